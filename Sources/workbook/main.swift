import BookContents
import Terminal
import WorkbookCommands

await Program.workbook.main { try Book.find() }

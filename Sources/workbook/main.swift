import Book
import Reader
import Terminal

await Program.workbook.main { try Book.find() }

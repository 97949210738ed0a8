import Bindery
import Book
import Shell

await Program.bookbinder.main { try Workbook.find() }

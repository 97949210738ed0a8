import Bindery
import Book
import Terminal

await Program.bookbinder.main { try Workbook.find() }

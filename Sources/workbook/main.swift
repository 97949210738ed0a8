import Book
import Foundation
import Reader
import Terminal

// Set by scripts/workbook; removed so that programs we start do not inherit it.
let typedAs = ProcessInfo.processInfo.environment["SHIPSHAPE_PROGRAM"]
unsetenv("SHIPSHAPE_PROGRAM")
await Program.workbook(typedAs: typedAs).main { try Book.find() }

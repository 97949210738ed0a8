import Book
import Foundation
import Reader
import Terminal

// Set by scripts/workbook; not for the programs that we start.
let typedAs = ProcessInfo.processInfo.environment["SHIPSHAPE_PROGRAM"]
unsetenv("SHIPSHAPE_PROGRAM")
await Program.workbook(typedAs: typedAs).main { try Workbook.find() }

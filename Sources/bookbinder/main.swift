import Bindery
import Book
import Foundation
import Shell

let console = StandardConsole()
let program = Program.bookbinder

/// Ends the program with a sentence for whoever typed the command.
func fail(_ sentence: String, code: Int32) -> Never {
  console.warn(sentence, from: "bookbinder")
  exit(code)
}

do {
  let words = Array(CommandLine.arguments.dropFirst())
  let isRight = try await program.run(words, on: console) {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    return try Workbook.find(from: [here] + [Bundle.main.executableURL].compactMap { $0 })
  }
  if let reason = console.writeFailure {
    fail("The output could not be written: \(reason).", code: 1)
  }
  exit(isRight ? 0 : 1)
} catch let error as UsageError {
  fail("\(error)", code: 64)
} catch let error as any ReaderError {
  fail("\(error)", code: error.isWrongUsage ? 64 : 1)
} catch {
  fail("\(error)", code: 70)
}

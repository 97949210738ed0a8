import Foundation
import Shell
import WorkbookCore

/// Ends the program with a sentence for the reader.
func fail(_ sentence: String, on console: StandardConsole, code: Int32) -> Never {
  console.writeError("workbook: \(sentence)\n")
  exit(code)
}

let console = StandardConsole()
do {
  let words = Array(CommandLine.arguments.dropFirst())
  let isRight = try await Program.workbook.run(words, on: console) {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    return try Workbook.find(from: [here] + [Bundle.main.executableURL].compactMap { $0 })
  }
  if let reason = console.writeFailure {
    fail("The output could not be written: \(reason).", on: console, code: 1)
  }
  exit(isRight ? 0 : 1)
} catch let error as UsageError {
  fail(error.description, on: console, code: 64)
} catch let error as WorkbookError where error.isWrongUsage {
  fail(error.description, on: console, code: 64)
} catch {
  fail("\(error)", on: console, code: 70)
}

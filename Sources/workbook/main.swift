import Book
import Foundation
import Reader
import Shell

/// Ends the program with a sentence for the reader.
func fail(_ sentence: String, on console: StandardConsole, code: Int32) -> Never {
  if console.isTerminal {
    console.warn(sentence, from: "workbook")
  } else {
    console.writeError("workbook: \(sentence)\n")
  }
  exit(code)
}

let console = StandardConsole()
// Set by scripts/workbook; not for the programs that we start.
let program = Program.workbook(
  typedAs: ProcessInfo.processInfo.environment["SHIPSHAPE_PROGRAM"])
unsetenv("SHIPSHAPE_PROGRAM")
do {
  let words = Array(CommandLine.arguments.dropFirst())
  let isRight = try await program.run(words, on: console) {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    return try Workbook.find(from: [here] + [Bundle.main.executableURL].compactMap { $0 })
  }
  if let reason = console.writeFailure {
    fail("The output could not be written: \(reason).", on: console, code: 1)
  }
  exit(isRight ? 0 : 1)
} catch let end as Interrupted {
  exit(end.exitStatus)
} catch let error as UsageError {
  fail(program.asTyped(error.description), on: console, code: 64)
} catch let error as any ReaderError {
  fail(program.asTyped(error.description), on: console, code: error.isWrongUsage ? 64 : 1)
} catch {
  fail(program.asTyped("\(error)"), on: console, code: 70)
}

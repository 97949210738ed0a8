import ArcadeCore
import Foundation
import Shell

/// Ends the program with a sentence for the player.
func fail(_ sentence: String, on console: StandardConsole, code: Int32) -> Never {
  console.writeError("arcade: \(sentence)\n")
  exit(code)
}

let console = StandardConsole()
// Set where the workbook plays a kata.
let program = Program.arcade(typedAs: ProcessInfo.processInfo.environment["SHIPSHAPE_ARCADE"])
do {
  let words = Array(CommandLine.arguments.dropFirst())
  let isRight = try await program.run(words, on: console) { .standard }
  if let reason = console.writeFailure {
    fail("The output could not be written: \(reason).", on: console, code: 1)
  }
  exit(isRight ? 0 : 1)
} catch let interrupted as Interrupted {
  exit(interrupted.exitStatus)
} catch let error as UsageError {
  fail(program.asTyped(error.description), on: console, code: 64)
} catch let error as ArcadeError {
  fail(program.asTyped(error.description), on: console, code: error.isWrongUsage ? 64 : 1)
} catch {
  fail("\(error)", on: console, code: 70)
}

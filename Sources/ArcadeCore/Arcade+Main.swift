import Foundation
import Shell

extension Arcade {
  /// Runs the arcade's program with the arguments of its command line, and exits with 0, 1 for a
  /// failed check, 64 for wrong usage or 70 for our own fault.
  ///
  /// - Parameter arcade: Makes the arcade once a command needs it.
  public static func main(_ arcade: @escaping @Sendable () -> Arcade) async -> Never {
    let console = StandardConsole()
    func fail(_ sentence: String, code: Int32) -> Never {
      console.writeError("arcade: \(sentence)\n")
      exit(code)
    }
    // Set if the workbook runs the arcade with a kata.
    let program = Program.arcade(typedAs: ProcessInfo.processInfo.environment["SHIPSHAPE_ARCADE"])
    do {
      let words = Array(CommandLine.arguments.dropFirst())
      let isRight = try await program.run(words, on: console, finding: arcade)
      if let reason = console.writeFailure {
        fail("The output could not be written: \(reason).", code: 1)
      }
      exit(isRight ? 0 : 1)
    } catch let interrupted as Interrupted {
      exit(interrupted.exitStatus)
    } catch let error as UsageError {
      fail(program.asTyped(error.description), code: 64)
    } catch let error as ArcadeError {
      fail(program.asTyped(error.description), code: error.isWrongUsage ? 64 : 1)
    } catch {
      fail("\(error)", code: 70)
    }
  }
}

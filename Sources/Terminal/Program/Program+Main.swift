import Foundation
import Text

extension Program {
  /// Runs the command line of this process and exits: with 0, with 1 for a failed check or a
  /// failure, 64 for wrong usage, or 70 for our own fault.
  public func main(finding context: @Sendable () throws -> Context) async -> Never {
    let console = StandardConsole()
    func fail(_ sentence: String, code: Int32) -> Never {
      let words = "\(name): \(sentence)"
      let lines = TextFlow(width: console.width).lines(words)
      console.writeError(
        console.isTerminal ? StyledText.text(lines, usesColor: false) : "\(words)\n")
      exit(code)
    }
    do {
      let words = Array(CommandLine.arguments.dropFirst())
      let isRight = try await run(words, on: console, finding: context)
      if let reason = console.writeFailure {
        fail("The output could not be written: \(reason).", code: 1)
      }
      exit(isRight ? 0 : 1)
    } catch let interruption as Interruption {
      exit(interruption.exitStatus)
    } catch let error as any ReaderError {
      fail(error.description, code: error.isWrongUsage ? 64 : 1)
    } catch let error where error is CocoaError || error is POSIXError {
      fail(error.sentence, code: 1)
    } catch {
      fail("\(error)", code: 70)
    }
  }
}

extension Error {
  /// What went wrong, for a reader: the system's own description is for programmers.
  public var sentence: String {
    guard self is CocoaError || self is POSIXError else { return "\(self)" }
    let path = (self as NSError).userInfo[NSFilePathErrorKey].map { "\($0): " } ?? ""
    return path + localizedDescription
  }
}

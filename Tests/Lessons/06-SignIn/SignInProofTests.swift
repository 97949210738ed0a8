import Foundation
import LessonSupport
import Testing

/// Why before is worse, in the words of the compiler.
@Suite("Proofs: sign-in")
struct SignInProofTests {
  /// A file of the lesson with a few lines added at its end.
  private static func file(_ path: String, adding lines: String) -> String {
    LessonSources.text(of: "Sources/Lessons/06-SignIn/\(path)")
      + "@testable import SignIn\(path.prefix { $0 != "/" })\n\(lines)"
  }

  private static let leakBefore = CompilerTrial(
    "Before lets a password into the log, and nobody objects",
    accepted: file(
      "Before/SignInController.swift",
      adding: """
        extension SignInController {
          func note() { log.write("sign-in: trying \\(form)") }
        }
        """))

  private static let leakAfter = CompilerTrial(
    "In after the compiler keeps what was typed out of the log",
    file(
      "After/SignInViewModel.swift",
      adding: """
        extension SignInViewModel {
          func note(_ request: SignInRequest) {
            logger.note(request)
            logger.note(form)
            logger.note("trying \\(form.password)")
            logger.log.write("trying \\(form)")
          }
        }
        """),
    refused: [
      "instance method 'note' requires that 'SignInForm' conform to 'Loggable'",
      "instance method 'note' requires that 'String' conform to 'Loggable'",
      "'log' is inaccessible due to 'private' protection level",
    ])

  /// After takes another client, and reads an answer that nobody sent: see ``PartsTests``.
  private static let waysIn = CompilerTrial(
    "Before has no way in but a session: neither for another client nor for an answer",
    """
    import Foundation
    import PlayerRoster
    @testable import SignInBefore
    @MainActor func ask(_ service: AccountService, _ log: any LogWriting) {
      let screen = SignInController(service: service, log: log)
      _ = screen.read
      _ = SignInController(service: service, client: { Data() }, log: log)
      _ = screen.form.status
    }
    """,
    refused: [
      "'read' is inaccessible due to 'private' protection level",
      "extra argument 'client' in call",
    ])

  private static let trials = CompilerTrials([leakBefore, leakAfter, waysIn])

  @Test("The compiler reports exactly the expected errors", arguments: trials.all)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.trials.errors(of: trial) == trial.errors)
  }
}

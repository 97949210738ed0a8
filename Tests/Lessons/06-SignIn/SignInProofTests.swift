import Foundation
import TestSupport
import Testing

/// Why before is worse, in the words of the compiler.
@Suite("Proofs: sign-in")
struct SignInProofTests {
  // MARK: - A password in the log

  // snippet: leak-before
  @Test("Before lets a password into the log, and nobody objects")
  func leakBefore() throws {
    let leak = """
      extension SignInController {
        func note() { log.write("sign-in: trying \\(form.password)") }
      }
      """
    #expect(try errors(adding: leak, to: "Before/SignInController.swift") == [])
  }
  // end: leak-before

  // snippet: leak-after
  @Test("In after the compiler keeps what holds a password out of the log")
  func leakAfter() throws {
    let leak = """
      extension SignInViewModel {
        func note(_ credentials: Credentials, _ request: SignInRequest) {
          logger.note(request)
          logger.note(credentials)
          logger.note("trying \\(credentials.password)")
          logger.log.write("trying \\(credentials.password)")
        }
      }
      """
    #expect(
      try errors(adding: leak, to: "After/SignInViewModel.swift") == [
        "instance method 'note' requires that 'Credentials' conform to 'Loggable'",
        "instance method 'note' requires that 'String' conform to 'Loggable'",
        "'log' is inaccessible due to 'private' protection level",
      ])
  }
  // end: leak-after

  // MARK: - Ways in

  /// After takes another client, and reads an answer that nobody sent: see ``PartsTests``.
  @Test("Before has no way in but a session: neither for another client nor for an answer")
  func waysIn() throws {
    let source = """
      import Foundation
      import PlayerRoster
      @testable import SignInBefore
      @MainActor func ask(_ service: AccountService, _ log: any LogWriting) {
        let screen = SignInController(service: service, log: log)
        _ = screen.read
        _ = SignInController(service: service, client: { Data() }, log: log)
        _ = screen.form.status
      }
      """
    #expect(
      try errors(in: source) == [
        "'read' is inaccessible due to 'private' protection level",
        "extra argument 'client' in call",
      ])
  }

  private func errors(in source: String) throws -> [String] {
    try Refusal.errors(in: source, lesson: "06-SignIn", room: "PlayerRoster")
  }

  /// The errors in a file of the lesson with a few lines added at its end.
  private func errors(adding lines: String, to file: String) throws -> [String] {
    let code = try String(
      contentsOf: PackageFolder.appending("Sources/Lessons/06-SignIn/\(file)"), encoding: .utf8)
    let side = file.prefix { $0 != "/" }
    return try errors(in: "@testable import SignIn\(side)\n\(code)\n\(lines)")
  }
}

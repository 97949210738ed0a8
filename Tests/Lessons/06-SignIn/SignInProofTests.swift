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
        func note(_ credentials: Credentials) {
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

  @Test("What says of itself what is loggable is logged in after")
  func loggedAfter() throws {
    let source = """
      extension SignInViewModel {
        func note(_ request: SignInRequest, _ account: Account, _ error: SignInError) {
          logger.note(request)
          logger.note(account)
          logger.note(error)
        }
      }
      """
    #expect(try errors(adding: source, to: "After/SignInViewModel.swift") == [])
  }

  // MARK: - Another way to load

  @Test("Before has no place for another way to load, and after takes one")
  func anotherClient() throws {
    let seam = "import Foundation\nimport PlayerRoster\n"
    let before = """
      @testable import SignInBefore
      @MainActor func screen(_ service: AccountService, _ log: any LogWriting) -> any SigningIn {
        SignInController(service: service, client: { Data() }, log: log)
      }
      """
    #expect(try errors(in: seam + before) == ["extra argument 'client' in call"])
    let after = """
      @testable import SignInAfter
      struct Offline: DataLoading {
        func load(_ request: URLRequest) async throws(SignInError) -> Data { Data() }
      }
      @MainActor func screen(_ url: URL, _ log: any LogWriting) -> any SigningIn {
        SignInController(
          viewModel: SignInViewModel(url: url, client: Offline(), logger: SignInLogger(log)))
      }
      """
    let networking = "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"
    #expect(try errors(in: seam + networking + after) == [])
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

import Foundation
import PlayerRoster
import SignInGuest
import Testing

@MainActor
@Suite(
  "A client from outside",
  .enabled("It is not tried yet.") { @MainActor in
    signIn(answeredWith: Data(), log: RecordingLog()) != nil
  })
struct GuestTests {
  private func status(after answer: String) async throws -> SignInForm.Status {
    let log = RecordingLog()
    let screen = try #require(signIn(answeredWith: Data(answer.utf8), log: log))
    screen.type(email: "ada@example.org")
    screen.type(password: "secret")
    await screen.submit()
    #expect(!log.lines.contains { $0.contains("secret") })
    return screen.form.status
  }

  @Test("An answer with an account signs in the player it names")
  func account() async throws {
    let status = try await status(after: #"{"id":7,"nickname":"Ada"}"#)
    guard case .welcome(_, let account) = status else {
      Issue.record("Nobody was signed in, but: \(status)")
      return
    }
    #expect(account == Account(id: 7, nickname: "Ada"))
  }

  @Test("An answer that cannot be read is reported in an alert")
  func nonsense() async throws {
    let status = try await status(after: "no account")
    guard case .alert = status else {
      Issue.record("There is no alert, but: \(status)")
      return
    }
  }
}

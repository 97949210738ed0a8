import Foundation
import PlayerRoster
import Testing

@testable import SignInAfter

/// After's view model, without any network.
@Suite("Parts of a sign-in", .timeLimit(.minutes(5)))
@MainActor
struct PartsTests {
  @Test("The view model greets what its client loads, and tells an error in the error's own words")
  func viewModel() async throws {
    let coolman = Account(id: 7, nickname: "CoolMan")
    let loads: [(Result<String, SignInError>, SignInForm.Status, any Loggable)] = [
      (
        .success(#"{"nickname":"CoolMan","id":7}"#), .welcome("Welcome, CoolMan.", coolman),
        coolman
      ),
      (.success("{}"), .alert(SignInError.noAccount.description), SignInError.noAccount),
      (
        .failure(.status(418)), .alert(SignInError.status(418).description), SignInError.status(418)
      ),
    ]
    for (result, status, noted) in loads {
      let log = RecordingLog()
      let viewModel = SignInViewModel(
        url: try #require(URL(string: "https://example.org/sign-in")),
        client: CannedClient(result: result), logger: SignInLogger(log))
      await viewModel.signIn(email: "a@b", password: "x")
      #expect(viewModel.status == status)
      #expect(
        log.lines
          == ["sign-in: POST https://example.org/sign-in", "sign-in: \(noted.logText)"])
    }
  }
}

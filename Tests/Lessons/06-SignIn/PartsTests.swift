import Foundation
import PlayerRoster
import SignInAfter
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// A guest of the lesson: another module, which sees what is public and nothing else.

@Suite("Proofs: the parts of a sign-in, from outside", .timeLimit(.minutes(5)))
@MainActor
struct PartsTests {
  @Test("The view model greets what its client loads, and tells an error in the error's own words")
  func viewModel() async throws {
    let coolman = Account(id: 7, nickname: "CoolMan")
    let loads: [(Result<String, LoadingError>, SignInForm.Status, String)] = [
      (
        .success(#"{"nickname":"CoolMan","id":7}"#), .welcome("Welcome, CoolMan.", coolman),
        "account 7"
      ),
      (
        .success("{}"), .alert(SignInError.noAccount.description),
        "failed, an answer without an account"
      ),
      (
        .failure(.transport(.timedOut)),
        .alert(SignInError.loading(.transport(.timedOut)).description), "failed, error -1001"
      ),
    ]
    for (result, status, noted) in loads {
      let log = RecordingLog()
      let viewModel = SignInViewModel(
        url: try #require(URL(string: "https://example.org/sign-in")),
        client: CannedClient(result: result), log: log)
      viewModel.type(email: "a@b")
      viewModel.type(password: "x")
      await viewModel.submit()
      #expect(viewModel.form.status == status)
      #expect(log.lines == ["sign-in: POST https://example.org/sign-in", "sign-in: \(noted)"])
    }
  }

  @Test("The client loads from any address, whatever it is about")
  func elsewhere() async throws {
    let stub = try StubService(.answer(200, "Closed on Sunday."), .answer(204, ""), .foreign)
    let client = APIClient(session: stub.service.session)
    let request = URLRequest(url: stub.url.appendingPathComponent("notice"))
    #expect(String(decoding: try await client.load(request), as: UTF8.self) == "Closed on Sunday.")
    #expect(try await client.load(request).isEmpty)
    await #expect(throws: LoadingError.transport(.badServerResponse)) {
      try await client.load(request)
    }
    #expect(stub.requests.map(\.url) == [request.url, request.url, request.url])
  }
}

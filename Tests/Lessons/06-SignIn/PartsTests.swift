import Foundation
import PlayerRoster
import Testing

@testable import SignInAfter

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The parts of after, each by itself.
@Suite("Parts of a sign-in", .timeLimit(.minutes(5)))
struct PartsTests {
  private let coolman = Account(id: 7, nickname: "CoolMan")

  private func address(_ text: String = "https://example.org/sign-in") throws -> URL {
    try #require(URL(string: text))
  }

  // MARK: - Credentials and request

  @Test("Credentials are trimmed where they may be, and name what is missing")
  func credentials() throws {
    let credentials = try Credentials(email: " a@b\n", password: " x ")
    #expect(credentials.email == "a@b" && credentials.password == " x ")
    #expect(throws: Credentials.Missing.email) { try Credentials(email: " ", password: "") }
    #expect(throws: Credentials.Missing.password) { try Credentials(email: "a@b", password: "") }
  }

  @Test("A request is made without a session")
  func request() throws {
    let request = SignInRequest(
      try Credentials(email: "a/b@c", password: "d"), to: try address())
    let made = request.urlRequest
    #expect(
      [made.url?.absoluteString, made.httpMethod, made.bodyText, request.logText] == [
        "https://example.org/sign-in", "POST", #"{"email":"a/b@c","password":"d"}"#,
        "POST https://example.org/sign-in",
      ])
    #expect(
      made.allHTTPHeaderFields
        == ["Content-Type": "application/json", "Accept": "application/json"])
  }

  // MARK: - Client

  @Test("The client loads whatever it is asked for, as it comes")
  func client() async throws {
    let stub = try StubService(.answer(202, "no JSON, no account"))
    var request = URLRequest(url: stub.url.appendingPathComponent("news"))
    request.httpMethod = "PUT"
    let data = try await APIClient(session: stub.service.session).load(request)
    #expect(String(decoding: data, as: UTF8.self) == "no JSON, no account")
    #expect(stub.requests.map(\.httpMethod) == ["PUT"])
    #expect(stub.requests.map(\.url?.path) == ["/news"])
  }

  @Test("The client says what kept it from loading")
  func clientErrors() async throws {
    let replies: [(StubService.Reply, SignInError)] = [
      (.answer(199, "x"), .status(199)), (.answer(300, "x"), .status(300)),
      (.answer(200, ""), .emptyAnswer), (.failure(.timedOut), .transport(.timedOut)),
      (.foreign, .transport(.badServerResponse)),
    ]
    for (reply, error) in replies {
      let stub = try StubService(reply)
      await #expect(throws: error) {
        try await APIClient(session: stub.service.session).load(URLRequest(url: stub.url))
      }
    }
  }

  // MARK: - Decoder

  @Test("The decoder reads an answer that nobody sent")
  func decoder() throws {
    let decoder = AccountDecoder()
    #expect(try decoder.account(from: Data(#"{"nickname":"CoolMan","id":7}"#.utf8)) == coolman)
    #expect(throws: SignInError.noJSON) { try decoder.account(from: Data("<html>".utf8)) }
    #expect(throws: SignInError.noAccount) { try decoder.account(from: Data("{}".utf8)) }
  }

  // MARK: - Logger

  @Test("The logger writes what a thing says of itself, a line for each")
  func logger() {
    let log = RecordingLog()
    let logger = SignInLogger(log)
    logger.note(Account(id: 7, nickname: "a\nsign-in: account 8"))
    logger.note(SignInError.status(418))
    logger.note(Cancellation())
    #expect(
      log.lines == ["sign-in: account 7", "sign-in: failed, status 418", "sign-in: cancelled"])
  }

  // MARK: - View model

  @Test("The view model needs no network")
  @MainActor
  func viewModel() async throws {
    let client = CannedClient(result: .success(#"{"id":7,"nickname":"CoolMan"}"#))
    let viewModel = SignInViewModel(
      url: try address(), client: client, logger: SignInLogger(RecordingLog()))
    await viewModel.signIn(email: "a@b", password: "x")
    #expect(viewModel.status == .welcome("Welcome, CoolMan.", coolman))
  }

  @Test("The view model tells every error in the error's own words")
  @MainActor
  func errors() async throws {
    let errors: [SignInError] = [
      .transport(.timedOut), .status(401), .status(500), .emptyAnswer, .noJSON, .noAccount,
    ]
    for error in errors {
      let log = RecordingLog()
      let viewModel = SignInViewModel(
        url: try address(), client: CannedClient(result: .failure(error)),
        logger: SignInLogger(log))
      await viewModel.signIn(email: "a@b", password: "x")
      #expect(viewModel.status == .alert(error.description))
      #expect(log.lines.last == "sign-in: \(error.logText)")
    }
  }

  @Test("A view model that was cancelled is let go, though its client still loads")
  @MainActor
  func viewModelLetGo() async throws {
    let stub = try StubService(.held)
    weak var gone: SignInViewModel?
    do {
      let viewModel = SignInViewModel(
        url: stub.url, client: APIClient(session: stub.service.session),
        logger: SignInLogger(RecordingLog()))
      gone = viewModel
      let signingIn = Task { await viewModel.signIn(email: "a@b", password: "x") }
      while viewModel.status != .sending, !Task.isCancelled { await Task.yield() }
      viewModel.cancel()
      await signingIn.value
    }
    #expect(gone == nil)
    stub.release()
  }

  @Test("Somebody without a nickname is greeted too")
  func greeting() {
    #expect(coolman.greeting == "Welcome, CoolMan.")
    #expect(Account(id: 1, nickname: " ").greeting == "Welcome.")
  }
}

import Foundation
import LoopbackSupport
import PlayerVisit
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Signing in over a real connection", .timeLimit(.minutes(5)))
@MainActor
struct LoopbackTests {
  private let account = #"{"id":7,"nickname":"CoolMan"}"#

  /// The news of a sign-in at an address.
  private func news(
    _ side: Side, at url: URL, password: String = "shipshape"
  ) async throws -> News {
    let screen = Screen(side, to: try #require(AccountService(at: url)), password: password)
    await screen.submit()
    return screen.news
  }

  @Test("The request is one JSON POST to the service's sign-in path", arguments: Side.allCases)
  func request(side: Side) async throws {
    let server = try LoopbackServer(.answer(status: 200, body: account))
    let news = try await news(
      side, at: server.url.appendingPathComponent("api"), password: "é/\"\u{1}")
    #expect(news == .welcome("Welcome, CoolMan."))
    let body = #"{"email":"coolman@example.org","password":"é/\"\u0001"}"#
    let headers = ["content-type", "accept", "content-length"]
    let facts = server.requests.map { request in
      [request.method, request.target, String(decoding: request.body, as: UTF8.self)]
        + headers.map { request.headers[$0] ?? "" }
    }
    let json = "application/json"
    #expect(facts == [["POST", "/api/sign-in", body, json, json, "\(body.utf8.count)"]])
  }

  @Test("A port where nothing listens is reported", arguments: Side.allCases)
  func refused(side: Side) async throws {
    let port = try DeafPort()
    let news = try await news(side, at: port.url)
    #expect(news == .alert("The account service refuses connections; try again later."))
  }

  @Test(
    "An address that the system cannot use is reported",
    arguments: Side.allCases,
    [
      (
        "http://[::1]:9",
        "This system cannot use an address with brackets; use the account service's host name."
      ),
      (
        "http://127.0.0.1:65536",
        "The account service's address is not valid; check its host and its port."
      ),
    ])
  func unusable(side: Side, _ place: (address: String, sentence: String)) async throws {
    let url = try #require(URL(string: place.address))
    let refusal = "The account service refuses connections; try again later."
    // Other systems, and later versions of Foundation, report a refused connection.
    #expect(try await [.alert(place.sentence), .alert(refusal)].contains(news(side, at: url)))
  }

  @Test(
    "A late answer is still shown, and a page of HTML is reported",
    arguments: Side.allCases)
  func late(side: Side) async throws {
    let server = try LoopbackServer { [account] request in
      Thread.sleep(forTimeInterval: 0.2)
      return .answer(
        status: 200, body: request.target.hasPrefix("/late") ? account : "<html><body>Welcome.")
    }
    let late = try await news(side, at: server.url.appendingPathComponent("late"))
    #expect(late == .welcome("Welcome, CoolMan."))
    let page = try await news(side, at: server.url)
    #expect(page == .alert("The account service's answer cannot be read; check its address."))
  }

  @Test(
    "A connection that breaks before or during the answer is reported", arguments: Side.allCases)
  func broken(side: Side) async throws {
    for reply in [LoopbackServer.Reply.hangUp, .halfAnAnswer(body: account)] {
      let server = try LoopbackServer(reply)
      let news = try await news(side, at: server.url)
      let sentence =
        "The connection to the account service failed; check its address, or try again later."
      #expect(news == .alert(sentence))
    }
  }

  @Test(
    "A service that asks for Basic authentication is reported", arguments: Side.allCases)
  func challenge(side: Side) async throws {
    let server = try LoopbackServer(
      .answer(status: 401, headers: ["WWW-Authenticate": #"Basic realm="accounts""#], body: ""))
    let news = try await news(side, at: server.url)
    #expect(
      news == .alert("The account service asks for another kind of sign-in; check its address."))
  }

  @Test("A request that is never answered times out", arguments: Side.allCases)
  func timeOut(side: Side) async throws {
    let server = try LoopbackServer(.silence)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 0.3
    let screen = Screen(
      side, to: AccountService(url: server.url, session: URLSession(configuration: configuration)))
    await screen.submit()
    #expect(screen.news == .alert("The account service did not answer in time; try again later."))
  }

  @Test(
    "A password is not sent on when a server redirects", arguments: Side.allCases,
    [301, 302, 303, 307, 308])
  func redirect(side: Side, code: Int) async throws {
    let elsewhere = try LoopbackServer(.answer(status: 200, body: account))
    let server = try LoopbackServer(
      .answer(status: code, headers: ["Location": elsewhere.url.absoluteString], body: ""))
    let sentence = "The account service rejected the sign-in (\(code)); check its address."
    let shown = try await news(side, at: server.url)
    #expect(shown == .alert(sentence))
    #expect(elsewhere.requests.isEmpty)
  }
}

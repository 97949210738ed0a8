import Foundation
import LoopbackSupport
import PlayerRoster
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Signing in over a real connection", .timeLimit(.minutes(5)))
@MainActor
struct LoopbackTests {
  private func service(at url: URL) throws -> AccountService {
    try #require(AccountService(at: url))
  }

  @Test("The request comes out of the wire as it must be", arguments: Side.allCases)
  func request(side: Side) async throws {
    let server = try LoopbackServer(
      .answer(status: 200, body: #"{"id":7,"nickname":"CoolMan"}"#))
    let screen = Screen(
      side, to: try service(at: server.url.appendingPathComponent("api")), password: "é/\"\u{1}")
    await screen.signIn.submit()
    #expect(screen.status == .welcome("Welcome, CoolMan.", Account(id: 7, nickname: "CoolMan")))
    let request = try #require(server.requests.first)
    let body = #"{"email":"coolman@example.org","password":"é/\"\u0001"}"#
    let headers = ["content-type", "accept", "content-length"].map { request.headers[$0] }
    #expect([request.method, request.target] == ["POST", "/api/sign-in"])
    #expect(headers == ["application/json", "application/json", "\(body.utf8.count)"])
    #expect(request.body == Array(body.utf8))
    #expect(server.requests.count == 1)
  }

  @Test("A port where nobody listens is told", arguments: Side.allCases)
  func refused(side: Side) async throws {
    let port = try DeafPort()
    let screen = Screen(side, to: try service(at: port.url))
    await screen.signIn.submit()
    #expect(screen.status == .alert("The account service takes no connections; try again later."))
  }

  @Test(
    "A connection that breaks off before or within the answer is told", arguments: Side.allCases,
    [.hangUp, .halfAnAnswer(body: #"{"id":7,"nickname":"CoolMan"}"#)] as [LoopbackServer.Reply])
  func broken(side: Side, reply: LoopbackServer.Reply) async throws {
    let server = try LoopbackServer(reply)
    let screen = Screen(side, to: try service(at: server.url))
    await screen.signIn.submit()
    #expect(
      screen.status == .alert("The connection to the account service failed; try again later."))
    #expect(screen.log.lines.last?.hasPrefix("sign-in: failed, error -") == true)
  }

  @Test("A server that never answers is not waited for too long", arguments: Side.allCases)
  func timeOut(side: Side) async throws {
    let server = try LoopbackServer(.silence)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 0.3
    let screen = Screen(
      side, to: AccountService(url: server.url, session: URLSession(configuration: configuration)))
    await screen.signIn.submit()
    #expect(screen.status == .alert("The account service did not answer in time; try again later."))
  }

  @Test(
    "A password does not follow a server that sends it elsewhere", arguments: Side.allCases,
    [301, 302, 303, 307, 308])
  func redirect(side: Side, status: Int) async throws {
    let elsewhere = try LoopbackServer(
      .answer(status: 200, body: #"{"id":7,"nickname":"Thief"}"#))
    let server = try LoopbackServer(
      .answer(status: status, headers: ["Location": elsewhere.url.absoluteString], body: ""))
    let screen = Screen(side, to: try service(at: server.url))
    await screen.signIn.submit()
    #expect(
      screen.status
        == .alert("The account service did not take the sign-in (\(status)); check its address."))
    #expect(elsewhere.requests.isEmpty)
  }
}

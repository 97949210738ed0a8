import Foundation
import LoopbackSupport
import PlayerVisit
import Testing

@Suite("The password of a sign-in", .timeLimit(.minutes(5)))
@MainActor
struct SecretTests {
  /// Passwords that JSON, addresses and errors write differently from how they are typed.
  nonisolated static let passwords = [
    "hunter2", #"se"cret\wo/rd"#, "tab\tline\nend", "pässwörd 한", "%70ass&word=1",
    "\u{1}\u{7f}secret",
  ]

  /// The ways in which a password can be written.
  private func spellings(of password: String) throws -> [String] {
    let json = String(decoding: try JSONEncoder().encode([password]), as: UTF8.self)
      .dropFirst(2).dropLast(2)
    return [
      password, String(json), password.debugDescription, Data(password.utf8).base64EncodedString(),
      password.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? password,
    ]
  }

  @Test(
    "The password appears in no log line, no text that is shown and no description",
    arguments: Side.allCases,
    passwords)
  func secret(side: Side, password: String) async throws {
    // A server that echoes what it receives, in every way that a screen may stumble over.
    for (status, isWhole) in [(200, true), (200, false), (401, true), (500, true), (302, true)] {
      let server = try LoopbackServer { request in
        .answer(status: status, body: isWhole ? request.text : String(request.text.dropLast(3)))
      }
      let service = try #require(AccountService(at: server.url))
      try await check(Screen(side, to: service, password: password), password)
      #expect(server.requests.count == 1)
    }
    for reply in [StubService.Reply.failure(.timedOut), StubService.welcome] {
      let stub = try StubService(reply)
      try await check(Screen(side, to: stub.service, password: password), password)
    }
  }

  private func check(_ screen: Screen, _ password: String) async throws {
    await screen.submit()
    let texts =
      [String(describing: screen.signIn), String(reflecting: screen.signIn)]
      + screen.pictures.map { "\($0)" }
    #expect(screen.log.lines.count == 2)
    let spellings = try spellings(of: password)
    let leaks = (texts + screen.log.lines).filter { text in spellings.contains { text.contains($0) }
    }
    #expect(leaks == [])
  }

  @Test(
    "A name and a password in the service's address do not appear in the log",
    arguments: Side.allCases)
  func address(side: Side) async throws {
    let server = try LoopbackServer(.answer(status: 401, body: ""))
    var address = try #require(URLComponents(url: server.url, resolvingAgainstBaseURL: true))
    address.user = "arcade"
    address.password = "hunter2"
    address.path = "/api"
    address.query = "key=hunter3"
    address.fragment = "hunter4"
    let url = try #require(address.url)
    let service = try #require(AccountService(at: url))
    let screen = Screen(side, to: service)
    await screen.submit()
    #expect(
      screen.log.lines == [
        "sign-in: POST \(server.url.absoluteString)/api/sign-in", "sign-in: failed, status 401",
      ])
  }
}

import Foundation
import PlayerRoster
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("The request of a sign-in", .timeLimit(.minutes(5)))
@MainActor
struct RequestTests {
  @Test("Is a POST of JSON to the path below the service's address", arguments: Side.allCases)
  func request(side: Side) async throws {
    let stub = try StubService(StubService.welcome)
    await Screen(side, to: stub.service).signIn.submit()
    let request = try #require(stub.requests.first)
    let facts = [
      request.httpMethod, request.url?.absoluteString,
      request.value(forHTTPHeaderField: "Content-Type"),
      request.value(forHTTPHeaderField: "Accept"), request.bodyText,
    ]
    #expect(
      facts == [
        "POST", "\(stub.url.absoluteString)/sign-in", "application/json", "application/json",
        #"{"email":"coolman@example.org","password":"shipshape"}"#,
      ])
    #expect(stub.requests.count == 1)
  }

  @Test("Carries each text as JSON, to the byte", arguments: Side.allCases)
  func bodies(side: Side) async throws {
    let texts = [
      ("a/b", "a/b"), (#"""#, #"\""#), (#"\"#, #"\\"#), ("\u{1}", #"\u0001"#), ("\n", #"\n"#),
      ("é한😀", "é한😀"), ("\u{7f}\u{2028}", "\u{7f}\u{2028}"),
    ]
    for (text, json) in texts {
      let body = try await body(side, email: "x\(text)x", password: text)
      #expect(Array(body.utf8) == Array(#"{"email":"x\#(json)x","password":"\#(json)"}"#.utf8))
    }
  }

  @Test("Trims the e-mail address, and nothing of the password", arguments: Side.allCases)
  func trimming(side: Side) async throws {
    for password in ["  two  ", " "] {
      let body = try await body(side, email: " \ta b@c\n", password: password)
      #expect(body == #"{"email":"a b@c","password":"\#(password)"}"#)
    }
  }

  @Test("Submitting twice sends once", arguments: Side.allCases)
  func twice(side: Side) async throws {
    let stub = try StubService(.held)
    let screen = Screen(side, to: stub.service)
    let submitting = screen.submitting()
    await stub.nextRequest()
    await screen.signIn.submit()
    #expect(screen.status == .sending)
    stub.release()
    await submitting.value
    #expect(screen.status == .welcome("Welcome, CoolMan.", Account(id: 7, nickname: "CoolMan")))
    #expect(stub.requests.count == 1)
    #expect(screen.log.lines.count == 2)
  }

  private func body(_ side: Side, email: String, password: String) async throws -> String {
    let stub = try StubService(StubService.welcome)
    await Screen(side, to: stub.service, email: email, password: password).signIn.submit()
    return try #require(stub.requests.first).bodyText
  }
}

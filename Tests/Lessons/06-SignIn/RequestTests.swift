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
    let screen = Screen(side, to: stub.service)
    await screen.signIn.submit()
    let request = try #require(stub.requests.first)
    #expect(stub.requests.count == 1)
    #expect(request.httpMethod == "POST")
    #expect(request.url?.absoluteString == "\(stub.url.absoluteString)/sign-in")
    #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/json")
    #expect(request.value(forHTTPHeaderField: "Accept") == "application/json")
    #expect(request.bodyText == #"{"email":"coolman@example.org","password":"shipshape"}"#)
  }

  @Test("Carries each text as JSON, to the byte", arguments: Side.allCases)
  func bodies(side: Side) async throws {
    let texts = [
      ("a/b", "a/b"), (#"""#, #"\""#), (#"\"#, #"\\"#), ("\u{1}", #"\u0001"#), ("\n", #"\n"#),
      ("é한😀", "é한😀"), ("\u{7f}\u{2028}", "\u{7f}\u{2028}"),
    ]
    for (text, json) in texts {
      let stub = try StubService(StubService.welcome)
      let screen = Screen(side, to: stub.service, email: "x\(text)x", password: text)
      await screen.signIn.submit()
      let request = try #require(stub.requests.first)
      #expect(
        Array(request.bodyText.utf8) == Array(#"{"email":"x\#(json)x","password":"\#(json)"}"#.utf8)
      )
    }
  }

  @Test("Trims the e-mail address, and nothing of the password", arguments: Side.allCases)
  func trimming(side: Side) async throws {
    let stub = try StubService(StubService.welcome)
    let screen = Screen(side, to: stub.service, email: " \ta b@c\n", password: "  two  ")
    await screen.signIn.submit()
    #expect(stub.requests.first?.bodyText == #"{"email":"a b@c","password":"  two  "}"#)
  }

  @Test("A password of white space is a password", arguments: Side.allCases)
  func blankPassword(side: Side) async throws {
    let stub = try StubService(StubService.welcome)
    let screen = Screen(side, to: stub.service, password: " ")
    await screen.signIn.submit()
    #expect(stub.requests.first?.bodyText == #"{"email":"coolman@example.org","password":" "}"#)
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
}

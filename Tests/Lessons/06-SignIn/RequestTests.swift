import Foundation
import PlayerVisit
import Testing

@Suite("The sign-in request", .timeLimit(.minutes(5)))
@MainActor
struct RequestTests {
  private func body(_ side: Side, email: String, password: String) async throws -> String {
    let stub = try StubService(StubService.welcome)
    await Screen(side, to: stub.service, email: email, password: password).submit()
    return try #require(stub.requests.first).bodyText
  }

  @Test("The request carries each text as JSON, byte for byte", arguments: Side.allCases)
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

  @Test(
    "The request trims the e-mail address, but not the password", arguments: Side.allCases)
  func trimming(side: Side) async throws {
    for password in ["  two  ", " "] {
      let body = try await body(side, email: " \ta b@c\n", password: password)
      #expect(body == #"{"email":"a b@c","password":"\#(password)"}"#)
    }
  }
}

import Foundation
import Testing

@testable import PlayerVisit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("The embedded account service", .timeLimit(.minutes(5)))
struct EmbeddedAccountsTests {
  /// The status, the allowed method and the body of an answer.
  private func answer(
    to body: String?, method: String = "POST", path: String = "sign-in",
    type: String? = "application/json"
  ) async throws -> String {
    let service = AccountService.embedded()
    var request = URLRequest(url: service.url.appendingPathComponent(path))
    request.httpMethod = method
    request.setValue(type, forHTTPHeaderField: "Content-Type")
    request.httpBody = body.map { Data($0.utf8) }
    let (data, response) = try await service.session.data(for: request)
    let http = try #require(response as? HTTPURLResponse)
    func header(_ name: String) -> String? { http.value(forHTTPHeaderField: name) }
    #expect(header("Content-Type") == "application/json")
    #expect(header("Content-Length") == "\(data.count)")
    let allowed: String = header("Allow").map { "only \($0) " } ?? ""
    return "\(http.statusCode) \(allowed)" + String(decoding: data, as: UTF8.self)
  }

  @Test("The embedded service has a reserved address, and hints at its password in one line")
  func address() {
    let service = AccountService.embedded()
    #expect(service.signInURL.absoluteString == "https://accounts.shipshape.invalid/sign-in")
    #expect(
      service.hint
        == "Practice: any address such as me@example.com will do; the password is shipshape.")
  }

  @Test("The embedded service accepts any user with its password, for one path, method and type")
  func requests() async throws {
    func body(_ email: String, _ password: String = "shipshape") -> String {
      #"{"email":"\#(email)","password":"\#(password)"}"#
    }
    let good = body("CoolMan@example.org")
    for type in ["application/json", "Application/JSON; charset=utf-8"] {
      let account = #"200 {"id":682838886,"nickname":"CoolMan"}"#
      #expect(try await answer(to: good, type: type) == account)
    }
    let malformed =
      #"400 {"error":"The body must be a JSON object with the strings email and password."}"#
    for type in [nil, "text/plain"] {
      #expect(try await answer(to: good, type: type) == malformed)
    }
    for body in [
      nil, "", "[]", "{}", #"{"email":"a@b"}"#, #"{"password":"shipshape"}"#,
      #"{"email":1,"password":"shipshape"}"#, "email=a@b&password=shipshape",
    ] {
      #expect(try await answer(to: body) == malformed, "\(body ?? "no body")")
    }
    for path in ["sign-out", "sign-in/x", ""] {
      let notThere = #"404 {"error":"There is nothing here but /sign-in."}"#
      #expect(try await answer(to: good, path: path) == notThere)
    }
    for (method, body) in [("GET", nil), ("PUT", good)] {
      let wrongMethod = #"405 only POST {"error":"Sign-in takes POST."}"#
      #expect(try await answer(to: body, method: method) == wrongMethod)
    }
    for body in [
      body("a@b", "Shipshape"), body("a@b", ""), body("a@b", "shipshape "), body("a"), body("@"),
      body("@b"), body("a@"),
    ] {
      let refused = #"401 {"error":"The e-mail address or the password is wrong."}"#
      #expect(try await answer(to: body) == refused, "\(body)")
    }
  }

  @Test("A nickname is the part of an address before the last @, made valid for the roster")
  func nicknames() throws {
    for (email, nickname) in [
      ("CoolMan@example.org", "CoolMan"), ("a@b@c", "a@b"), (" ab c @d", "ab c"),
      ("12345678901234567890@a", "12345678901234567890"),
      ("123456789012345678901@a", "12345678901234567890"),
      ("1234567890123456789 1@a", "1234567890123456789"),
      ("한글😀👩‍👩‍👧@a", "한글😀👩‍👩‍👧"), ("a\u{7}\u{2028}\n\u{2029}b@c", "ab"),
      ("\u{7}@a", "Player"), (" @a", "Player"), ("e\u{301}\u{1b}@a", "e\u{301}"),
    ] {
      let given = PracticeAccounts().account(of: email)?.nickname
      #expect(given == nickname && (try? Nickname(nickname).text) == nickname, "\(email)")
    }
  }

  @Test("An address has the same id whatever its case, and different addresses have different ids")
  func ids() {
    func id(_ email: String) -> Int? { PracticeAccounts().account(of: email)?.id }
    #expect(id("coolman@EXAMPLE.org") == 682_838_886, "The id ignores case.")
    let ids = Set((0..<1000).compactMap { id("player\($0)@example.org") })
    let outside = ids.filter { !(1...0x7fff_ffff).contains($0) }
    #expect(ids.count == 1000 && outside.isEmpty)
    #expect(ids.contains { $0 > 0x7f00_0000 })
    #expect(id("oqbdagb@a") == 1, "This address would have 0, which is the guest's.")
  }

  @Test("A streamed body is read to its last byte", arguments: [0, 1, 4096, 10_000])
  func stream(count: Int) throws {
    let body = Data((0..<count).map { UInt8($0 % 251) })
    var request = URLRequest(url: EmbeddedAccounts.url)
    #expect(request.wholeBody.isEmpty)
    request.httpBodyStream = InputStream(data: body)
    #expect(request.wholeBody == body)
  }
}

import Foundation
import LoopbackSupport
import Testing

@testable import PlayerVisit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Account services", .timeLimit(.minutes(5)))
struct AccountServiceTests {
  @Test("A service needs an http or https address with a host; sign-ins go to a path below it")
  func addresses() throws {
    let addresses: [(String, signIn: String?)] = [
      ("http://a.b", "http://a.b/sign-in"), ("http://a.b/", "http://a.b/sign-in"),
      ("https://a.b/c", "https://a.b/c/sign-in"),
      ("http://127.0.0.1:80/c/", "http://127.0.0.1:80/c/sign-in"),
      ("HTTPS://a.b:8443", "HTTPS://a.b:8443/sign-in"), ("ftp://a.b", nil), ("file:///tmp/a", nil),
      ("a.b", nil), ("http:", nil), ("https:///a", nil), ("/a", nil),
    ]
    for (text, signIn) in addresses {
      let service = URL(string: text).flatMap { AccountService(at: $0) }
      let address = service?.signInURL.absoluteString
      #expect(address == signIn && service?.hint == nil, "\(text)")
    }
  }

  @Test(
    "A service's session waits fifteen seconds for a whole answer, and keeps no cache or cookies")
  func patience() throws {
    let url = try #require(URL(string: "http://example.org"))
    for service in [AccountService(at: url), .embedded()] {
      let kept = service?.session.configuration
      #expect(kept?.timeoutIntervalForRequest == 15 && service?.patience == .seconds(15))
      #expect(kept?.urlCache == nil && kept?.httpShouldSetCookies == false)
    }
  }

  @Test("A service's session follows no redirect", arguments: [301, 302, 303, 307, 308])
  func redirects(status: Int) async throws {
    let elsewhere = try LoopbackServer(.answer(status: 200, body: "{}"))
    let server = try LoopbackServer(
      .answer(status: status, headers: ["Location": elsewhere.url.absoluteString], body: "moved"))
    let service = try #require(AccountService(at: server.url))
    var request = URLRequest(url: service.signInURL)
    request.httpMethod = "POST"
    request.httpBody = Data("secret".utf8)
    let (_, response) = try await service.session.data(for: request)
    #expect((response as? HTTPURLResponse)?.statusCode == status)
    let texts = [server, elsewhere].map { $0.requests.map(\.text) }
    #expect(texts == [["secret"], []])
  }

  @Test("A service that asks for HTTP credentials causes an error instead of a wait")
  func challenge() async throws {
    let server = try LoopbackServer(
      .answer(status: 401, headers: ["WWW-Authenticate": "Basic realm=\"a\""], body: "who?"))
    let service = try #require(AccountService(at: server.url))
    await #expect(throws: URLError(.userAuthenticationRequired)) {
      try await service.answer(to: URLRequest(url: service.signInURL))
    }
  }

  @Test("An answer that only trickles in is abandoned, and a complete answer is accepted")
  func drips() async throws {
    let drip = try LoopbackServer(.drips)
    var service = try #require(AccountService(at: drip.url))
    service.patience = .milliseconds(300)
    await #expect(throws: URLError(.timedOut)) {
      try await service.answer(to: URLRequest(url: service.signInURL))
    }
    let whole = try LoopbackServer(.answer(status: 200, body: "all"))
    let (body, _) = try await #require(AccountService(at: whole.url))
      .answer(to: URLRequest(url: whole.url))
    #expect(String(decoding: body, as: UTF8.self) == "all")
  }

  @Test("An answer that arrives just as the client gives up does not hang the process")
  func photoFinish() async throws {
    var service = AccountService.embedded()
    service.patience = .zero
    for _ in 0..<300 { _ = try? await service.answer(to: URLRequest(url: service.signInURL)) }
  }

  @Test("On Linux, a failure with a vague or wrong code is given the code of its cause")
  func causes() {
    let failures: [(URLError.Code, text: String, address: String, cause: URLError.Code)] = [
      (
        .unknown, "SSL certificate problem: self-signed certificate", "https://a.b",
        .serverCertificateUntrusted
      ),
      (
        .unknown, "SSL certificate problem: certificate has expired", "https://a.b",
        .serverCertificateUntrusted
      ),
      (
        .unknown, "SSL: no alternative certificate subject name matches target host name 'a.b'",
        "https://a.b", .serverCertificateUntrusted
      ),
      (
        .unknown, "SSL certificate problem: unable to get local issuer certificate",
        "https://a.b", .serverCertificateUntrusted
      ),
      // The service asks for our certificate.
      (
        .unknown, "OpenSSL SSL_read: SSL routines::tlsv13 alert certificate required",
        "https://a.b", .unknown
      ),
      (.unknown, "SSL routines::wrong version number", "https://a.b", .unknown),
      (.badURL, "", "http://[::1]:80", .unsupportedURL), (.badURL, "", "http://a.b:65536", .badURL),
      (.cannotConnectToHost, "", "http://[::1]:80", .cannotConnectToHost),
      (.cancelled, "", "http://a.b", .userAuthenticationRequired),
      (.unsupportedURL, "Received HTTP/0.9 when not allowed", "http://a.b", .cannotParseResponse),
    ]
    for (code, text, address, cause) in failures {
      let error = URLError(code, userInfo: [NSLocalizedDescriptionKey: text])
      #expect(error.named(at: URL(string: address)).code == cause, "\(code), \(text), \(address)")
    }
  }
}

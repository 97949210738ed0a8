import Foundation
import PlayerRoster

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An account service inside the process that answers by the name in the e-mail address: some get
/// an account, and each of the others something of its own that can go wrong.
final class MoodyAccounts: URLProtocol {
  static func service() -> AccountService {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [MoodyAccounts.self]
    guard let url = URL(string: "https://accounts.shipshape.invalid") else {
      preconditionFailure("The service has an address.")
    }
    return AccountService(url: url, session: URLSession(configuration: configuration))
  }

  /// Names that are no players'.
  static let moods = ["silent", "refused", "broken", "empty", "garbled", "strange", "away"]

  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}

  override func startLoading() {
    let name = request.name
    switch name {
    case "silent": break
    case "away": client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
    case "refused": answer(401, "{}")
    case "broken": answer(503, "no service")
    case "empty": answer(200, "")
    case "garbled": answer(200, "{\"id\":")
    case "strange": answer(200, "{\"id\":\"one\",\"nickname\":7}")
    default: answer(200, "{\"id\":\(name.utf8.count),\"nickname\":\"\(name)\"}")
    }
  }

  private func answer(_ status: Int, _ body: String) {
    guard let url = request.url,
      let response = HTTPURLResponse(
        url: url, statusCode: status, httpVersion: "HTTP/1.1",
        headerFields: ["Content-Type": "application/json"])
    else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(body.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
}

extension URLRequest {
  /// What stands before the @ of the e-mail address in the body.
  fileprivate var name: String {
    struct Credentials: Decodable {
      let email: String
    }
    let credentials = try? JSONDecoder().decode(Credentials.self, from: wholeBody)
    return String(credentials?.email.prefix { $0 != "@" } ?? "")
  }

  /// The body, which some systems hand to a protocol as a stream.
  private var wholeBody: Data {
    if let httpBody { return httpBody }
    guard let stream = httpBodyStream else { return Data() }
    stream.open()
    defer { stream.close() }
    var body = Data()
    var chunk = [UInt8](repeating: 0, count: 1_024)
    while case let count = stream.read(&chunk, maxLength: chunk.count), count > 0 {
      body.append(contentsOf: chunk[..<count])
    }
    return body
  }
}

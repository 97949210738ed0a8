import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Passes a session's requests to ``PracticeAccounts`` instead of the network.
final class EmbeddedAccounts: URLProtocol {
  /// `.invalid` is reserved, so this name can never belong to a real host.
  static let url: URL = {
    guard let url = URL(string: "https://accounts.shipshape.invalid") else {
      preconditionFailure("The embedded service has an address.")
    }
    return url
  }()

  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url else {
      client?.urlProtocol(self, didFailWithError: URLError(.badURL))
      return
    }
    let answer = PracticeAccounts().answer(
      to: PracticeAccounts.Request(
        method: request.httpMethod ?? "GET",
        path: url.path,
        contentType: request.value(forHTTPHeaderField: "Content-Type"),
        body: request.wholeBody))
    guard
      let response = HTTPURLResponse(
        url: url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: answer.headers)
    else {
      client?.urlProtocol(self, didFailWithError: URLError(.badServerResponse))
      return
    }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: answer.body)
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

extension URLRequest {
  /// The body, which some systems pass to a URL protocol as a stream.
  var wholeBody: Data {
    if let httpBody { return httpBody }
    guard let stream = httpBodyStream else { return Data() }
    stream.open()
    defer { stream.close() }
    var body = Data()
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = stream.read(&chunk, maxLength: chunk.count)
      guard count > 0 else { return body }
      body.append(contentsOf: chunk[..<count])
    }
  }
}

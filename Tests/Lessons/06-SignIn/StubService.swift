import Foundation
import PlayerVisit
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An account service inside the test, at its own address, which replies as the test tells it to.
final class StubService: Sendable {
  enum Reply: Sendable {
    case answer(Int, String)
    case failure(URLError.Code)
    /// An unknown failure, explained only by its text.
    case explained(String)
    /// A failure that is not a `URLError`.
    case otherFailure
    /// An answer that is not HTTP.
    case foreign
    /// Nothing until ``release(_:)`` is called.
    case held
  }

  static let welcome = Reply.answer(200, #"{"id":7,"nickname":"CoolMan"}"#)

  let url: URL
  let session: URLSession
  private let replies: Mutex<[Reply]>
  private let state = Mutex(State())
  private let arrivals = AsyncStream<URLRequest>.makeStream()

  private struct State {
    var requests: [URLRequest] = []
    var held: [Held] = []
  }

  /// - Parameters:
  ///   - replies: The replies to the requests, in order; the last is repeated for all that follow.
  ///   - session: Another stub's session, which then delivers the answers of both.
  init(_ replies: Reply..., through session: URLSession? = nil) throws {
    let host = "\(UUID().uuidString.lowercased()).invalid"
    guard let url = URL(string: "https://\(host)") else { throw URLError(.badURL) }
    self.url = url
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubProtocol.self]
    // A request may be held back for as long as other tests keep the main actor busy.
    configuration.timeoutIntervalForRequest = 3600
    self.session = session ?? URLSession(configuration: configuration)
    self.replies = Mutex(replies)
    StubProtocol.open(self, at: host)
  }

  deinit {
    StubProtocol.close(url.host ?? "")
  }

  var service: AccountService { AccountService(url: url, session: session) }

  /// The requests so far.
  var requests: [URLRequest] { state.withLock { $0.requests } }

  /// The log's line for a request that is sent.
  var logLine: String { "sign-in: POST \(url.absoluteString)/sign-in" }

  /// Waits for the next request, in the order in which they came.
  func nextRequest() async {
    var iterator = arrivals.stream.makeAsyncIterator()
    _ = await iterator.next()
  }

  /// Gives a reply to the oldest request that is held back.
  func release(_ reply: Reply = welcome) {
    let held = state.withLock { $0.held.isEmpty ? nil : $0.held.removeFirst() }
    held?.request.give(reply)
  }

  fileprivate func take(_ stub: StubProtocol) {
    let request = stub.request
    state.withLock { $0.requests.append(request) }
    let reply = replies.withLock { $0.count > 1 ? $0.removeFirst() : $0.first }
    if case .held = reply {
      let held = Held(request: stub)
      state.withLock { $0.held.append(held) }
    } else {
      stub.give(reply ?? .held)
    }
    arrivals.continuation.yield(request)
  }
}

/// A request that waits for its reply.
///
/// Each request is taken from the list once, under a lock, and then only its taker uses it: no two
/// threads ever use it at the same time.
private struct Held: @unchecked Sendable {
  let request: StubProtocol
}

private final class StubProtocol: URLProtocol {
  private let lock = NSRecursiveLock()
  private var isStopped = false

  /// Each service has its own host, so tests that run at the same time do not meet.
  private static let services = Mutex<[String: Reference]>([:])

  private struct Reference {
    weak var service: StubService?
  }

  static func open(_ service: StubService, at host: String) {
    services.withLock { $0[host] = Reference(service: service) }
  }

  static func close(_ host: String) {
    services.withLock { $0[host] = nil }
  }

  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() { lock.withLock { isStopped = true } }

  override func startLoading() {
    let service = StubProtocol.services.withLock { $0[request.url?.host ?? ""]?.service }
    guard let service else { return give(.failure(.cannotFindHost)) }
    service.take(self)
  }

  /// Replies, unless the request was stopped: on Linux, a reply would then end the process.
  func give(_ reply: StubService.Reply) {
    lock.withLock { if !isStopped { send(reply) } }
  }

  private func send(_ reply: StubService.Reply) {
    guard let url = request.url else { return }
    switch reply {
    case .answer(let status, let body):
      let response = HTTPURLResponse(
        url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: nil)
      guard let response else { return }
      send(response, body)
    case .foreign:
      let response = URLResponse(
        url: url, mimeType: "text/plain", expectedContentLength: 2, textEncodingName: nil)
      send(response, "{}")
    case .failure(let code):
      client?.urlProtocol(self, didFailWithError: URLError(code))
    case .explained(let text):
      client?.urlProtocol(
        self, didFailWithError: URLError(.unknown, userInfo: [NSLocalizedDescriptionKey: text]))
    case .otherFailure:
      client?.urlProtocol(self, didFailWithError: CocoaError(.fileNoSuchFile))
    case .held:
      break
    }
  }

  private func send(_ response: URLResponse, _ body: String) {
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    if !body.isEmpty {
      client?.urlProtocol(self, didLoad: Data(body.utf8))
    }
    client?.urlProtocolDidFinishLoading(self)
  }
}

extension URLRequest {
  /// The body as text; some systems hand it to a `URLProtocol` as a stream.
  var bodyText: String {
    if let httpBody { return String(decoding: httpBody, as: UTF8.self) }
    guard let stream = httpBodyStream else { return "" }
    stream.open()
    defer { stream.close() }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    return String(
      decoding: bytes.prefix(stream.read(&bytes, maxLength: bytes.count)), as: UTF8.self)
  }
}

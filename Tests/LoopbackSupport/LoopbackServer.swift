import Foundation
import Synchronization

/// A small HTTP server at a free port of this machine, for tests of what really goes over the wire.
///
/// It has a thread of its own and serves one connection after the other.
public final class LoopbackServer: Sendable {
  /// What the server does with a request.
  public enum Reply: Sendable {
    case answer(status: Int, headers: [String: String] = [:], body: String)
    /// Sends the head of an answer and half of its body, and closes the connection.
    case halfAnAnswer(body: String)
    /// Closes the connection without a word.
    case hangUp
    /// Says nothing as long as the server runs.
    case silence
  }

  /// Where it is reached: `http`, this machine's own address, and the port.
  public let url: URL

  private let port: UInt16
  private let reply: @Sendable (HTTPRequest) -> Reply
  private let state = Mutex(State())
  private let requestStream: AsyncStream<HTTPRequest>
  private let requestSource: AsyncStream<HTTPRequest>.Continuation

  private struct State {
    var requests: [HTTPRequest] = []
    var silent: [LoopbackSocket] = []
    var isStopped = false
  }

  public init(_ reply: @escaping @Sendable (HTTPRequest) -> Reply) throws {
    self.reply = reply
    let socket = try LoopbackSocket()
    port = socket.port
    url = try LoopbackServer.url(of: socket)
    (requestStream, requestSource) = AsyncStream.makeStream()
    try socket.startListening()
    Thread.detachNewThread { [weak self] in
      while let connection = socket.acceptConnection() {
        guard let self, self.serve(connection) else {
          connection.close()
          break
        }
      }
      socket.close()
    }
  }

  public convenience init(_ reply: Reply) throws {
    try self.init { _ in reply }
  }

  deinit {
    stop()
  }

  /// The requests that came so far.
  public var requests: [HTTPRequest] { state.withLock { $0.requests } }

  /// Waits for the next request, in the order in which they came.
  public func nextRequest() async -> HTTPRequest? {
    var iterator = requestStream.makeAsyncIterator()
    return await iterator.next()
  }

  /// Ends the server; connections without an answer are closed.
  public func stop() {
    let silent = state.withLock { state -> [LoopbackSocket]? in
      guard !state.isStopped else { return nil }
      state.isStopped = true
      defer { state.silent = [] }
      return state.silent
    }
    guard let silent else { return }
    silent.forEach { $0.close() }
    requestSource.finish()
    LoopbackSocket.knock(at: port)
  }

  /// - Returns: Whether the server goes on.
  private func serve(_ connection: LoopbackSocket) -> Bool {
    guard !state.withLock({ $0.isStopped }) else { return false }
    guard let request = HTTPRequest(reading: { connection.read() }) else {
      connection.close()
      return true
    }
    let reply = reply(request)
    state.withLock { $0.requests.append(request) }
    switch reply {
    case .answer(let status, let headers, let body):
      let head = LoopbackServer.head(status: status, headers: headers, length: body.utf8.count)
      connection.write(Array((head + body).utf8))
      connection.close()
    case .halfAnAnswer(let body):
      let head = LoopbackServer.head(status: 200, headers: [:], length: body.utf8.count)
      connection.write(Array(head.utf8) + body.utf8.prefix(body.utf8.count / 2))
      connection.close()
    case .hangUp:
      connection.close()
    case .silence:
      let isStopped = state.withLock { state in
        if !state.isStopped { state.silent.append(connection) }
        return state.isStopped
      }
      if isStopped { connection.close() }
    }
    requestSource.yield(request)
    return true
  }

  private static func head(status: Int, headers: [String: String], length: Int) -> String {
    let lines =
      ["HTTP/1.1 \(status) Status"] + headers.sorted { $0.key < $1.key }.map { "\($0): \($1)" }
      + ["Content-Length: \(length)", "Connection: close"]
    return lines.joined(separator: "\r\n") + "\r\n\r\n"
  }

  static func url(of socket: LoopbackSocket) throws -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(socket.port)") else { throw URLError(.badURL) }
    return url
  }
}

/// A port that is taken, and where nobody listens: connections are refused as long as it is kept.
public final class DeafPort: Sendable {
  public let url: URL
  private let socket: LoopbackSocket

  public init() throws {
    socket = try LoopbackSocket()
    url = try LoopbackServer.url(of: socket)
  }

  deinit {
    socket.close()
  }
}

import Foundation
import Synchronization

/// A small HTTP server on a free port of this machine, for tests of real traffic.
///
/// It has its own thread and serves one connection after another.
public final class LoopbackServer: Sendable {
  /// The server's reaction to a request.
  public enum Reply: Sendable {
    case answer(status: Int, headers: [String: String] = [:], body: String)
    /// Sends the head of an answer and half of its body, and closes the connection.
    case halfAnAnswer(body: String)
    /// Closes the connection without an answer.
    case hangUp
    /// Sends a byte of its answer now and then, until the client has enough.
    case drips
    /// Sends nothing as long as the server runs.
    case silence
  }

  /// Its address: `http`, this machine, and the port.
  public let url: URL

  private let port: UInt16
  private let reply: @Sendable (HTTPRequest) -> Reply
  private let state = Mutex((requests: [HTTPRequest](), silent: [LoopbackSocket]()))

  public convenience init(_ reply: Reply) throws {
    try self.init { _ in reply }
  }

  public init(_ reply: @escaping @Sendable (HTTPRequest) -> Reply) throws {
    self.reply = reply
    let socket = try LoopbackSocket()
    port = socket.port
    url = try LoopbackServer.url(of: socket)
    try socket.startListening()
    Thread.detachNewThread { [weak self] in
      while let connection = socket.acceptConnection() {
        guard let self else {
          connection.close()
          break
        }
        self.serve(connection)
      }
      socket.close()
    }
  }

  /// Connections without an answer are closed, and the thread ends.
  deinit {
    state.withLock { $0.silent }.forEach { $0.close() }
    LoopbackSocket.knock(at: port)
  }

  /// The requests received so far.
  public var requests: [HTTPRequest] { state.withLock { $0.requests } }

  /// Answers a request, and keeps the connection open if the reply is silence.
  private func serve(_ connection: LoopbackSocket) {
    guard let request = HTTPRequest(reading: { connection.read() }) else {
      return connection.close()
    }
    state.withLock { $0.requests.append(request) }
    switch reply(request) {
    case .answer(let status, let headers, let body):
      connection.write(LoopbackServer.message(status, headers, body))
    case .halfAnAnswer(let body):
      connection.write(LoopbackServer.message(200, [:], body).dropLast(body.utf8.count / 2))
    case .drips:
      connection.write(
        LoopbackServer.message(200, [:], String(repeating: " ", count: 1000)).dropLast(1000))
      while connection.write([UInt8(ascii: " ")]) { usleep(20_000) }
    case .hangUp: break
    case .silence: return state.withLock { $0.silent.append(connection) }
    }
    connection.close()
  }

  private static func message(
    _ status: Int, _ headers: [String: String], _ body: String
  ) -> [UInt8] {
    let lines =
      ["HTTP/1.1 \(status) Status"] + headers.sorted { $0.key < $1.key }.map { "\($0): \($1)" }
      + ["Content-Length: \(body.utf8.count)", "Connection: close", "", body]
    return Array(lines.joined(separator: "\r\n").utf8)
  }

  static func url(of socket: LoopbackSocket) throws -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(socket.port)") else { throw URLError(.badURL) }
    return url
  }
}

/// A taken port without a listener: connections are refused as long as this value exists.
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

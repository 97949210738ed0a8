import Foundation

/// A TCP socket on this machine's own network, unreachable from outside.
struct LoopbackSocket: Sendable {
  let descriptor: Int32

  /// A socket on a port that the system picks.
  init() throws {
    #if os(Linux)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw LoopbackSocket.failure }
    self.init(descriptor: descriptor)
    guard LoopbackSocket.with(port: 0, { bind(descriptor, $0, $1) }) == 0 else {
      defer { close() }
      throw LoopbackSocket.failure
    }
  }

  private init(descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      // Writing to a connection that the other side has closed is an error, and must not end the
      // process.
      var yes: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  private static var failure: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }

  var port: UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        _ = getsockname(descriptor, pointer, &size)
      }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  func startListening() throws {
    guard listen(descriptor, 64) == 0 else { throw LoopbackSocket.failure }
  }

  /// Waits for a connection; `nil` if the socket is no longer usable.
  func acceptConnection() -> LoopbackSocket? {
    while true {
      let connection = accept(descriptor, nil, nil)
      if connection >= 0 { return LoopbackSocket(descriptor: connection) }
      guard errno == EINTR || errno == ECONNABORTED else { return nil }
    }
  }

  /// The bytes that have arrived; empty if no more will, or none within a minute.
  func read() -> [UInt8] {
    var patience = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let received = recv(descriptor, &bytes, bytes.count, 0)
      if received < 0 && errno == EINTR { continue }
      return Array(bytes.prefix(max(0, received)))
    }
  }

  /// Sends everything, or as much as the other side takes before it goes away.
  /// - Returns: Whether the other side is still there.
  @discardableResult
  func write(_ bytes: some Collection<UInt8>) -> Bool {
    #if os(Linux)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
    #endif
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
      if sent < 0 && errno == EINTR { continue }
      guard sent > 0 else { return false }
      rest.removeFirst(sent)
    }
    return true
  }

  /// Connects to a port and hangs up, which wakes a thread that waits there for a connection.
  static func knock(at port: UInt16) {
    guard let caller = try? LoopbackSocket() else { return }
    _ = with(port: port) { connect(caller.descriptor, $0, $1) }
    caller.close()
  }

  /// Closes the connection, even if a child that another test started holds a copy of it.
  func close() {
    _ = shutdown(descriptor, Int32(SHUT_RDWR))
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #else
      _ = Glibc.close(descriptor)
    #endif
  }

  /// Passes a port of this machine to a system call.
  private static func with(
    port: UInt16, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_in()
    #if canImport(Darwin)
      address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    #endif
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    return withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        call($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}

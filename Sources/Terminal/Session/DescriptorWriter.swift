import Foundation

/// Writes to a file descriptor that may be slow, closed, or set to non-blocking by others.
public enum DescriptorWriter {
  /// Writes everything, in as many calls as needed.
  ///
  /// - Returns: 0, or the number of the error.
  @discardableResult
  public static func send(_ text: String, to descriptor: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { send(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// Writes bytes the same way. Safe in a signal handler.
  @discardableResult
  static func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var sent = 0
    while sent < bytes.count {
      let count = write(descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
      if count >= 0 {
        sent += count
      } else if errno == EAGAIN {
        var line = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&line, 1, 50)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }
}

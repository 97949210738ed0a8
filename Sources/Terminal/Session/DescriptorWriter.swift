import Foundation

/// Writes to a file descriptor that may be slow, closed, or set to non-blocking by others.
public enum DescriptorWriter {
  public enum Outcome: Equatable {
    case done, abandoned
    case failed(_ number: Int32)
  }

  /// Writes everything, in as many calls as needed.
  ///
  /// - Parameter givesUp: Called after a signal, and every 50 milliseconds while the output is full.
  public static func send(
    _ text: String, to descriptor: Int32, unless givesUp: () -> Bool = { false }
  ) -> Outcome {
    var text = text
    return text.withUTF8 { send(UnsafeRawBufferPointer($0), to: descriptor, unless: givesUp) }
  }

  /// Writes bytes the same way. Safe in a signal handler.
  static func send(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, unless givesUp: () -> Bool
  ) -> Outcome {
    var sent = 0
    while sent < bytes.count {
      let count = write(descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
      let problem = count < 0 ? errno : EAGAIN
      if count > 0 {
        sent += count
      } else if problem != EINTR, problem != EAGAIN {
        return .failed(problem)
      } else if givesUp() {
        return .abandoned
      } else if problem == EAGAIN {
        var line = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&line, 1, 50)
      }
    }
    return .done
  }
}

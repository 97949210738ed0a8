#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes to a file descriptor that may be slow, closed, or set to non-blocking by others.
struct DescriptorWriter {
  enum Outcome { case done, abandoned, gone }

  /// How long to wait while the output is full before asking again whether to give up, in
  /// milliseconds.
  private static let patience: Int32 = 50

  let descriptor: Int32

  /// Writes everything, in as many calls as it takes.
  ///
  /// - Parameter givesUp: Called whenever nothing could be written or a signal interrupted the
  ///   write.
  func send(_ text: String, unless givesUp: () -> Bool) -> Outcome {
    var text = text
    return text.withUTF8 { bytes in
      var left = bytes[...]
      while !left.isEmpty {
        let count = part(left)
        if count > 0 {
          left = left.dropFirst(count)
        } else if count < 0, errno != EINTR, errno != EAGAIN {
          return .gone
        } else if givesUp() {
          return .abandoned
        } else if count == 0 || errno == EAGAIN {
          waitUntilWritable()
        }
      }
      return .done
    }
  }

  private func part(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let part = UnsafeBufferPointer(rebasing: bytes)
    return write(descriptor, part.baseAddress, part.count)
  }

  private func waitUntilWritable() {
    var line = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&line, 1, DescriptorWriter.patience)
  }
}

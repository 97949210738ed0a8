import Foundation

/// What is typed, line by line, at a terminal whose keys cannot be taken one by one.
public struct TypedLines {
  private let descriptor: Int32
  private var rest: [UInt8] = []

  public init(descriptor: Int32 = STDIN_FILENO) {
    self.descriptor = descriptor
  }

  /// The lines that have been ended since the last call; nil when there is nobody to type any more.
  public mutating func next() -> [String]? {
    // A program in the background that reads from its terminal is stopped.
    let foreground = tcgetpgrp(descriptor)
    guard foreground == -1 || foreground == getpgrp() else { return [] }
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, 0) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : nil }
    rest += bytes[..<count]
    let lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    rest = Array(lines.last ?? [])
    return lines.dropLast().map { String(decoding: $0, as: UTF8.self) }
  }
}

import Foundation

/// Reads one output stream of a child as it arrives: passes on its lines, and keeps its first and
/// last bytes. The child blocks on the pipe meanwhile, so buffers are copied whole.
struct OutputReader {
  /// A longer line is passed on in pieces of about this many bytes.
  private static let longestLine = 64 << 10

  let descriptor: Int32
  private(set) var hasEnded = false
  private let limit: Int
  private let lines: (@Sendable (String) -> Void)?
  private var head: [UInt8] = []
  private var tail: [UInt8] = []
  private var leftOut = 0
  private var line: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 64 << 10)

  /// - Parameter limit: How many bytes to keep; half of them come from the start.
  init(_ descriptor: Int32, limit: Int, lines: (@Sendable (String) -> Void)?) {
    self.descriptor = descriptor
    self.limit = limit
    self.lines = lines
  }

  /// Reads what is available, but at most a few buffers: however fast this stream fills, the other
  /// stream must get its turn.
  mutating func readAll() {
    for _ in 0..<16 where !hasEnded {
      let count = read(descriptor, &buffer, buffer.count)
      hasEnded = count == 0
      guard count > 0 else { break }
      take(buffer[..<count])
    }
  }

  mutating func take(_ bytes: ArraySlice<UInt8>) {
    let head = bytes.prefix(max(0, limit / 2 - self.head.count))
    self.head += head
    tail += bytes.dropFirst(head.count)
    // The tail may grow to twice its size before it is cut, so each byte is moved at most once.
    if tail.count > limit { cutTail() }
    if let lines { handOut(bytes, to: lines) }
  }

  /// Whether the last hundred bytes contain some words.
  func ends(with words: String) -> Bool {
    let last = tail.isEmpty ? head.suffix(100) : tail.suffix(100)
    return Data(last).range(of: Data(words.utf8)) != nil
  }

  /// Reads the rest, and returns everything that was kept, with a line that marks missing bytes.
  mutating func finish() -> Data {
    readAll()
    close(descriptor)
    cutTail()
    guard leftOut > 0 else { return Data(head + tail) }
    return Data(head) + Data("\n… \(leftOut) bytes left out …\n".utf8) + Data(tail)
  }

  private mutating func cutTail() {
    let excess = max(0, tail.count - (limit - limit / 2))
    tail.removeFirst(excess)
    leftOut += excess
  }

  private mutating func handOut(_ bytes: ArraySlice<UInt8>, to lines: (String) -> Void) {
    line += bytes
    while let end = line.firstIndex(of: UInt8(ascii: "\n")) {
      lines(OutputReader.text(of: line[..<end]))
      line.removeSubrange(...end)
    }
    if !line.isEmpty { lines(OutputReader.text(of: line[...])) }
    if line.count > OutputReader.longestLine { line = [] }
  }

  private static func text(of line: ArraySlice<UInt8>) -> String {
    String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
  }
}

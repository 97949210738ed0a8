#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads one output stream of a child as it arrives.
struct OutputReader {
  /// -1, which `poll` skips, once the stream has ended.
  private(set) var descriptor: Int32
  private let stream: ChildProcess.Stream
  private let lines: (@Sendable (ChildProcess.Line) -> Void)?
  private let handsOutUnfinishedLines: Bool
  private var kept: CappedText
  private var splitter = LineSplitter()
  private var buffer = [UInt8](repeating: 0, count: 64 << 10)

  init(
    _ descriptor: Int32, _ stream: ChildProcess.Stream, of child: ChildProcess,
    lines: (@Sendable (ChildProcess.Line) -> Void)?
  ) {
    self.descriptor = descriptor
    self.stream = stream
    self.lines = lines
    handsOutUnfinishedLines = child.handsOutUnfinishedLines
    kept = CappedText(limit: child.outputLimit)
  }

  var text: String { kept.text }
  var leftOut: Int { kept.leftOut }

  /// Reads what is available, but at most a few buffers: however fast this stream fills, the other
  /// stream and the time limit must get their turn.
  mutating func readAll() {
    for _ in 0..<16 {
      guard descriptor >= 0 else { break }
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { descriptor = -1 }
      guard count > 0 else { break }
      buffer.withUnsafeBytes { whole in
        let bytes = UnsafeRawBufferPointer(rebasing: whole.prefix(count))
        kept.append(bytes)
        guard let lines else { return }
        for line in splitter.lines(completedBy: bytes) { lines(ChildProcess.Line(stream, line)) }
      }
    }
    if handsOutUnfinishedLines { handOutRest() }
  }

  /// Reads what the child left in the pipe when it ended, and hands out an unfinished last line.
  mutating func finish() {
    readAll()
    handOutRest()
  }

  private mutating func handOutRest() {
    if let lines, let line = splitter.rest() { lines(ChildProcess.Line(stream, line)) }
  }
}

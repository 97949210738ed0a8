#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Splits bytes that arrive in arbitrary chunks into lines.
struct LineSplitter {
  private let longest: Int
  private var pending: [UInt8] = []

  /// - Parameter longest: The longest line, in bytes; a longer one is handed out in pieces of this
  ///   size.
  init(longest: Int = 64 << 10) {
    self.longest = longest
  }

  /// The lines that these bytes complete.
  mutating func lines(completedBy bytes: UnsafeRawBufferPointer) -> [String] {
    var lines: [String] = []
    var rest = bytes
    while let start = rest.baseAddress,
      let end = memchr(start, Int32(UInt8(ascii: "\n")), rest.count)
    {
      let count = UnsafeRawPointer(end) - start
      keep(UnsafeRawBufferPointer(rebasing: rest[..<count]), cutting: &lines)
      lines.append(take())
      rest = UnsafeRawBufferPointer(rebasing: rest[(count + 1)...])
    }
    keep(rest, cutting: &lines)
    return lines
  }

  /// What remains when no more bytes come: a last line without a line break.
  mutating func rest() -> String? {
    pending.isEmpty ? nil : take()
  }

  private mutating func keep(_ bytes: UnsafeRawBufferPointer, cutting lines: inout [String]) {
    var bytes = bytes
    while pending.count + bytes.count > longest {
      let room = longest - pending.count
      pending.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[..<room]))
      bytes = UnsafeRawBufferPointer(rebasing: bytes[room...])
      lines.append(take())
    }
    pending.append(contentsOf: bytes)
  }

  private mutating func take() -> String {
    if pending.last == UInt8(ascii: "\r") { pending.removeLast() }
    defer { pending.removeAll(keepingCapacity: true) }
    return String(decoding: pending, as: UTF8.self)
  }
}

import Foundation

/// Finds the few lines of a long text that contain one of some signs.
///
/// Regex matching takes microseconds per letter, which would be minutes for the megabyte of output
/// that we keep. Comparing bytes takes milliseconds.
enum LineSearch {
  /// How many bytes of a line are returned from before the sign, and from the sign on.
  private static let before = 1 << 10
  private static let after = 16 << 10

  /// - Parameter signs: A line that contains any of them is returned.
  static func lines(of text: String, with signs: [String]) -> [String] {
    let signs = signs.map { Array($0.utf8) }
    var text = text
    return text.withUTF8 { whole in
      var found: [String] = []
      var rest = UnsafeRawBufferPointer(whole)
      while let start = rest.baseAddress, rest.count > 0 {
        let end = memchr(start, Int32(UInt8(ascii: "\n")), rest.count)
        let length = end.map { UnsafeRawPointer($0) - start } ?? rest.count
        let line = UnsafeRawBufferPointer(start: start, count: length)
        if let place = signs.lazy.compactMap({ LineSearch.place(of: $0, in: line) }).first {
          let part = line[max(0, place - before)...].prefix(before + after)
          found.append(String(decoding: part, as: UTF8.self))
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[min(length + 1, rest.count)...])
      }
      return found
    }
  }

  /// Where a sign begins among some bytes, for the first time.
  static func place(of sign: [UInt8], in bytes: UnsafeRawBufferPointer) -> Int? {
    guard let begin = bytes.baseAddress, let first = sign.first else { return nil }
    var offset = 0
    while offset + sign.count <= bytes.count {
      let left = bytes.count - offset - sign.count + 1
      guard let hit = memchr(begin + offset, Int32(first), left) else { return nil }
      if memcmp(hit, sign, sign.count) == 0 { return UnsafeRawPointer(hit) - begin }
      offset = UnsafeRawPointer(hit) - begin + 1
    }
    return nil
  }
}

import Foundation

/// A call in a backtrace.
package struct Frame: Equatable, Sendable {
  package let place: SourcePlace
  /// Such as `Ship.loseLife(at:)`; empty if it has no name.
  package let function: String

  /// The calls in the book's files that a process printed, innermost first.
  static func all(in printed: String, _ root: RootFolder) -> [Frame] {
    // Code that the compiler adds to a line, such as `next()` in a loop, has a file, but no line.
    let call =
      #/(?: 0x[0-9a-f]+ (.*?) (?:\+ [0-9]+ )?in .*?)? at (/.+\.swift)(?::([0-9]+)(?::[0-9]+)?)?$/#
    return printed.lines(with: [" at /"]).compactMap { text in
      guard let match = text.firstMatch(of: call),
        let path = root.path(inside: match.2), !path.split(separator: "/").contains(".build")
      else { return nil }
      return Frame(
        place: SourcePlace(path: path, line: match.3.flatMap { Int($0) } ?? 0),
        function: match.1.map(String.init) ?? "")
    }
  }
}

extension String {
  /// The lines that contain any of the signs, each cut to the text near the sign.
  ///
  /// Regex matching takes microseconds per letter, which would be minutes for the megabyte of
  /// output that we keep. Comparing bytes takes milliseconds.
  func lines(with signs: [String]) -> [String] {
    let signs = signs.map { Data($0.utf8) }
    return Data(utf8).split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard let sign = signs.lazy.compactMap({ line.range(of: $0) }).first else { return nil }
      let start = max(line.startIndex, sign.lowerBound - (1 << 10))
      return String(decoding: line[start...].prefix(17 << 10), as: UTF8.self)
    }
  }
}

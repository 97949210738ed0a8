/// Reads back what ``Ink`` has painted, for a canvas.
enum PaintedText {
  /// The lines of a text with their styles; sequences that set no style are left out.
  static func lines(of text: String) -> [Line] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(line)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func line(_ text: Substring) -> Line {
    var line: Line = []
    var style = TextStyle.plain
    var rest = text
    while let start = rest.firstIndex(of: "\u{1B}") {
      append(rest[..<start], style, to: &line)
      let sequence = rest[start...].dropFirst()
      guard sequence.first == "[",
        let end = sequence.dropFirst().firstIndex(where: { $0.isASCII && $0.isLetter })
      else {
        rest = sequence
        continue
      }
      if sequence[end] == "m" {
        let codes = sequence[..<end].dropFirst().split(separator: ";").compactMap { Int($0) }
        style = TextStyle(codes: codes.filter { $0 != 0 })
      }
      rest = sequence[sequence.index(after: end)...]
    }
    append(rest, style, to: &line)
    return line
  }

  private static func append(_ text: Substring, _ style: TextStyle, to line: inout Line) {
    if !text.isEmpty { line.append(Run(String(text), style)) }
  }
}

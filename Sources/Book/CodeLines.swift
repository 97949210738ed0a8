/// A Swift text line by line, without its comments.
package struct CodeLines {
  /// The code of each line of the text, trimmed; empty for a line that is blank or only a comment.
  package let lines: [String]
  /// The lines that begin inside a string.
  private let inString: Set<Int>

  package init(_ text: String) {
    var scanner = Scanner(Array(text.replacing("\r\n", with: "\n").utf8))
    scanner.scan()
    lines = scanner.lines.map { $0.trimmed }
    inString = scanner.inString
  }

  /// Whether a line counts as code; an import does not.
  package func isCode(_ index: Int) -> Bool {
    guard lines.indices.contains(index), !lines[index].isEmpty else { return false }
    return inString.contains(index)
      || lines[index].prefixMatch(
        of: #/(@\w+(\(.*?\))?\s+|(public|package|internal|fileprivate|private)\s+)*import\s/#)
        == nil
  }

  /// How many lines of code there are.
  package var count: Int { lines.indices.count(where: isCode) }
}

private struct Scanner {
  private enum Part {
    /// Counts the brackets that are open.
    case code(Int)
    /// Counts the comments that are open: they nest.
    case comment(Int)
    /// A string or an extended regular expression, with what ends it.
    case string(signs: [UInt8], end: [UInt8])
  }

  private let bytes: [UInt8]
  private var index = 0
  /// Code, in it perhaps a string, in that an interpolation, and so on.
  private var parts = [Part.code(0)]
  private(set) var lines: [[UInt8]] = [[]]
  private(set) var inString: Set<Int> = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func scan() {
    while index < bytes.count {
      switch parts[parts.count - 1] {
      case .code(let open): scanCode(open)
      case .comment(let open): scanComment(open)
      case .string(let signs, let end): scanString(signs, end)
      }
    }
  }

  private mutating func scanCode(_ open: Int) {
    if isAt("//") {
      return index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }
    if isAt("/*") {
      parts.append(.comment(1))
      return index += 2
    }
    let signs = Array(bytes[index...].prefix { $0 == UInt8(ascii: "#") })
    let ends = ["\"\"\"", "\""] + (signs.isEmpty ? [] : ["/"])
    if let end = ends.first(where: { isAt($0, after: signs.count) }) {
      parts.append(.string(signs: signs, end: Array(end.utf8)))
      return take(signs.count + end.utf8.count)
    }
    let byte = bytes[index]
    if byte == UInt8(ascii: "(") { parts[parts.count - 1] = .code(open + 1) }
    if byte == UInt8(ascii: ")") {
      parts[parts.count - 1] = .code(open - 1)
      // The end of an interpolation.
      if open == 1, parts.count > 1 { parts.removeLast() }
    }
    take(1)
  }

  private mutating func scanComment(_ open: Int) {
    if isAt("/*") {
      parts[parts.count - 1] = .comment(open + 1)
      index += 2
    } else if isAt("*/") {
      parts.removeLast()
      if open > 1 { parts.append(.comment(open - 1)) }
      index += 2
    } else {
      if bytes[index] == UInt8(ascii: "\n") { lines.append([]) }
      index += 1
    }
  }

  private mutating func scanString(_ signs: [UInt8], _ end: [UInt8]) {
    let escape = [UInt8(ascii: "\\")] + signs
    if isAt(escape + [UInt8(ascii: "(")]) {
      parts.append(.code(1))
      take(escape.count + 1)
    } else if isAt(escape) {
      take(escape.count + 1)
    } else if isAt(end + signs) {
      parts.removeLast()
      take(end.count + signs.count)
    } else {
      // A string on one line that does not end there: the compiler refuses it.
      if bytes[index] == UInt8(ascii: "\n"), end == [UInt8(ascii: "\"")] { parts.removeLast() }
      take(1)
    }
  }

  private func isAt(_ text: String, after count: Int = 0) -> Bool {
    isAt(Array(text.utf8), after: count)
  }

  private func isAt(_ text: [UInt8], after count: Int = 0) -> Bool {
    bytes.dropFirst(index + count).starts(with: text)
  }

  private mutating func take(_ count: Int) {
    for byte in bytes.dropFirst(index).prefix(count) {
      guard byte == UInt8(ascii: "\n") else {
        lines[lines.count - 1].append(byte)
        continue
      }
      lines.append([])
      if case .string = parts[parts.count - 1] { inString.insert(lines.count - 1) }
    }
    index += count
  }
}

extension [UInt8] {
  /// The text without white space at either end.
  fileprivate var trimmed: String {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let text = drop(while: isBlank)
    let end = text.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? text.startIndex
    return String(decoding: text[..<end], as: UTF8.self)
  }
}

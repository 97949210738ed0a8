import Text

/// Swift's printed values, split at their commas.
enum SwiftText {
  /// The parts of a text between separators that are outside brackets and strings.
  static func parts(of text: some StringProtocol, by separator: String) -> [Substring] {
    let text = Substring(text)
    var parts: [Substring] = []
    var (start, index, depth) = (text.startIndex, text.startIndex, 0)
    var isInString = false
    while index < text.endIndex {
      if depth == 0, !isInString, text[index...].hasPrefix(separator) {
        parts.append(text[start..<index])
        index = text.index(index, offsetBy: separator.count)
        start = index
        continue
      }
      switch text[index] {
      case "\\" where isInString: index = text.index(after: index)
      case "\"": isInString.toggle()
      case "(", "[", "{": depth += isInString ? 0 : 1
      case ")", "]", "}": depth -= isInString ? 0 : 1
      default: break
      }
      if index < text.endIndex { index = text.index(after: index) }
    }
    return parts + [text[start...]]
  }

  /// The expectation, as Swift code with the values of its parts; nil for any other message, and
  /// for a sentence about errors.
  static func expectation(in message: String) -> Substring? {
    guard message.hasPrefix("Expectation failed: "), !message.contains(" was thrown")
    else { return nil }
    let words = message.split(whereSeparator: \.isWhitespace).dropFirst(2)
    return Substring(words.joined(separator: " "))
  }

  /// The code and the value of an operand such as `(ship.lives → 2)`; if no value is given, both
  /// are the operand's own text.
  static func operand(_ text: Substring) -> (code: String, value: String) {
    let parts =
      text.hasPrefix("(") && text.hasSuffix(")")
      ? parts(of: text.dropFirst().dropLast(), by: " → ") : []
    guard parts.count > 1 else { return ("\(text)", "\(text)") }
    return ("\(parts[0])", plain(parts.dropFirst().joined(separator: " → ")))
  }

  /// The elements of `[1, 2]`; nil for anything else.
  static func elements(of value: String) -> [String]? {
    guard value.hasPrefix("["), value.hasSuffix("]") else { return nil }
    let inside = value.dropFirst().dropLast()
    return inside.isEmpty ? [] : parts(of: inside, by: ", ").map(String.init)
  }

  /// The members of `Ship(id: 1, at: 2)`; nil for a value whose members have no labels.
  static func members(of value: String) -> (type: Substring, labels: [String], values: [String])? {
    guard value.hasSuffix(")"), let start = value.firstIndex(of: "(") else { return nil }
    let inside = value[value.index(after: start)...].dropLast()
    let members = parts(of: inside, by: ", ").map { parts(of: $0, by: ": ") }
    guard members.allSatisfy({ $0.count == 2 }) else { return nil }
    return (value[..<start], members.map { "\($0[0])" }, members.map { "\($0[1])" })
  }

  /// The text without the modules and types that Swift prints before a name: `.hit(3)` for
  /// `SpaceGame.Outcome.hit(3)`, `Shot(…)` for `SpaceGame.Shot(…)`.
  static func plain(_ text: some StringProtocol) -> String {
    // Strings stay as they are.
    text.description
      .replacing(#/(?<string>"(?:\\.|[^"\\])*")|\b(?:[A-Z]\w*\.)+(?<name>[A-Za-z])/#) { match in
        match.string ?? match.name.map { $0.first?.isLowercase == true ? ".\($0)" : $0 } ?? ""
      }
      .replacing(#/\bOptional\(([^()]*)\)/#) { $0.1 }
  }

  /// A value; if it is long, only the part around its first difference from another.
  static func excerpt(_ value: String, unlike other: String) -> String {
    guard max(value.count, other.count) > 480 else { return value }
    let start = max(0, zip(value, other).prefix { $0 == $1 }.count - 160)
    let text = value.dropFirst(start).prefix(480)
    let isWhole = start + text.count == value.count
    return (start > 0 ? "… " : "") + text.trimmed + (isWhole ? "" : " …")
  }
}

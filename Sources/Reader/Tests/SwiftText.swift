/// Values as Swift prints them, taken apart at their commas.
enum SwiftText {
  /// The parts of a text between separators that stand in no brackets and no string.
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

  /// The value of an operand such as `(ship.lives → 2)`; its own text where no value is told.
  static func value(of operand: Substring) -> String {
    guard operand.hasPrefix("("), operand.hasSuffix(")") else { return "\(operand)" }
    let parts = parts(of: operand.dropFirst().dropLast(), by: " → ")
    return parts.count == 1 ? "\(operand)" : plain(parts.dropFirst().joined(separator: " → "))
  }

  /// The elements of `[1, 2]`; nil for anything else.
  static func elements(of value: String) -> [String]? {
    guard value.hasPrefix("["), value.hasSuffix("]") else { return nil }
    let inside = value.dropFirst().dropLast()
    return inside.isEmpty ? [] : parts(of: inside, by: ", ").map(String.init)
  }

  /// The name and the members of `Ship(id: 1, lives: 2)`; nil for anything else.
  static func members(of value: String) -> (name: Substring, values: [String])? {
    guard let open = value.firstIndex(of: "("), open > value.startIndex, value.hasSuffix(")"),
      value[..<open].allSatisfy({ $0.isLetter || $0.isNumber })
    else { return nil }
    let values = parts(of: value[value.index(after: open)...].dropLast(), by: ", ")
    guard values.allSatisfy({ $0.contains(": ") }) else { return nil }
    return (value[..<open], values.map(String.init))
  }

  /// The text without the modules and types that Swift prints before a name: `.hit(3)` for
  /// `SpaceGame.Outcome.hit(3)`, `Shot(…)` for `SpaceGame.Shot(…)`.
  static func plain(_ text: some StringProtocol) -> String {
    // A string stays as it is.
    text.description
      .replacing(#/(?<string>"(?:\\.|[^"\\])*")|\b(?:[A-Z]\w*\.)+(?=[a-z])/#) { $0.string ?? "." }
      .replacing(#/(?<string>"(?:\\.|[^"\\])*")|\b(?:[A-Z]\w*\.)+(?=[A-Z])/#) { $0.string ?? "" }
  }

  static func withoutNumbers(_ text: String) -> String { text.replacing(#/\d+/#, with: "#") }

  /// The text without identifiers such as `E9AEB7F8-7265-4F7A-BB6E-BA22BE514849`, which are others in
  /// each run.
  static func withoutIdentifiers(_ text: String) -> String {
    text.replacing(#/[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/#, with: "#")
  }

  /// The text with spaces that break no line after the name of a member, in short brackets and in short
  /// elements.
  static func unbroken(_ text: String) -> String {
    text.replacing(": ", with: ":\u{A0}")
      .replacing(#/\([^()\[\]"]{1,24}\)|[^,:()\[\]"\s][^,:()\[\]"]{0,20}(?=[,\]]|$)/#) {
        $0.output.replacing(" ", with: "\u{A0}")
      }
  }
}

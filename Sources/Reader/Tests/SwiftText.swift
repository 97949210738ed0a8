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
    guard !text.contains("\"") else { return text.description }
    return text.description.replacing(#/\b(?:[A-Z]\w*\.)+(?=[a-z])/#, with: ".")
      .replacing(#/\b(?:[A-Z]\w*\.)+(?=[A-Z])/#, with: "")
  }

  static func withoutNumbers(_ text: String) -> String { text.replacing(#/\d+/#, with: "#") }

  /// A list in which what repeats more than three times is written once, such as
  /// `[2 (60 times), 1]`.
  static func shortened(_ value: String) -> String {
    guard let elements = elements(of: value) else { return value }
    var runs: [(element: String, count: Int)] = []
    for element in elements {
      if runs.last?.element == element {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((element, 1))
      }
    }
    let texts = runs.flatMap { run in
      run.count > 3
        ? ["\(run.element) (\(run.count) times)"] : Array(repeating: run.element, count: run.count)
    }
    return "[\(texts.joined(separator: ", "))]"
  }
}

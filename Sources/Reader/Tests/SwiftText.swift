import Text

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

  /// What was expected, in Swift with the values of its parts; nil for another message, and for a
  /// sentence on errors.
  static func expectation(in message: String) -> Substring? {
    guard message.hasPrefix("Expectation failed: "), !message.contains(" was thrown")
    else { return nil }
    let words = message.split(whereSeparator: \.isWhitespace).dropFirst(2)
    return Substring(words.joined(separator: " "))
  }

  /// The value of an operand such as `(ship.lives → 2)`; its own text where no value is told.
  static func value(of operand: Substring) -> String {
    guard operand.hasPrefix("("), operand.hasSuffix(")") else { return "\(operand)" }
    let parts = parts(of: operand.dropFirst().dropLast(), by: " → ")
    return parts.count == 1 ? "\(operand)" : plain(parts.dropFirst().joined(separator: " → "))
  }

  /// What is in the brackets around all of a text, and in front of a value, as often as there are any.
  static func unwrapped(_ text: Substring) -> Substring {
    let text = parts(of: text, by: " → ")[0]
    guard text.hasPrefix("("), parts(of: text.dropFirst(), by: ")").last == "" else { return text }
    return unwrapped(text.dropFirst().dropLast())
  }

  /// Code without the values that are told of its parts, and these: `ships.isEmpty` and `ships is [7]`
  /// for `(ships → [7]).isEmpty → false`.
  static func codeTold(in text: Substring) -> (code: String, values: [String]) {
    let parts = parts(of: text, by: " → ")
    let (code, values) = piecesTold(in: parts[0])
    let value = parts.dropFirst().last.map { shortened(plain($0)) } ?? ""
    let isSilent = value.contains(#/^(true|false|<.*>|[A-Z]\w*|)$/#)
    let isLiteral = code.filter { !"( )".contains($0) } == value.filter { $0 != " " }
    return (code, isSilent || isLiteral ? values : ["\(code) is \(value)"])
  }

  /// - Parameter code: Without a value of its own.
  private static func piecesTold(in code: Substring) -> (code: String, values: [String]) {
    let head = parts(of: code, by: "(")[0]
    guard head.endIndex < code.endIndex else { return (String(code), []) }
    let inside = parts(of: code[head.endIndex...].dropFirst(), by: ")")[0]
    let isCall = head.last.map { !" !([-".contains($0) } ?? false
    let inner = (isCall ? parts(of: inside, by: ", ") : [inside]).map(codeTold)
    let rest = piecesTold(in: code[inside.endIndex...].dropFirst())
    let text = inner.map(\.code).joined(separator: ", ")
    let isForValue = !isCall && parts(of: inside, by: " → ").count > 1
    return (
      head + (isForValue ? text : "(\(text))") + rest.code, inner.flatMap(\.values) + rest.values
    )
  }

  /// The elements of `[1, 2]`; nil for anything else.
  static func elements(of value: String) -> [String]? {
    guard value.hasPrefix("["), value.hasSuffix("]") else { return nil }
    let inside = value.dropFirst().dropLast()
    return inside.isEmpty ? [] : parts(of: inside, by: ", ").map(String.init)
  }

  /// The text without the modules and types that Swift prints before a name: `.hit(3)` for
  /// `SpaceGame.Outcome.hit(3)`, `Shot(…)` for `SpaceGame.Shot(…)`.
  static func plain(_ text: some StringProtocol) -> String {
    // A string stays as it is.
    text.description
      .replacing(#/(?<string>"(?:\\.|[^"\\])*")|\b(?:[A-Z]\w*\.)+(?<name>[A-Za-z])/#) { match in
        match.string ?? match.name.map { $0.first?.isLowercase == true ? ".\($0)" : $0 } ?? ""
      }
      .replacing(#/\bOptional\(([^()]*)\)/#) { $0.1 }
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

/// Values that are too long to be read, made shorter.
extension SwiftText {
  /// The most that is told of a value, and of that what stands before the first difference.
  private static let (most, mostBefore) = (480, 160)

  /// Two values that differ: of long ones only what is around the first difference.
  static func excerpts(_ one: String, _ other: String) -> (String, String) {
    let (short, otherShort) = (shortened(one), shortened(other))
    guard max(short.count, otherShort.count) > most else { return (short, otherShort) }
    let same = zip(one, other).prefix { $0 == $1 }.count
    func excerpt(_ value: String) -> String {
      let start = max(0, same - mostBefore)
      let text = value.dropFirst(start).prefix(most)
      let isWhole = start + text.count == value.count
      return (start > 0 ? "… " : "") + text.trimmed + (isWhole ? "" : " …")
    }
    return (excerpt(one), excerpt(other))
  }

  /// Elements that are missing or too much, of many the first ones, each at most so long that others
  /// are seen, too.
  static func excerpt(_ elements: [String]) -> String {
    let more = elements.count > 12 ? ", and \(elements.count - 8) more" : ""
    let shown = (more.isEmpty ? elements : Array(elements.prefix(8))).map { element in
      let short = shortened(element)
      return short.count > mostBefore
        ? "\(String(short.prefix(mostBefore)).trimmed) …" : short
    }
    return list(shown) + more
  }

  /// A list in which what repeats more than three times is written once, such as `[2 (60 times), 1]`;
  /// another value stays as it is.
  static func shortened(_ value: String) -> String {
    elements(of: value).map { "[\(list($0.map(shortened)))]" } ?? value
  }

  private static func list(_ elements: [String]) -> String {
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
    return texts.joined(separator: ", ")
  }
}

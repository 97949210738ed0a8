import Text
import Toolchain

/// A failed expectation in plain words.
struct Expectation {
  /// What it was about, and what differs.
  let lines: [String]
  /// What differs first, without the code that yields it.
  private let difference: String

  /// - Parameter isWhole: Whether long values are shown to their ends.
  init(_ issue: TestResult.Issue, isWhole: Bool = false) {
    let message = (issue.messages.first ?? "").withoutTypes
    // For lists, Swift Testing reports what was inserted and removed, not the item itself.
    let comments = issue.messages.dropFirst().filter {
      $0.prefixMatch(of: #/(inserted|removed) \[/#) == nil
    }
    let arguments = issue.arguments.withoutTypes.withoutSide
    let (values, difference) = Expectation.values(
      in: message, areLists: comments.count < issue.messages.dropFirst().count, isWhole)
    lines =
      (arguments.isEmpty ? [] : ["With \(arguments.shortened(isWhole)):"])
      + comments.map { $0.withoutSide.shortened(isWhole) } + values
    self.difference = difference
  }

  /// What differs first, with the code that yields it if there is room.
  func brief(in columns: Int) -> String {
    lines.last.flatMap { TextWidth.columns(of: $0) > columns ? nil : $0 } ?? difference
  }

  /// - Parameter areLists: Whether both sides have an order, unlike sets.
  private static func values(
    in message: String, areLists: Bool, _ isWhole: Bool
  ) -> (lines: [String], difference: String) {
    let text = message.replacing(#/^Expectation failed: /#, with: "")
    let sides = parts(of: text, by: " == ").map(value)
    guard text != message, sides.count == 2, joint(in: text) == nil, let got = sides[0].shown,
      let wanted = sides[1].shown
    else {
      let words = (text == message ? text : refusal(of: text)).shortened(isWhole)
      return ([words], words)
    }
    let leaf = "expected \(wanted.shortened(isWhole)), got \(got.shortened(isWhole))"
    let words =
      sides[0].code.map { "\($0.shortened(isWhole)): \(leaf)" } ?? "E\(leaf.dropFirst())"
    guard let difference = difference(got[...], wanted[...], areLists: areLists) else {
      return ([words], leaf)
    }
    let isShort = isWhole || got.count + wanted.count < 120
    let lines = [isShort ? words : "\(sides[0].code ?? "The value") differs", difference]
    return (lines.map { $0.shortened(isWhole) }, difference)
  }

  // MARK: - What differs

  /// Where two lists, or two values with the same fields, differ first; nil for all else.
  private static func difference(
    _ got: Substring, _ wanted: Substring, areLists: Bool
  ) -> String? {
    if areLists, let there = elements(of: got), let expected = elements(of: wanted),
      there != expected
    {
      let index = zip(there, expected).prefix { $0 == $1 }.count
      return switch (index < expected.count, index < there.count) {
      case (true, true): difference("item \(index + 1)", there[index], expected[index])
      case (true, false): "item \(index + 1) is missing: \(expected[index])"
      default: "item \(index + 1) should not be there: \(there[index])"
      }
    }
    guard let there = fields(of: got), let expected = fields(of: wanted),
      there.map(\.name) == expected.map(\.name)
    else { return nil }
    let different = zip(there, expected).filter { $0.value != $1.value }
    return different.first.map { there, expected in
      difference(String(there.name), there.value, expected.value)
        + (different.count > 1 ? ", and \(counted(different.count - 1, "more field"))" : "")
    }
  }

  private static func difference(
    _ name: String, _ got: Substring, _ wanted: Substring
  ) -> String {
    difference(got, wanted, areLists: false).map { "\(name), \($0)" }
      ?? "\(name): expected \(wanted), got \(got)"
  }

  /// The fields of a value such as `Shot(kind: .bolt, speed: 3)`, its type first; nil for anything
  /// else.
  private static func fields(of value: Substring) -> [(name: Substring, value: Substring)]? {
    guard let match = value.wholeMatch(of: #/(\w*)\(((?s:.+))\)/#) else { return nil }
    let fields = parts(of: match.2, by: ", ").compactMap { $0.wholeMatch(of: #/(\w+): ((?s:.*))/#) }
    guard fields.count == parts(of: match.2, by: ", ").count else { return nil }
    return [("type", match.1)] + fields.map { ($0.1, $0.2) }
  }

  // MARK: - What is false

  private static func joint(in text: String) -> String? {
    [" && ", " || "].first { parts(of: text, by: $0).count > 1 }
  }

  /// A condition that does not hold, and of several the first; an error's words stay as they are.
  private static func refusal(of text: String) -> String {
    guard text.prefixMatch(of: #/(?!try |await )[A-Za-z]+ [a-z]+ /#) == nil else { return text }
    let ending = " → false)"
    if let first = parts(of: text, by: " && ").first(where: { $0.hasSuffix(ending) }),
      joint(in: text) == " && "
    {
      return refusal(of: String(first.dropFirst().dropLast(ending.count)))
    }
    if let negated = text.wholeMatch(of: #/!\((.*?)(?: → (?:true|<not evaluated>))?\)/#)?.1,
      joint(in: text) == nil
    {
      return "\(negated) is true"
    }
    let sides = parts(of: text, by: " → ")
    return sides.count == 2 ? "\(sides[0]) is \(sides[1])" : "\(text) is false"
  }

  /// The code and the value of a side such as `(ship.lives → 2)`.
  private static func value(_ side: Substring) -> (code: String?, shown: String?) {
    guard side.first == "(", side.last == ")" else { return (nil, String(side)) }
    let parts = parts(of: side.dropFirst().dropLast(), by: " → ")
    guard parts.count > 1 else { return (nil, String(side)) }
    return (String(parts[0]), parts.dropFirst().joined(separator: " → "))
  }

  /// The elements of `[1, 2]`; nil for anything else.
  private static func elements(of value: Substring) -> [Substring]? {
    guard value.first == "[", value.last == "]" else { return nil }
    let inside = value.dropFirst().dropLast()
    return inside.isEmpty ? [] : parts(of: inside, by: ", ")
  }

  /// The parts of a text between separators that are outside brackets and strings.
  static func parts(of text: some StringProtocol, by separator: String) -> [Substring] {
    let text = Substring(text)
    var (parts, start, index) = ([Substring](), text.startIndex, text.startIndex)
    var (depth, isInString) = (0, false)
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
}

extension String {
  /// The text without the modules and types before a name, such as `.hit(3)` for
  /// `SpaceGame.Outcome.hit(3)`; a file such as `Gun.swift` keeps its name.
  fileprivate var withoutTypes: String {
    replacing(#/(?<string>"(?:\\.|[^"\\])*")|\b(?:[A-Z]\w*\.)+(?!swift\b)(?<name>[A-Za-z])/#) {
      $0.string ?? $0.name.map { $0.first?.isLowercase == true ? ".\($0)" : $0 } ?? ""
    }
  }

  /// The text without the version at its start: a kata has only one.
  fileprivate var withoutSide: String { replacing(#/^\.?mine(, |: |$)/#, with: "") }

  /// The text, or the beginning of a long one.
  func shortened(_ isWhole: Bool = false) -> String {
    count > 300 && !isWhole ? prefix(299) + "…" : self
  }
}

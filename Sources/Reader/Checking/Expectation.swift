import Run

/// A failed expectation in plain words.
struct Expectation {
  let lines: [String]

  init(_ issue: TestResult.Issue) {
    let message = (issue.messages.first ?? "").withoutTypes
    // For lists, Swift Testing reports what was inserted and removed, not the item itself.
    let comments = issue.messages.dropFirst().filter {
      $0.prefixMatch(of: #/(inserted|removed) \[/#) == nil
    }
    let arguments = issue.arguments.withoutTypes.replacing(#/^\.?mine(, |$)/#, with: "")
    lines =
      (arguments.isEmpty ? [] : ["With \(arguments.shortened):"]) + comments.map(\.shortened)
      + Expectation.lines(
        of: message, areLists: comments.count < issue.messages.dropFirst().count)
  }

  /// - Parameter areLists: Whether both sides have an order, unlike sets.
  private static func lines(of message: String, areLists: Bool) -> [String] {
    let text = message.replacing(#/^Expectation failed: /#, with: "")
    let sides = parts(of: text, by: " == ").map(value)
    guard text != message, sides.count == 2, let got = sides[0].shown, let wanted = sides[1].shown
    else { return [text.shortened] }
    let code = sides[0].code.map { "\($0.shortened): expected" } ?? "Expected"
    guard areLists, let there = elements(of: got), let expected = elements(of: wanted),
      there != expected
    else {
      return ["\(code) \(wanted.shortened), got \(got.shortened)"]
    }
    let index = zip(there, expected).prefix { $0 == $1 }.count
    let item =
      switch (index < expected.count, index < there.count) {
      case (true, true): "item \(index + 1): expected \(expected[index]), got \(there[index])"
      case (true, false): "item \(index + 1) is missing: \(expected[index])"
      default: "item \(index + 1) should not be there: \(there[index])"
      }
    let isShort = got.count + wanted.count < 120
    return [
      isShort ? "\(code) \(wanted), got \(got)" : "\(sides[0].code ?? "The list") differs",
      item.shortened,
    ]
  }

  /// The code and the value of a side such as `(ship.lives → 2)`.
  private static func value(_ side: Substring) -> (code: String?, shown: String?) {
    guard side.first == "(", side.last == ")" else { return (nil, String(side)) }
    let parts = parts(of: side.dropFirst().dropLast(), by: " → ")
    guard parts.count > 1 else { return (nil, String(side)) }
    return (String(parts[0]), parts.dropFirst().joined(separator: " → "))
  }

  /// The elements of `[1, 2]`; nil for anything else.
  private static func elements(of value: String) -> [Substring]? {
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

  /// The text, or the beginning of a long one.
  var shortened: String { count > 300 ? prefix(299) + "…" : self }
}

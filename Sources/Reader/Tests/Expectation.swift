/// What is told of an expectation that was not met.
struct Expectation {
  /// Each line with its label, such as `Got`. What is empty is not told.
  private(set) var rows: [(label: String, text: String)] = []
  /// What it has in common with others of the same cause; nil where no two lists tell one.
  private(set) var cause: String?

  /// What operators ask for, as it is said before a value.
  private static let operators = [
    " == ": "", " != ": "anything but ", " > ": "more than ", " >= ": "at least ",
    " < ": "less than ", " <= ": "at most ",
  ]

  /// - Parameter message: As Swift Testing words it, such as
  ///   `Expectation failed: (lives → 2) == 3`; nil if it is about no code.
  init?(_ message: String) {
    guard let text = SwiftText.expectation(in: message) else { return nil }
    if let (operand, expected) = Expectation.ofEmptiness(text) ?? Expectation.ofOperator(text) {
      tell(SwiftText.operand(operand), unlike: expected)
    } else {
      rows = [("Expected", SwiftText.plain(text))]
    }
  }

  private static func ofEmptiness(_ text: Substring) -> (Substring, expected: String)? {
    let claim = #/(?<not>!\()?(?<operand>\(.* → .*\))\.isEmpty → (?:false|true → true\))/#
    return text.wholeMatch(of: claim).map {
      ($0.operand, $0.not == nil ? "[]" : "anything but []")
    }
  }

  private static func ofOperator(_ text: Substring) -> (Substring, expected: String)? {
    // Of code with an effect, such as `try list() == []`, no values are told.
    guard text.contains(" → ") || !text.contains(#/[A-Za-z]\w*[.(]/#) else { return nil }
    let pairs = operators.compactMap { sign, words -> (Substring, String)? in
      let parts = SwiftText.parts(of: text, by: sign)
      guard parts.count == 2 else { return nil }
      let expected = SwiftText.operand(parts[1]).value
      // That something is true or false says nothing without the code.
      return Bool(expected) == nil ? (parts[0], words + expected) : nil
    }
    return pairs.count == 1 ? pairs[0] : nil
  }

  private mutating func tell(_ got: (code: String, value: String), unlike expected: String) {
    rows = [
      ("Expected", SwiftText.excerpt(expected, unlike: got.value)),
      ("Got", SwiftText.excerpt(got.value, unlike: expected)),
    ]
    if let there = SwiftText.elements(of: got.value), let wanted = SwiftText.elements(of: expected)
    {
      return tell(there, unlike: wanted)
    }
    // The code says whose value it is, where no list and no members do.
    let isPlain = ![got.value, expected].contains { $0.hasSuffix(")") || $0.hasSuffix("]") }
    if isPlain, got.code != got.value { rows.insert(("Value", got.code), at: 0) }
  }

  private mutating func tell(_ there: [String], unlike wanted: [String]) {
    if there.count == 1, wanted.count == 1, let inner = SwiftText.elements(of: there[0]),
      let wantedInner = SwiftText.elements(of: wanted[0])
    {
      return tell(inner, unlike: wantedInner)
    }
    guard there != wanted else { return }
    let (missing, surplus) = (wanted.without(there), there.without(wanted))
    cause = Expectation.cause(missing: missing, surplus: surplus)
    if missing.isEmpty, surplus.isEmpty {
      let first = zip(there, wanted).prefix { $0 == $1 }.count + 1
      rows.append(("Order", "all is there, but from number \(first) on not in this order"))
    } else if missing.count < wanted.count {
      for (label, elements) in [("Missing", missing), ("Extra", surplus)] {
        rows.append((label, SwiftText.excerpt(elements.joined(separator: ", "), unlike: "")))
      }
    }
  }

  /// Numbers are left out, since they may be ids, as in `.hit(3)`, but where they are the difference, as in
  /// two scores.
  private static func cause(missing: [String], surplus: [String]) -> String {
    let kinds = [missing, surplus].map { Set($0.map { $0.replacing(#/\d+/#, with: "#") }) }
    return kinds[0].isDisjoint(with: kinds[1])
      ? "\(kinds.map { $0.sorted() })" : "\([missing, surplus].map { $0.sorted() })"
  }
}

extension [String] {
  /// What is left when as many of each element are taken away as others have.
  fileprivate func without(_ others: [String]) -> [String] {
    var others = others
    return filter { element in
      guard let index = others.firstIndex(of: element) else { return true }
      others.remove(at: index)
      return false
    }
  }
}

/// What the reader is told about a failed expectation.
struct Expectation {
  /// Each line with its label, such as `Got`; empty values are left out.
  private(set) var rows: [(label: String, text: String)] = []
  /// The cause that it shares with other failures; nil unless it compares two lists.
  private(set) var cause: String?

  /// The words for operators, to stand before a value.
  private static let operators = [
    " == ": "", " != ": "anything but ", " > ": "more than ", " >= ": "at least ",
    " < ": "less than ", " <= ": "at most ",
  ]

  /// - Parameter message: As Swift Testing words it, such as
  ///   `Expectation failed: (lives → 2) == 3`; nil if it is not about code.
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
    // Code with effects, such as `try list() == []`, has no values to show.
    guard text.contains(" → ") || !text.contains(#/[A-Za-z]\w*[.(]/#) else { return nil }
    let pairs = operators.compactMap { sign, words -> (Substring, String)? in
      let parts = SwiftText.parts(of: text, by: sign)
      guard parts.count == 2 else { return nil }
      let expected = SwiftText.operand(parts[1]).value
      // “True” or “false” says nothing without the code.
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
    if let difference = Expectation.members(of: got.value, unlike: expected) {
      rows.append(("Differs", difference))
    }
    // The code says whose value it is, unless a list or a value's members already do.
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
      rows.append(("Order", "nothing is missing, but the order differs from item \(first) on"))
    } else if let difference = Expectation.item(of: there, unlike: wanted) {
      rows.append(("Differs", difference))
    } else if missing.count < wanted.count {
      for (label, elements) in [("Missing", missing), ("Extra", surplus)] {
        rows.append((label, SwiftText.excerpt(elements.joined(separator: ", "), unlike: "")))
      }
    }
  }

  /// The only item that differs, if each has a counterpart and there are others.
  private static func item(of there: [String], unlike wanted: [String]) -> String? {
    let places = there.indices.filter { there.count == wanted.count && there[$0] != wanted[$0] }
    guard there.count > 1, places.count == 1, let place = places.first else { return nil }
    let (got, expected) = (there[place], wanted[place])
    return "item \(place + 1): "
      + (members(of: got, unlike: expected) ?? "expected \(expected), got \(got)")
  }

  /// The members that differ, if a value of the same type has many others.
  private static func members(of got: String, unlike expected: String) -> String? {
    guard let there = SwiftText.members(of: got), let wanted = SwiftText.members(of: expected),
      there.type == wanted.type, there.labels == wanted.labels, there.labels.count > 3
    else { return nil }
    let different = there.labels.indices.filter { there.values[$0] != wanted.values[$0] }
    guard !different.isEmpty, different.count < there.labels.count else { return nil }
    return different.map { place in
      "\(there.labels[place]): expected \(wanted.values[place]), got \(there.values[place])"
    }.joined(separator: "; ")
  }

  /// Leaves numbers out, since they may be ids, as in `.hit(3)`, unless they are the only
  /// difference, as in two scores.
  private static func cause(missing: [String], surplus: [String]) -> String {
    let kinds = [missing, surplus].map { Set($0.map { $0.replacing(#/\d+/#, with: "#") }) }
    return kinds[0].isDisjoint(with: kinds[1])
      ? "\(kinds.map { $0.sorted() })" : "\([missing, surplus].map { $0.sorted() })"
  }
}

extension [String] {
  /// Removes each element as many times as it occurs in `others`.
  fileprivate func without(_ others: [String]) -> [String] {
    var others = others
    return filter { element in
      guard let index = others.firstIndex(of: element) else { return true }
      others.remove(at: index)
      return false
    }
  }
}

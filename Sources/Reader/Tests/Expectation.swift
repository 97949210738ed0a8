/// What is told of an expectation that was not met.
package struct Expectation {
  /// Each line with its label, such as `Got`; a sentence has none. What is empty is not told.
  private(set) var rows: [(label: String, text: String)] = []
  /// What it has in common with others of the same cause; nil where no two lists tell one.
  package private(set) var cause: String?

  /// What operators ask for, as it is said before a value.
  private static let operators = [
    " == ": "", " != ": "anything but ", " > ": "more than ", " >= ": "at least ",
    " < ": "less than ", " <= ": "at most ",
  ]

  /// - Parameter message: As Swift Testing words it, such as
  ///   `Expectation failed: (lives → 2) == 3`; nil if it is about no code.
  package init?(_ message: String) {
    guard let text = SwiftText.expectation(in: message) else { return nil }
    if let values = Expectation.ofEmptiness(text) ?? Expectation.ofOperator(text) {
      tell(values.got, unlike: values.expected, in: text)
    } else {
      tellCode(of: text)
    }
  }

  private static func ofEmptiness(_ text: Substring) -> (got: String, expected: String)? {
    let claim = #/(?<not>!\()?(?<operand>\(.* → .*\))\.isEmpty → (?:false|true → true\))/#
    return text.wholeMatch(of: claim).map {
      (SwiftText.value(of: $0.operand), $0.not == nil ? "[]" : "anything but []")
    }
  }

  private static func ofOperator(_ text: Substring) -> (got: String, expected: String)? {
    // Of code with an effect, such as `try list() == []`, no values are told.
    guard text.contains(" → ") || !text.contains(#/[A-Za-z]\w*[.(]/#) else { return nil }
    let pairs = operators.compactMap { sign, words -> (String, String)? in
      let parts = SwiftText.parts(of: text, by: sign)
      guard parts.count == 2 else { return nil }
      let expected = SwiftText.value(of: parts[1])
      // That something is true or false says nothing without the code.
      return Bool(expected) == nil ? (SwiftText.value(of: parts[0]), words + expected) : nil
    }
    return pairs.count == 1 ? pairs[0] : nil
  }

  /// The code, where there are no two values to compare.
  private mutating func tellCode(of text: Substring) {
    var (text, isExpected) = (text, true)
    // Of several parts the one that is not so, if it is one.
    let wrong = SwiftText.parts(of: text, by: " && ").filter { $0.hasSuffix(" → false)") }
    if wrong.count == 1 { text = wrong[0] }
    let sides = SwiftText.parts(of: text, by: " == ")
    if sides.count == 2, let truth = Bool(SwiftText.value(of: sides[1])) {
      (text, isExpected) = (sides[0], truth)
    }
    text = SwiftText.unwrapped(text)
    while text.hasPrefix("!"), SwiftText.parts(of: text, by: " || ").count == 1 {
      text = SwiftText.unwrapped(text.dropFirst())
      isExpected.toggle()
    }
    let told = SwiftText.codeTold(in: text)
    rows = [
      ("", (isExpected ? "Expected true: " : "Expected false: ") + told.code),
      ("Got", told.values.joined(separator: ", ")),
    ]
  }

  private mutating func tell(_ got: String, unlike expected: String, in text: Substring) {
    let short = SwiftText.excerpts(got, expected)
    rows = [("Expected", short.1), ("Got", short.0)]
    guard let there = SwiftText.elements(of: got), let wanted = SwiftText.elements(of: expected)
    else {
      let code = SwiftText.codeTold(in: SwiftText.parts(of: text, by: " ")[0]).code
      // The code says whose value it is, where no list and no members do.
      let isPlain = ![got, expected].contains { $0.hasSuffix(")") || $0.hasSuffix("]") }
      if isPlain, code.contains(where: \.isLetter) { rows.insert(("Value", code), at: 0) }
      return
    }
    if there.count == 1, wanted.count == 1, let inner = SwiftText.elements(of: there[0]),
      let wantedInner = SwiftText.elements(of: wanted[0])
    {
      return tell(inner, unlike: wantedInner)
    }
    tell(there, unlike: wanted)
  }

  private mutating func tell(_ there: [String], unlike wanted: [String]) {
    guard there != wanted else { return }
    let (missing, surplus) = (wanted.without(there), there.without(wanted))
    cause = Expectation.cause(of: [missing, surplus])
    if missing.isEmpty, surplus.isEmpty {
      // Of repeated elements it may be chance that all are there, as when everything comes a tick late.
      let isOrder = Set(wanted).count == wanted.count
      let first = zip(there, wanted).prefix { $0 == $1 }.count + 1
      rows.append(
        isOrder
          ? ("Order", "all is there, but not in this order")
          : ("Differs", "from number \(first) on"))
    } else if missing.count < wanted.count {
      rows += [("Missing", SwiftText.excerpt(missing)), ("Extra", SwiftText.excerpt(surplus))]
    }
  }

  /// Numbers are left out where they may be ids, as in `.hit(3)`. They count where they are the
  /// difference, as in two scores, or all that there is.
  ///
  /// - Parameter parts: What is missing, and what is too much.
  private static func cause(of parts: [[String]]) -> String {
    // Identifiers such as `E9AEB7F8-7265-4F7A-BB6E-BA22BE514849` are others in each run.
    let id = #/[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/#
    let told = parts.map { Set($0.map { $0.replacing(id, with: "#") }) }
    let kinds = told.map { Set($0.map { $0.replacing(#/\d+/#, with: "#") }) }
    let isOfNumbers =
      !kinds[0].isDisjoint(with: kinds[1])
      || kinds.joined().contains { !$0.contains(where: \.isLetter) }
    return "\((isOfNumbers ? told : kinds).map { $0.sorted() })"
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

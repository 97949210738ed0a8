/// What an expectation that was not met says of two values: which was expected, which was there, and
/// how they differ.
struct Expectation: Hashable {
  let expected: String
  let got: String
  /// The code whose value it is, where no list and no members tell.
  private(set) var subject: String?
  /// Whether two lists have something in common: if not, what is missing is all that was expected.
  private(set) var isSimilar = false
  /// The elements of a list that are not there.
  private(set) var missing: [String] = []
  /// The elements of a list that nobody expected.
  private(set) var surplus: [String] = []
  /// What differs in two values with the same members, such as `lives is 2, not 3`.
  private(set) var members: [String] = []
  /// Whether a list has all that was expected, in another order.
  private(set) var isReordered = false

  /// What operators ask for, as it is said before a value.
  private static let operators = [
    " == ": "", " != ": "anything but ", " > ": "more than ", " >= ": "at least ",
    " < ": "less than ", " <= ": "at most ",
  ]

  /// - Parameter message: As Swift Testing words it, such as
  ///   `Expectation failed: (lives → 2) == 3`; nil if no two values are told.
  init?(_ message: String) {
    guard let text = SwiftText.expectation(in: message),
      let values = Expectation.ofEmptiness(text) ?? Expectation.ofOperator(text)
    else { return nil }
    (got, expected) = values
    compare()
    let code = SwiftText.codeTold(in: SwiftText.parts(of: text, by: " ")[0]).code
    let isPlain = [got, expected].allSatisfy {
      SwiftText.elements(of: $0) == nil && SwiftText.members(of: $0) == nil
    }
    subject = isPlain && code.contains(where: \.isLetter) ? code : nil
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
      let parts = SwiftText.parts(of: text, by: sign).map(SwiftText.value)
      // That something is true or false says nothing without the code.
      guard parts.count == 2, Bool(parts[1]) == nil else { return nil }
      return (parts[0], words + parts[1])
    }
    return pairs.count == 1 ? pairs[0] : nil
  }

  private mutating func compare() {
    guard let there = SwiftText.elements(of: got), let wanted = SwiftText.elements(of: expected)
    else {
      members = Expectation.members(of: got, unlike: expected)
      return
    }
    if there.count == 1, wanted.count == 1, let inner = SwiftText.elements(of: there[0]),
      let wantedInner = SwiftText.elements(of: wanted[0])
    {
      return compare(inner, with: wantedInner)
    }
    compare(there, with: wanted)
  }

  private mutating func compare(_ there: [String], with wanted: [String]) {
    (missing, surplus) = (wanted.without(there), there.without(wanted))
    isSimilar = missing.count < wanted.count
    isReordered = missing.isEmpty && surplus.isEmpty && there != wanted
    if !isSimilar, there.count == 1, wanted.count == 1 {
      members = Expectation.members(of: there[0], unlike: wanted[0])
    }
  }

  private static func members(of got: String, unlike expected: String) -> [String] {
    guard let there = SwiftText.members(of: got), let wanted = SwiftText.members(of: expected),
      there.name == wanted.name, there.values.count == wanted.values.count
    else { return [] }
    return zip(there.values, wanted.values).filter { $0 != $1 }.map { there, wanted in
      let (there, wanted) = (SwiftText.shortenedMember(there), SwiftText.shortenedMember(wanted))
      let value = wanted.split(separator: ": ", maxSplits: 1).last ?? ""
      return "\(there.replacing(": ", with: " is ", maxReplacements: 1)), not \(value)"
    }
  }

  /// What it has in common with others of the same cause; nil where the values do not tell a cause.
  ///
  /// Numbers are left out where they may be ids, as in `.hit(3)`. They count where they are the
  /// difference, as in two scores, or all that there is.
  var cause: String? {
    guard isReordered || !missing.isEmpty || !surplus.isEmpty else { return nil }
    let told = [missing, surplus].map { $0.map(SwiftText.withoutIdentifiers) }
    let kinds = told.map { Set($0.map(SwiftText.withoutNumbers)) }
    let isOfNumbers =
      !kinds[0].isDisjoint(with: kinds[1])
      || kinds.joined().contains { !$0.contains(where: \.isLetter) }
    return "\(isReordered) \((isOfNumbers ? told.map { Set($0) } : kinds).map { $0.sorted() })"
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

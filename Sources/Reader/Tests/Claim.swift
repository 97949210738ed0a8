/// What a test says of some code, where Swift Testing tells no two values that could be compared.
struct Claim: Hashable {
  /// As it stands in the test.
  let code: String
  /// Whether it should be so, and is not; or the other way round.
  private(set) var isExpected = true
  /// What was there of the code, such as `ships.count is 3`.
  let values: [String]

  /// - Parameter message: As Swift Testing words it, such as
  ///   `Expectation failed: !((ships → [7]).contains(7) → true)`; nil if it is about no code.
  init?(_ message: String) {
    guard var text = SwiftText.expectation(in: message) else { return nil }
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
    code = [("&&", "and"), ("||", "or")].reduce(told.code) { code, pair in
      SwiftText.parts(of: code, by: " \(pair.0) ").joined(separator: " \(pair.1) ")
    }
    values = told.values
  }

  var sentence: String {
    isExpected ? "False: \(code)" : "True, and should not be: \(code)"
  }
}

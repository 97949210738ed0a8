/// What Swift itself prints when it ends a process.
struct LastWords: Hashable {
  /// Such as “Fatal error: Index out of range”.
  let text: String
  /// The module and the file, such as `OpenClosedAfter/Blast.swift`, where it was said.
  let file: String?
  let line: Int?

  /// - Parameter printed: What the process printed, and its backtrace.
  init?(in printed: String) {
    let error =
      #/(?:([^\s:]+\.swift):([0-9]+): )?((Fatal error|Precondition failed|Assertion failed)(: .*)?)$/#
    let failure = #/^\*\*\* (Swift runtime failure: .*) \*\*\*$/#
    let errors = LineSearch.lines(
      of: printed, with: ["Fatal error", "Precondition failed", "Assertion failed"])
    let failures = LineSearch.lines(of: printed, with: ["*** Swift runtime failure: "])
    // The last of them: a test may look at what a child of its own said before.
    if let match = errors.reversed().lazy.compactMap({ $0.firstMatch(of: error) }).first {
      (text, file, line) = (String(match.3), match.1.map(String.init), match.2.flatMap { Int($0) })
    } else if let match = failures.lazy.compactMap({ $0.firstMatch(of: failure) }).first {
      (text, file, line) = (String(match.1), nil, nil)
    } else {
      return nil
    }
  }
}

/// What Swift itself prints when it ends a process.
struct LastWords: Hashable {
  /// For example, “Fatal error: Index out of range”.
  let text: String
  /// The module and the file in the message, such as `OpenClosedAfter/Blast.swift`.
  let file: String?
  let line: Int?

  /// - Parameter printed: What the process printed, including its backtrace.
  init?(in printed: String) {
    let error =
      #/(?:([^\s:]+\.swift):([0-9]+): )?((Fatal error|Precondition failed|Assertion failed)(: .*)?)$/#
    let failure = #/^\*\*\* (Swift runtime failure: .*) \*\*\*$/#
    let errors = LineSearch.lines(
      of: printed, with: ["Fatal error", "Precondition failed", "Assertion failed"])
    let failures = LineSearch.lines(of: printed, with: ["*** Swift runtime failure: "])
    // The last one: earlier ones may come from a child process whose output a test examined.
    if let match = errors.reversed().lazy.compactMap({ $0.firstMatch(of: error) }).first {
      (text, file, line) = (String(match.3), match.1.map(String.init), match.2.flatMap { Int($0) })
    } else if let match = failures.lazy.compactMap({ $0.firstMatch(of: failure) }).first {
      (text, file, line) = (String(match.1), nil, nil)
    } else {
      return nil
    }
  }
}

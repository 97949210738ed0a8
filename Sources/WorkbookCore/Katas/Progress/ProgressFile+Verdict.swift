extension ProgressFile {
  /// Notes what a check found. Where the kata does not compile, none of the behaviours passes that
  /// the last check knew of.
  func note(_ verdict: KataVerdict) throws {
    if case .notBuilt = verdict.outcome, let known = try load()[verdict.kata.lesson].lastCheck {
      return try note(verdict.kata.lesson, passed: 0, of: known.behaviours)
    }
    guard case .judged = verdict.outcome else { return }
    let passed = verdict.behaviours.count { $0.outcome == .passed }
    try note(
      verdict.kata.lesson, passed: passed, of: verdict.behaviours.count,
      isChanged: !verdict.kata.isUntouched)
  }
}

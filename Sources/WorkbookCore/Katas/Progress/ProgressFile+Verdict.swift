extension ProgressFile {
  /// Notes what a check found, where it came as far as the behaviours.
  func note(_ verdict: KataVerdict) throws {
    guard case .judged = verdict.outcome else { return }
    let passed = verdict.behaviours.count { $0.outcome == .passed }
    try note(
      verdict.kata.lesson, passed: passed, of: verdict.behaviours.count,
      isChanged: !verdict.kata.isUntouched)
  }
}

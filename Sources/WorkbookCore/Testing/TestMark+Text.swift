extension TextStyle {
  static let red = TextStyle(codes: [31])
  static let yellow = TextStyle(codes: [33])
}

extension TestMark {
  /// How a table shows it, in one column.
  var run: Run {
    switch self {
    case .passed: Run("✓", .green)
    case .known: Run("!", .yellow)
    case .failed, .crashed: Run("✗", .red)
    case .skipped, .notRun: Run("–", .dim)
    }
  }

  private var meaning: String {
    switch self {
    case .passed: "passed"
    case .known: "shows a known defect, as it should"
    case .failed, .crashed: "failed"
    case .skipped, .notRun: "not run"
    }
  }

  /// What the marks in a table mean, in one line; nil without marks.
  static func legend(in rows: [Line]) -> Line? {
    let shown = Set(rows.joined())
    let marks = [TestMark.passed, .known, .failed, .notRun].filter { shown.contains($0.run) }
    guard !marks.isEmpty else { return nil }
    return marks.flatMap { [Run("  "), $0.run, Run(" \($0.meaning)")] }
  }
}

import BookContents
import KataTools
import Text
import Toolchain

/// What a reader sees of a check: the same in `check`, in `watch` and in a pipe.
struct CheckText {
  /// Up to how many failures, and how many compiler errors, are shown in full.
  private static let mostShown = 3
  private static let mostPrinted = 20
  /// How many failures a digit can choose.
  private static let mostNumbered = 9

  private let report: CheckReport
  private let width: Int
  private let most: Int
  /// The number of rows of a screen, on which each failure takes two; nil outside a screen.
  private let rows: Int?

  init(_ report: CheckReport, width: Int, rows: Int? = nil, showsAll: Bool = false) {
    (self.report, self.width, self.rows) = (report, width, rows)
    most = showsAll ? .max : CheckText.mostShown
  }

  private var verdict: Verdict { report.verdict }

  /// On a screen, at most as many lines as there are rows; a long verdict keeps its last sentence.
  var lines: [Line] {
    let parts = [
      wish, messages(verdict.errors), failures(verdict.behaviours), own, warnings, printed,
      (verdict.troubles + verdict.notes).flatMap { flow($0, .yellow) }, sentence, mistakes,
      advice, report.trouble.map { flow($0, .yellow) } ?? [],
    ]
    let lines = Array(parts.filter { !$0.isEmpty }.joined(separator: [[]]))
    return rows.map { lines.cut(to: $0, end: sentence) } ?? lines
  }

  /// The failures that have numbers on a screen, in their order.
  private var numbered: [TestResult] {
    Array((verdict.behaviours + verdict.own).filter(\.hasFailed).prefix(CheckText.mostNumbered))
  }

  /// All that is known about one of the first nine failures, counted from 1; nil if there is no such
  /// failure.
  func failure(_ number: Int) -> [Line]? {
    let tests = numbered
    guard tests.indices.contains(number - 1) else { return nil }
    return name(of: tests[number - 1]) + details(of: tests[number - 1], isWhole: true)
  }

  private func flow(_ text: String, _ style: Style = .plain, indent: Int = 0) -> [Line] {
    text.flow(width: width, style, indent: indent, cutsAddresses: rows != nil)
  }

  // MARK: - Failures

  private var mistakes: [Line] {
    guard !report.mistakes.isEmpty else { return [] }
    let end =
      verdict.isGreen ? " Nothing has caught \(report.mistakes.count > 1 ? "them" : "it")." : ""
    return flow("Your kata contains \(report.mistakes.joined(separator: ", and ")).\(end)", .dim)
  }

  /// The text of the open change.
  private var wish: [Line] {
    guard let open = report.open, !verdict.isGreen else { return [] }
    return flow("You have taken “\(open.title)”: \(open.story)", .dim)
  }

  /// The first compiler messages, in the compiler's own lines.
  private func messages(_ messages: [CompilerMessage]) -> [Line] {
    let shown = messages.prefix(most).flatMap { lines(of: $0) + [[]] }
    let rest = messages.count - most
    return shown.dropLast() + (rest > 0 ? [[]] + flow("… and \(counted(rest, "more error")).") : [])
  }

  /// A message of the compiler. A caret must stay below its column, so no line is wrapped; on a screen
  /// the first line begins with the path in the kata, or in the reader's module, or the words after a
  /// long path would be cut off.
  private func lines(of message: CompilerMessage) -> [Line] {
    let kata = verdict.kata
    let folder =
      ["\(kata.path)/\(kata.sourcesPath)/", "\(kata.path)/"]
      .first(where: message.text.hasPrefix) ?? ""
    return message.text.dropFirst(rows == nil ? 0 : folder.count).split(separator: "\n").map {
      [Run(String($0))]
    }
  }

  /// A few failures in full; many, or those on a screen, in two lines each.
  private func failures(_ tests: [TestResult]) -> [Line] {
    let failed = tests.filter(\.hasFailed)
    guard rows == nil, failed.count <= most else { return failed.flatMap(brief) }
    return Array(failed.map { name(of: $0) + details(of: $0) }.joined(separator: [[]]))
  }

  /// A failure in two lines: its name, and what differs first, with the place at the right.
  private func brief(of test: TestResult) -> [Line] {
    let number = rows == nil ? nil : numbered.firstIndex { $0.id == test.id }.map { $0 + 1 }
    let file = test.failurePlace?.split(separator: "/").last.map(String.init) ?? ""
    let columns = min(width, String.mostColumns)
    let room = columns - 6 - TextWidth.columns(of: file)
    let words = TextWidth.fit(test.difference(in: room), columns: room)
    return [
      [
        Run(number.map { "\($0) " } ?? (rows == nil ? "" : "  "), .cyan),
        Run(TextWidth.fit("✗ \(test.name)", columns: columns - 2), .red),
      ], [Run("    \(words)  "), Run(file, .cyan)],
    ]
  }

  private func name(of test: TestResult) -> [Line] { flow("✗ \(test.name)", .bold + .red) }

  private func details(of test: TestResult, isWhole: Bool = false) -> [Line] {
    switch test.outcome {
    case .notRun, .skipped, .passed: []
    case .unfinished(let reason, let place):
      flow(reason.shortened(isWhole), indent: 2) + line(place)
    case .failed(let issues):
      issues.prefix(isWhole ? .max : 1).flatMap { issue in
        Expectation(issue, isWhole: isWhole).lines.flatMap { flow($0, indent: 2) }
          + line(issue.place)
      }
        + (issues.count > 1 && !isWhole
          ? flow("and \(issues.count - 1) more like it", .dim, indent: 2) : [])
    }
  }

  /// A place; outside a screen never wrapped, so that a terminal can open it.
  private func line(_ place: String?) -> [Line] {
    guard rows == nil else { return place.map { flow($0, .cyan, indent: 2) } ?? [] }
    return place.map { [[Run("  "), Run($0, .cyan)]] } ?? []
  }

  // MARK: - The rest

  private var own: [Line] {
    let lines = messages(verdict.ownErrors) + failures(verdict.own)
    return lines.isEmpty ? [] : [[Run("Your own tests", .bold)], []] + lines
  }

  private var warnings: [Line] {
    guard !verdict.warnings.isEmpty else { return [] }
    let rest = verdict.warnings.count - CheckText.mostShown
    return flow("The compiler warns:", .yellow)
      + verdict.warnings.prefix(CheckText.mostShown).flatMap {
        lines(of: $0).prefix(1).map { $0.indented(by: 2) }
      } + (rest > 0 ? flow("and \(counted(rest, "more warning"))", indent: 2) : [])
  }

  private var printed: [Line] {
    let lines = verdict.printed.split(separator: "\n")
    guard !lines.isEmpty else { return [] }
    let rest = lines.count - CheckText.mostPrinted
    return [[Run("Printed by the tests:", .bold)]]
      + (rest > 0 ? [[Run("  … \(rest) earlier lines", .dim)]] : [])
      + lines.suffix(CheckText.mostPrinted).flatMap { text -> [Line] in
        let line: Line = [Run("  \(String(text).visible)")]
        return rows == nil ? [line] : line.wrapped(to: width, cutsAddresses: true)
      }
  }

  private var sentence: [Line] {
    flow(CheckText.sentence(of: verdict), verdict.isGreen ? .green : .red)
  }

  static func sentence(of verdict: Verdict) -> String {
    guard verdict.errors.isEmpty else { return "It does not compile." }
    let (all, own) = (verdict.behaviours, verdict.own)
    guard !all.isEmpty else { return "There is no verdict." }
    let failed = all.count(where: \.hasFailed)
    let left = all.count { [.notRun, .skipped].contains($0.outcome) }
    let count = counted(all.count, "behaviour")
    var text =
      failed + left == 0
      ? (verdict.troubles.isEmpty ? "Passed: \(count)." : "Not green, although \(count) passed.")
      : failed == 0
        ? "Not green: \(left) of \(count) did not run."
        : "Failed: \(failed) of \(count)" + (left > 0 ? ", and \(left) did not run." : ".")
    if !verdict.ownErrors.isEmpty { text += " Your own tests do not compile." }
    let (bad, unrun) = (own.count(where: \.hasFailed), own.count { $0.outcome == .notRun })
    let good = own.count { $0.outcome == .passed }
    let counts = [
      bad > 0 ? "\(bad) of \(own.count) failed" : good > 0 ? "\(good) passed" : nil,
      unrun > 0 ? "\(unrun) did not run" : nil,
    ].compactMap(\.self)
    return counts.isEmpty ? text : "\(text) Your own tests: \(counts.joined(separator: ", "))."
  }

  /// What a green kata can do next.
  private var advice: [Line] {
    guard verdict.isGreen else { return [] }
    let number = verdict.kata.lesson.number
    if !report.mistakes.isEmpty {
      return flow(
        "`scripts/workbook undo \(number)` takes back the workbook's last edit, and `scripts/workbook "
          + "undo \(number) --list` lists them all.")
    }
    if report.isUntouched {
      return flow(
        "You have changed no code: `scripts/workbook read \(number)` shows the fault "
          + "of this version, and `scripts/workbook hint \(number)` asks you a question.")
    }
    if let open = report.open, let cost = report.cost {
      return flow("“\(open.title)” is done. It cost you \(cost.words).")
        + flow(report.ours ?? "") + next
    }
    let questions = report.questions
    return (questions.isEmpty ? [] : flow("Ask yourself:"))
      + questions.flatMap { PlainPage("- \($0)", width: width - 2).lines.indented(by: 2) } + next
  }

  private var next: [Line] {
    guard let next = report.next else { return [] }
    return flow(
      "The next change: `scripts/workbook change \(verdict.kata.lesson.number) \(next.name)`.")
  }
}

extension TestResult {
  fileprivate var name: String { [suite, sentence].compactMap(\.self).joined(separator: ": ") }

  /// Where it failed.
  fileprivate var failurePlace: String? {
    switch outcome {
    case .notRun, .skipped, .passed: nil
    case .unfinished(_, let place): place
    case .failed(let issues): issues.first?.place
    }
  }

  /// How it failed, in one line.
  fileprivate func difference(in columns: Int) -> String {
    switch outcome {
    case .notRun, .skipped, .passed: ""
    case .unfinished(let reason, _): reason
    case .failed(let issues): issues.first.map { Expectation($0).brief(in: columns) } ?? ""
    }
  }
}

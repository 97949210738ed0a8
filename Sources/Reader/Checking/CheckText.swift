import Book
import Kata
import Run
import Text

/// What a reader sees of a check: the same in `check`, in `watch` and in a pipe.
struct CheckText {
  /// How many failures, and how many compiler errors, are shown in full.
  private static let mostShown = 3
  private static let mostPrinted = 20

  private let report: CheckReport
  private let width: Int
  private let most: Int

  init(_ report: CheckReport, width: Int, showsAll: Bool = false) {
    (self.report, self.width) = (report, width)
    most = showsAll ? .max : CheckText.mostShown
  }

  private var verdict: Verdict { report.verdict }

  var lines: [Line] {
    let parts = [
      wish, messages(verdict.errors), failures(verdict.behaviours), own, warnings, printed,
      (verdict.troubles + verdict.notes).flatMap { flow($0, .yellow) }, sentence, mistakes,
      unfinished, advice,
      report.trouble.map { flow($0, .yellow) } ?? [],
    ]
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [[]]))
  }

  /// At most as many lines as there are rows, none of them wider; a long verdict keeps its last
  /// sentence.
  func lines(in rows: Int) -> [Line] {
    let lines = lines.flatMap { $0.wrapped(to: width, cutsAddresses: true) }
    guard lines.count > rows else { return lines }
    let end = ([[Run("… press a for the rest", .cyan)]] + sentence).suffix(max(0, rows))
    return Array(lines.prefix(max(0, rows - end.count)) + end)
  }

  private func flow(_ text: String, _ style: Style = .plain, indent: Int = 0) -> [Line] {
    text.flow(width: width, style, indent: indent)
  }

  // MARK: - Failures

  private var mistakes: [Line] {
    guard !report.mistakes.isEmpty else { return [] }
    let end =
      verdict.isGreen ? " Nothing has caught \(report.mistakes.count > 1 ? "them" : "it")." : ""
    return flow("Your kata contains \(report.mistakes.joined(separator: ", and ")).\(end)", .dim)
  }

  private var unfinished: [Line] {
    guard let entry = report.unfinished else { return [] }
    return flow(
      "“\(entry.event.words)” was not completed: `scripts/workbook undo "
        + "\(verdict.kata.lesson.number) \(entry.number)` brings back your files from before it.",
      .yellow)
  }

  /// The text of the open change.
  private var wish: [Line] {
    guard let open = report.open, !verdict.isGreen else { return [] }
    return flow("You have taken “\(open.title)”: \(open.story)", .dim)
  }

  /// The first compiler messages, in the compiler's own lines.
  private func messages(_ messages: [CompilerMessage]) -> [Line] {
    let shown = messages.prefix(most).flatMap { message -> [Line] in
      message.text.split(separator: "\n").map { [Run(String($0))] } + [[]]
    }
    let rest = messages.count - most
    return shown.dropLast() + (rest > 0 ? [[]] + flow("… and \(counted(rest, "more error")).") : [])
  }

  /// The failures; for each cause, only the first is shown in full.
  private func failures(_ tests: [TestResult]) -> [Line] {
    var groups: [[TestResult]] = []
    for test in tests where test.hasFailed {
      if let index = groups.firstIndex(where: { $0[0].cause == test.cause }) {
        groups[index].append(test)
      } else {
        groups.append([test])
      }
    }
    let told = groups.prefix(most).map { group in
      name(of: group[0], .bold) + details(of: group[0]) + alike(group.dropFirst())
    }
    let rest = groups.dropFirst(most).joined().flatMap { name(of: $0) }
    return Array((told + (rest.isEmpty ? [] : [rest])).joined(separator: [[]]))
  }

  private func name(of test: TestResult, _ style: Style = .plain) -> [Line] {
    let text = [test.suite, test.sentence].compactMap(\.self).joined(separator: ": ")
    return flow("✗ \(text)", style + .red)
  }

  private func alike(_ others: ArraySlice<TestResult>) -> [Line] {
    guard !others.isEmpty else { return [] }
    let verb = others.count == 1 ? "fails" : "fail"
    return flow("\(counted(others.count, "more behaviour")) \(verb) the same way:", indent: 2)
      + others.flatMap { flow($0.sentence, .dim, indent: 4) }
  }

  private func details(of test: TestResult) -> [Line] {
    switch test.outcome {
    case .notRun, .skipped, .passed: []
    case .crashed(let reason, let place), .hung(let reason, let place):
      flow(reason.shortened, indent: 2) + line(place)
    case .failed(let issues):
      issues.prefix(1).flatMap { issue in
        Expectation(issue).lines.flatMap { flow($0, indent: 2) } + line(issue.place)
      }
        + (issues.count > 1 ? flow("and \(issues.count - 1) more like it", .dim, indent: 2) : [])
    }
  }

  /// A place, never wrapped, so that a terminal can open it.
  private func line(_ place: String?) -> [Line] {
    place.map { [[Run("  "), Run($0, .cyan)]] } ?? []
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
        flow($0.text.split(separator: "\n").first.map(String.init) ?? "", indent: 2)
      } + (rest > 0 ? flow("and \(counted(rest, "more warning"))", indent: 2) : [])
  }

  private var printed: [Line] {
    let lines = verdict.printed.split(separator: "\n")
    guard !lines.isEmpty else { return [] }
    let rest = lines.count - CheckText.mostPrinted
    return [[Run("Printed by the tests:", .bold)]]
      + (rest > 0 ? [[Run("  … \(rest) earlier lines", .dim)]] : [])
      + lines.suffix(CheckText.mostPrinted).map { [Run("  \(String($0).visible)")] }
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
        "You have changed no code: `scripts/workbook read \(number)` shows what is wrong "
          + "here, and `scripts/workbook hint \(number)` asks you a question.")
    }
    if let open = report.open, let cost = report.cost {
      return flow("“\(open.title)” is done. It cost you \(cost.words).")
        + flow(report.ours ?? "") + next
    }
    let questions = report.questions
    return (questions.isEmpty ? [] : flow("Ask yourself:"))
      + questions.flatMap { flow("- \($0.replacing(#/\*([^*`]+)\*/#) { $0.1 })", indent: 2) } + next
  }

  private var next: [Line] {
    guard let next = report.next else { return [] }
    return flow(
      "The next change: `scripts/workbook change \(verdict.kata.lesson.number) \(next.name)`.")
  }
}

extension TestResult {
  /// What several failures may have in common.
  fileprivate var cause: String {
    switch outcome {
    case .notRun, .skipped, .passed: ""
    case .crashed(let reason, let place): "\(reason) \(place ?? "")"
    // An endless loop may be caught on any of its lines, so only the file counts.
    case .hung(let reason, let place): reason + (place?.prefix { $0 != ":" } ?? "")
    case .failed(let issues): issues.first?.messages.joined(separator: "\n") ?? ""
    }
  }
}

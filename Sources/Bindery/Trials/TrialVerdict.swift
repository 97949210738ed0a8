import Book
import Toolchain

/// What is wrong with the subjects of a plan, one sentence each.
struct TrialVerdict {
  let problems: [String]

  init(_ report: TrialPackage.Report, of plan: TrialPlan) {
    let titles = Dictionary(plan.modules.map { ($0.name, $0.title) }) { one, _ in one }
    var problems = report.notBuilt.sorted { $0.key < $1.key }.map { name, words in
      "\(titles[name] ?? name) does not build: \(words)"
    }
    if let trouble = report.trouble { problems.append("The trials came to no end: \(trouble)") }
    self.problems = problems + report.runs.flatMap(TrialVerdict.problems)
  }

  private static func problems(in run: TrialPackage.Run) -> [String] {
    if let trouble = run.trouble {
      return ["\(run.subjects.map(\.module.title).joined(separator: ", ")): \(trouble)"]
    }
    guard !run.tests.isEmpty else { return ["\(run.suite) has no test that ran."] }
    return run.subjects.flatMap { subject -> [String] in
      // A pass means nothing for a module that no test was called with.
      guard run.tests.contains(where: { $0.ran(on: subject) }) else {
        return ["\(subject.module.title): no test of \(run.suite) ran against it."]
      }
      return problems(with: subject, in: run)
    }
  }

  private static func problems(
    with subject: TrialPlan.Subject, in run: TrialPackage.Run
  ) -> [String] {
    let title = subject.module.title
    switch subject.expectation {
    case .passes:
      return run.tests.filter { $0.fails(on: subject) || $0.isSkipped || !$0.hasEnded }.map {
        "\(title) does not pass: \($0.sentence)"
      }
    case .breaks(let sentences):
      let failed = run.tests.filter { $0.fails(on: subject) }.map(\.sentence)
      return sentences.filter { !failed.contains($0) }.map {
        "\(title): no test finds the defect that has to break: \($0)"
      }
    case .lacks(let request, let file):
      let asked = run.tests.filter { $0.fileID.hasSuffix("/\(file)") }
      guard !asked.isEmpty else { return ["\(request): no test of \(file) ran."] }
      return asked.filter { !$0.fails(on: subject) }.map {
        "\(request): \(title) passes without the change: \($0.sentence)"
      }
    }
  }
}

extension RecordedTest {
  /// Whether it was called with a subject.
  fileprivate func ran(on subject: TrialPlan.Subject) -> Bool {
    cases.contains { subject.isFirst(of: $0.arguments) }
  }

  /// Whether it failed on a subject; an issue without arguments counts for every subject.
  fileprivate func fails(on subject: TrialPlan.Subject) -> Bool {
    allIssues.contains { issue in
      issue.arguments.isEmpty || subject.isFirst(of: issue.arguments)
    }
  }
}

extension TrialPlan.Subject {
  /// Whether it is the first of a call's arguments, as `step1` is in `step1, 2`.
  fileprivate func isFirst(of arguments: String) -> Bool {
    let word = arguments.split(separator: ", ").first ?? ""
    return word == name || word == ".\(name)"
  }
}

import Foundation

/// Every step builds without a warning and passes the behaviours; every request fails on the sides as
/// they are, and with its change passes together with all that was there.
struct TrialRule: VerifyRule {
  let name = "trials"

  /// What differs from our own environment for `swift test`.
  var environment: [String: String?] = [:]

  func problems(in workbook: Workbook) async throws -> [String] {
    var plan = TrialPlan()
    var wishes: [TrialWish] = []
    var problems: [String] = []
    for lesson in Catalogue.lessons.filter(workbook.hasSides) {
      do {
        let trial = try LessonTrial(of: lesson, in: workbook)
        plan = plan + trial.plan
        wishes += trial.wishes
      } catch {
        problems.append("\(error)")
      }
    }
    guard !plan.modules.isEmpty else { return problems }
    var package = TrialPackage(of: workbook)
    package.environment = environment
    let report = try await package.run(plan)
    return problems + TrialRule.problems(in: report, plan: plan, wishes: wishes)
  }

  static func problems(
    in report: TrialPackage.Report, plan: TrialPlan, wishes: [TrialWish]
  ) -> [String] {
    var problems = report.notBuilt.sorted { $0.key < $1.key }.map { name, words in
      "\(plan.title(of: name) ?? name) does not build: \(words)"
    }
    if let trouble = report.trouble { problems.append("The trials came to no end: \(trouble)") }
    for run in report.runs {
      let names = run.sides.map { plan.title(of: $0.module) ?? $0.module }
      if let trouble = run.trouble {
        problems.append("\(names.joined(separator: ", ")): \(trouble)")
        continue
      }
      problems += TrialRule.silence(of: run, plan: plan)
      let wish = wishes.first { $0.suite == run.suite }
      if let wish, !run.results.isEmpty { problems += wish.missing(in: run.results) }
      for result in run.results {
        problems +=
          wish.map { $0.problems(with: result, on: run.sides, plan: plan) }
          ?? TrialRule.failures(of: result, on: run.sides, plan: plan)
      }
    }
    return problems
  }

  /// The sides that no test was called with: whatever passed says nothing of them.
  private static func silence(of run: TrialRun.Outcome, plan: TrialPlan) -> [String] {
    guard !run.results.isEmpty else { return ["\(run.suite) has no test that ran."] }
    return run.sides.filter { side in
      !run.results.contains { $0.calls.contains(where: side.isFirst(of:)) }
    }.map { "\(plan.title(of: $0.module) ?? $0.module): no test of \(run.suite) ran against it." }
  }

  /// What a test says against the modules that have to pass it.
  private static func failures(
    of result: TestResult, on sides: [TrialSide.Side], plan: TrialPlan
  ) -> [String] {
    let failed = sides.filter(result.fails)
    if !failed.isEmpty {
      return failed.map { side in
        "\(plan.title(of: side.module) ?? side.module) does not pass: \(result.sentence)"
      }
    }
    return result.mark == .passed || result.mark == .known
      ? [] : ["\(result.location.fileID) does not pass: \(result.sentence)"]
  }
}

/// Tests of requests that have to fail on the sides as they are: on each of them.
struct TrialWish: Hashable, Sendable {
  /// The suite of the plan.
  let suite: String
  /// The requests' names by the files with their tests.
  let requests: [String: String]

  /// The requests of which there is no test at all.
  func missing(in results: [TestResult]) -> [String] {
    let files = Set(results.map(file(of:)))
    return requests.filter { !files.contains($0.key) }.values.sorted().map {
      "\($0) has no test that ran without the change."
    }
  }

  func problems(
    with result: TestResult, on sides: [TrialSide.Side], plan: TrialPlan
  ) -> [String] {
    guard let request = requests[file(of: result)] else { return [] }
    return sides.filter { !result.fails(on: $0) }.map { side in
      "\(request): \(plan.title(of: side.module) ?? side.module) passes without the change: "
        + result.sentence
    }
  }

  private func file(of result: TestResult) -> String {
    result.location.fileID.split(separator: "/").last.map(String.init) ?? ""
  }
}

extension TestResult {
  /// Whether it failed on a side; what is wrong with no arguments at all is wrong on each.
  fileprivate func fails(on side: TrialSide.Side) -> Bool {
    failures.contains { $0.arguments.isEmpty || side.isFirst(of: $0.arguments) }
  }
}

extension TrialSide.Side {
  /// Whether it is the first of a call's arguments, such as `step1, 2`.
  fileprivate func isFirst(of arguments: String) -> Bool {
    let word = arguments.split(separator: ", ").first ?? ""
    return word == name || word == ".\(name)"
  }
}

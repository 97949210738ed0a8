import Foundation
import Toolchain

/// Builds a plan's modules and tests in one package and runs them all, so that the rooms that they
/// share are built once and what has not changed since the last time is not built again.
struct TrialPackage {
  let workbook: Workbook
  /// What differs from our own environment for `swift test`.
  var environment: [String: String?] = [:]

  /// How long the tests may go without any progress before they are ended.
  var limit: Duration = .seconds(180)

  /// How a plan came out.
  struct Report: Sendable {
    /// What does not build, by the names of modules and suites: the compiler's words.
    var notBuilt: [String: String] = [:]
    var runs: [TrialRun.Outcome] = []
    /// Why nothing was run at all.
    var trouble: String?
  }

  private var home: URL {
    workbook.root.appendingPathComponent(".build/verify", isDirectory: true)
  }
  var package: URL { home.appendingPathComponent("trials", isDirectory: true) }
  private var scratch: URL { home.appendingPathComponent("trials-build", isDirectory: true) }

  init(of workbook: Workbook) {
    self.workbook = workbook
  }

  /// Builds and runs a plan; what does not build is left out, so that all else is judged.
  func run(_ plan: TrialPlan) async throws -> Report {
    var report = Report()
    var plan = plan
    // Each time at least one module goes out, or the build is given up.
    while !plan.modules.isEmpty {
      try write(plan)
      let output = try await build()
      guard output.status != 0 else {
        report.runs = try await tests(of: plan)
        return report
      }
      let printed = output.standardError + output.standardOutput
      let faults = TrialPackage.faults(in: printed, plan: plan)
      guard !faults.isEmpty else {
        report.trouble = CompilerMessages(in: printed, root: package).text
        return report
      }
      report.notBuilt.merge(faults) { old, _ in old }
      plan = plan.leavingOut(Set(faults.keys))
    }
    return report
  }

  private func build() async throws -> ChildProcess.Output {
    var child = ChildProcess(
      "swift",
      [
        "build", "--build-tests", "--package-path", package.path, "--scratch-path", scratch.path,
      ], in: workbook.root)
    child.environment = environment
    child.timeLimit = .seconds(2400)
    return try await child.run(nil)
  }

  /// Runs each group of each suite in a process of its own, as many at once as there are processors.
  ///
  /// - Returns: How they came out, in the order of the plan, whichever ended first.
  private func tests(of plan: TrialPlan) async throws -> [TrialRun.Outcome] {
    let runs = plan.suites.flatMap { suite in
      suite.groups.map { sides in
        TrialRun(
          suite: suite.name, sides: sides, package: package, scratch: scratch, limit: limit,
          environment: environment)
      }
    }
    var waiting = runs.indices[...]
    return try await withThrowingTaskGroup(of: (Int, TrialRun.Outcome).self) { group in
      func startNext() {
        guard let index = waiting.popFirst() else { return }
        group.addTask { (index, try await runs[index].outcome()) }
      }
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { startNext() }
      var outcomes: [Int: TrialRun.Outcome] = [:]
      while let (index, outcome) = try await group.next() {
        outcomes[index] = outcome
        startNext()
      }
      return runs.indices.compactMap { outcomes[$0] }
    }
  }

  /// The errors in what a build printed, by the modules and suites in which they are.
  static func faults(in printed: String, plan: TrialPlan) -> [String: String] {
    let known = Set(plan.modules.map(\.name) + plan.suites.map(\.name))
    var faults: [String: [String]] = [:]
    for line in Set(printed.split(separator: "\n")).sorted()
    where line.contains(#/:\d+:\d+: error: /#) {
      // The book itself may lie in a folder `Sources`.
      let folder = line.matches(of: #/(?:Sources|Tests)/(\w+)//#)
        .first { known.contains(String($0.1)) }
      guard let folder else { continue }
      faults[String(folder.1), default: []].append(String(line[folder.range.upperBound...]))
    }
    return faults.mapValues { $0.joined(separator: "; ") }
  }
}

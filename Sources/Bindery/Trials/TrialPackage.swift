import Book
import Foundation
import Toolchain

/// Builds a plan's modules and tests in one package and runs them all, without rebuilding what has
/// not changed since the last time.
struct TrialPackage: Sendable {
  let workbook: Workbook
  /// How long the tests may go without any progress before they are ended.
  var limit: Duration = .seconds(180)

  /// The results of a plan.
  struct Report: Sendable {
    /// The compiler's errors, keyed by the names of the modules and suites that do not build.
    var notBuilt: [String: String] = [:]
    var runs: [Run] = []
    /// Why nothing could be run at all.
    var trouble: String?
  }

  /// The results of a suite's tests for subjects that ran together.
  struct Run: Sendable {
    let suite: String
    let subjects: [TrialPlan.Subject]
    var tests: [RecordedTest] = []
    /// Why the tests did not run to their end.
    var trouble: String?
  }

  private var home: URL {
    workbook.root.appendingPathComponent(".build/verify", isDirectory: true)
  }
  private var package: URL { home.appendingPathComponent("trials", isDirectory: true) }
  private var scratch: URL { home.appendingPathComponent("trials-build", isDirectory: true) }

  /// Builds and runs a plan; what does not build is left out, so that the rest can be judged.
  func run(_ plan: TrialPlan) async throws -> Report {
    var report = Report()
    var plan = plan
    // Each round drops at least one module or suite, or gives the build up.
    while !plan.suites.isEmpty {
      try plan.sources.write(to: package)
      var build = PackageBuild(package: package, scratch: scratch)
      build.hasDebugInfo = false
      guard let failure = try await build.run() else {
        report.runs = try await tests(of: plan)
        return report
      }
      let faults = TrialPackage.faults(in: failure.errors, plan: plan)
      guard !faults.isEmpty else {
        report.trouble = failure.text
        return report
      }
      report.notBuilt.merge(faults) { old, _ in old }
      plan = plan.leavingOut(Set(faults.keys))
    }
    return report
  }

  /// The errors of a build, keyed by the module or suite that they are in.
  static func faults(in errors: [CompilerError], plan: TrialPlan) -> [String: String] {
    let known = Set(plan.modules.map(\.name) + plan.suites.map(\.name))
    var faults: [String: [String]] = [:]
    for error in errors {
      let parts = (error.path ?? "").split(separator: "/").map(String.init)
      // The book itself may be in a folder of such a name.
      guard let place = parts.lastIndex(where: known.contains) else { continue }
      let path = parts[(place + 1)...].joined(separator: "/")
      faults[parts[place], default: []].append("\(path):\(error.line ?? 0): \(error.message)")
    }
    return faults.mapValues { $0.joined(separator: "; ") }
  }

  /// Runs each group of each suite in its own process, as many at once as there are processors.
  ///
  /// - Returns: The results in the order of the plan, whichever ended first.
  private func tests(of plan: TrialPlan) async throws -> [Run] {
    let runs = plan.suites.flatMap { suite in
      suite.groups.map { Run(suite: suite.name, subjects: $0) }
    }
    return try await runs.severalAtOnce { run in
      var run = run
      let names = run.subjects.map(\.name).joined(separator: ",")
      var tests = TestRun(
        package: package, scratch: scratch, bundle: "trials", limit: limit)
      tests.filters = ["^\(run.suite)\\."]
      // One after the other: tests that watch the clock would keep each other from their turn.
      tests.oneByOne = true
      let result = try await ChildProcess.$environmentOverrides.withValue(
        ChildProcess.environmentOverrides.merging([TrialPlan.chosenSides: names]) { $1 }
      ) { [tests] in try await tests.run() }
      run.tests = result.recording.tests
      run.trouble = TrialPackage.trouble(in: result)
      return run
    }
  }

  private static func trouble(in result: TestRun.Result) -> String? {
    let culprits = result.recording.underWay.map(\.sentence).joined(separator: ", ")
    let place = culprits.isEmpty ? "no test" : culprits
    switch result.end {
    case .stalled(let patience): return "the tests got nowhere for \(patience), in: \(place)"
    case .tookTooMuchMemory: return "the tests took too much memory, in: \(place)"
    case .exited:
      return result.recording.hasEnded ? nil : "the tests ended early, in: \(place)"
    }
  }
}

extension Array where Element: Sendable {
  /// The results of a function for each element, in the same order, computed for as many at once as
  /// there are processors.
  func severalAtOnce<Result: Sendable>(
    _ function: @escaping @Sendable (Element) async throws -> Result
  ) async throws -> [Result] {
    var waiting = indices[...]
    return try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      func startNext() {
        guard let index = waiting.popFirst() else { return }
        let element = self[index]
        group.addTask { (index, try await function(element)) }
      }
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { startNext() }
      var results: [Int: Result] = [:]
      while let (index, result) = try await group.next() {
        results[index] = result
        startNext()
      }
      return indices.compactMap { results[$0] }
    }
  }
}

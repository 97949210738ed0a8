import Book
import Foundation
import Storage
import Toolchain

/// What became of a version in a trial.
struct TrialResult: Sendable {
  /// Why it does not build; nil if it does.
  var error: String?
  /// One for each of the version's lists of test files.
  var runs: [Run] = []

  /// The tests of some files, tried on one version.
  struct Run: Sendable {
    var tests: [RecordedTest] = []
    /// Why the tests did not run to their end.
    var trouble: String?

    /// The tests that found something, or during which the run ended.
    var broken: [RecordedTest] { tests.filter { !$0.allIssues.isEmpty || $0.isUnderWay } }

    /// Why it does not pass; nil if every test ran and passed.
    var fault: String? {
      if let trouble { return trouble }
      guard !tests.isEmpty else { return "no test ran" }
      let failed = tests.filter { !$0.allIssues.isEmpty || $0.isSkipped || !$0.hasEnded }
      return failed.isEmpty ? nil : failed.map(\.sentence).joined(separator: "; ")
    }
  }

  /// Why it does not build or pass; nil if it builds and every test of every run passed.
  var fault: String? {
    if let error { return "it does not build: \(error)" }
    return runs.isEmpty ? "nothing ran" : runs.lazy.compactMap(\.fault).first
  }
}

/// Builds a plan's versions and tests in one package and runs them, without rebuilding what has not
/// changed since the last time.
struct TrialPackage: Sendable {
  let workbook: Workbook
  /// How long the tests may go without any progress before they are ended.
  var limit: Duration = .seconds(20)

  private var home: URL {
    workbook.root.appendingPathComponent(".build/verify", isDirectory: true)
  }
  private var package: URL { home.appendingPathComponent("trials", isDirectory: true) }
  private var scratch: URL { home.appendingPathComponent("trials-build", isDirectory: true) }

  /// Waits for other trials in the same folder first.
  ///
  /// - Returns: The results, keyed by the names of the versions and parts.
  /// - Throws: ``TrialTrouble`` if nothing could be run at all.
  func run(_ plan: TrialPlan) async throws -> [String: TrialResult] {
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let lock = try await FolderLock.take(home) {}
    defer { withExtendedLifetime(lock) {} }
    var results: [String: TrialResult] = [:]
    var plan = plan
    func leaveOut(_ faults: [String: String]) {
      for version in plan.versions {
        let fault = faults[plan.module(version)] ?? faults[plan.seam(version)]
        if let fault { results[version.name] = TrialResult(error: fault) }
      }
      for parts in plan.parts {
        if let fault = faults[parts.name] { results[parts.name] = TrialResult(error: fault) }
      }
      plan = plan.leavingOut(faults.keys)
    }
    leaveOut(try await refused(in: plan))
    // Each round leaves something out, or gives the build up.
    while true {
      try plan.sources.write(to: package)
      var build = PackageBuild(package: package, scratch: scratch)
      build.hasDebugInfo = false
      guard let failure = try await build.run() else { break }
      let faults = TrialPackage.faults(in: failure.errors, plan: plan)
      guard !faults.isEmpty, faults[plan.suite] == nil else {
        throw TrialTrouble(description: faults[plan.suite] ?? failure.text)
      }
      leaveOut(faults)
    }
    return results.merging(try await tests(of: plan)) { old, _ in old }
  }

  /// The errors in those versions that need not compile, keyed by module.
  private func refused(in plan: TrialPlan) async throws -> [String: String] {
    let compiler = try VersionCompiler(
      plan, in: workbook, cache: home.appendingPathComponent("compiler-cache"))
    defer { compiler.remove() }
    let doubtful = plan.versions.filter(\.mayFail)
    let errors = try await doubtful.severalAtOnce { try compiler.error(in: $0) }
    return Dictionary(
      zip(doubtful, errors).compactMap { version, error in error.map { (plan.module(version), $0) }
      },
      uniquingKeysWith: { one, _ in one })
  }

  /// The errors of a build, keyed by the target that they are in.
  static func faults(in errors: [CompilerError], plan: TrialPlan) -> [String: String] {
    let known = Set(
      plan.versions.flatMap { [plan.module($0), plan.seam($0)] } + plan.parts.map(\.name)
        + [plan.suite])
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

  /// Runs every list of tests of every version in a process of its own, as many at once as there are
  /// processors.
  private func tests(of plan: TrialPlan) async throws -> [String: TrialResult] {
    var tasks: [(name: String, suite: String, files: [String])] = []
    for version in plan.versions {
      tasks += version.runs.map { (version.name, plan.suite, $0) }
    }
    tasks += plan.parts.filter(\.hasTests).map { ($0.name, $0.name, []) }
    let runs = try await tasks.severalAtOnce { task in
      let files = task.files.map { $0.split(separator: "/").last ?? "" }
        .map { $0.replacing(".", with: "\\.").replacing("+", with: "\\+") }
      let pattern = files.isEmpty ? "" : ".*/(\(files.joined(separator: "|"))):"
      var tests = TestRun(
        package: package, scratch: scratch, bundle: "trials", limit: limit)
      tests.filters = ["^\(task.suite)\\.\(pattern)"]
      // One after the other: tests that watch the clock would keep each other from their turn.
      tests.oneByOne = true
      let result = try await ChildProcess.$environmentOverrides.withValue(
        ChildProcess.environmentOverrides.merging([TrialPlan.chosenVersion: task.name]) { $1 }
      ) { [tests] in try await tests.run() }
      return TrialResult.Run(
        tests: result.recording.tests, trouble: TrialPackage.trouble(in: result))
    }
    return zip(tasks, runs).reduce(into: [:]) {
      $0[$1.0.name, default: TrialResult()].runs.append($1.1)
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

/// Nothing could be tried.
struct TrialTrouble: Error, CustomStringConvertible {
  let description: String
}

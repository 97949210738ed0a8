import Book
import Foundation
import Practice
import Storage
import Toolchain

/// Compiles a trial's versions, builds the tests of all of them in one package, and runs them.
struct TrialPackage: Sendable {
  let trial: LessonTrial

  /// The environment variable that names the version of a run.
  private static let chosenVersion = "SHIPSHAPE_VERSION"
  /// How long the tests may go without progress before they are stopped.
  private static let limit = Duration.seconds(20)
  /// The limit after a test has hung once, as several may for one reason.
  private static let laterLimit = Duration.seconds(5)

  private var home: URL {
    trial.workbook.root.appendingPathComponent(".build/verify", isDirectory: true)
  }
  private var package: URL { home.appendingPathComponent("trials", isDirectory: true) }
  private var scratch: URL { home.appendingPathComponent("trials-build", isDirectory: true) }
  /// The name in code of the tests that see only the seam.
  private var suite: String { "\(trial.lesson.name)TrialTests" }

  /// Waits for other trials in the same folder first.
  ///
  /// - Returns: The results of all versions.
  /// - Throws: ``AuthorError`` if nothing could be run at all.
  func run() async throws -> [TrialVersion.ID: TrialResult] {
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let lock = try await FolderLock.take(home) {}
    defer { withExtendedLifetime(lock) {} }
    // Named after its contents: a package is built again only if its linked files have other names.
    let all = home.appendingPathComponent("trials-modules", isDirectory: true)
    let modules = all.appendingPathComponent(trial.digest, isDirectory: true)
    try? FileManager.default.removeItem(at: all)
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    let refused = try await compile(into: modules)
    let versions = trial.versions.filter { refused[$0.id] == nil }
    try sources(for: versions, modules).overlaid(with: entryPoint()).write(to: package)
    let suites = suites(for: versions).map(\.name)
    var build = PackageBuild(
      package: package, scratch: scratch,
      modules: suites.map { SourceModule($0, package.appendingPathComponent("Tests/\($0)")) })
    build.hasDebugInfo = false
    if let failure = try await build.run() { throw AuthorError(failure.text) }
    return refused.merging(try await tests(of: versions)) { old, _ in old }
  }

  /// Compiles the rooms, each after those it needs, and then the versions.
  ///
  /// - Returns: The results of the versions that do not compile.
  /// - Throws: ``AuthorError`` if a room does not compile.
  private func compile(into folder: URL) async throws -> [TrialVersion.ID: TrialResult] {
    let (lesson, root) = (trial.lesson, trial.workbook.root)
    let compiler = ModuleCompiler(
      folder: folder, cache: home.appendingPathComponent("compiler-cache", isDirectory: true))
    let servers = lesson.needsServers(for: trial.tests) ? [Lesson.servers] : []
    for room in lesson.rooms.reversed().map({ "Sources/\($0)" }) + servers {
      let sources = root.appendingPathComponent(room, isDirectory: true)
      let name = sources.lastPathComponent
      if let error = try await compiler.error(in: SourceTree(of: sources), module: name) {
        throw AuthorError("\(name) does not compile: \(error)")
      }
    }
    let errors = try await trial.versions.severalAtOnce { version in
      var error = try await compiler.error(in: version, of: lesson)
      if error == nil, version.seam != version.module {
        error = try await compiler.error(
          in: version.guest, module: version.seam, calling: version.layers(of: lesson))
      }
      return error?.replacing(version.module, with: lesson.name)
    }
    return zip(trial.versions, errors).reduce(into: [:]) { refused, found in
      if let error = found.1 { refused[found.0.id] = TrialResult(error: error) }
    }
  }

  /// The tests of the seam, and those of the parts of versions that have some.
  private func suites(
    for versions: [TrialVersion]
  ) -> [(name: String, tests: SourceTree, versions: [TrialVersion])] {
    [(suite, trial.tests, versions)]
      + versions.filter { !$0.parts.files.isEmpty }.map { ($0.partsSuite, $0.parts, [$0]) }
  }

  /// The files of the package with the tests of these versions.
  ///
  /// - Parameter modules: The folder with the compiled modules.
  func sources(for versions: [TrialVersion], _ modules: URL) -> SourceTree {
    let suites = suites(for: versions)
    let manifest = SourceTree(["Package.swift": manifest(suites.map(\.name), modules)])
    return suites.reduce(manifest) { files, suite in
      var tests = suite.tests
      tests["Side.swift"] = trial.sideFile(for: suite.versions)
      tests["SideChoice.swift"] = TrialPackage.choice
      return files.overlaid(with: tests.inside("Tests/\(suite.name)"))
    }
  }

  /// The entry point of the tests, to be put beside them.
  private func entryPoint() throws -> SourceTree {
    guard TestEntryPoint.isOurs else { return SourceTree() }
    // The only name under which SwiftPM knows it.
    let name = "XCTMain.swift"
    let text = try trial.workbook.text(at: "Tests/\(TestEntryPoint.target)/\(name)")
    return SourceTree(["Tests/\(name)": text])
  }

  /// The versions are sides, one of which a run chooses.
  private static let choice = """
    import Foundation

    extension Side {
      /// The side that is tried in this run.
      static let allCases = [
        Side(rawValue: ProcessInfo.processInfo.environment["\(chosenVersion)"] ?? "")
      ].compactMap { $0 }
    }

    """

  private func manifest(_ suites: [String], _ modules: URL) -> String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: modules.path)) ?? []
    let objects = names.filter { $0.hasSuffix(".o") }.sorted().map { "\(modules.path)/\($0)" }
    // The suites are small: one compiler for each is faster than one for each core.
    let settings = ["-j1", "-I", modules.path] + PackageManifest.compilerSettings
    let targets = suites.map { name in
      """
          .testTarget(
            name: "\(name)",
            swiftSettings: [.unsafeFlags(\(settings))],
            // They form one program, in which the first suite links the versions.
            linkerSettings: [.unsafeFlags(\(name == suite ? objects : []))]),
      """
    }
    return """
      // swift-tools-version: 6.2

      import PackageDescription

      let package = Package(
        name: "trials",
        platforms: [.macOS(.v15)],
        targets: [
      \(targets.joined(separator: "\n"))
        ]
      )

      """
  }

  /// Runs every list of tests of every version in a separate process.
  private func tests(of versions: [TrialVersion]) async throws -> [TrialVersion.ID: TrialResult] {
    let tasks = versions.flatMap { version in
      // Parts without tests are doubles, which only have to compile.
      let hasParts = version.parts.files.values.contains { $0.contains("@Test") }
      return version.runs.map { (version.id, suite, $0) }
        + (hasParts ? [(version.id, version.partsSuite, version.parts.paths)] : [])
    }
    // Tests that watch the clock mostly wait.
    let width = 2 * ProcessInfo.processInfo.activeProcessorCount
    let runs = try await tasks.severalAtOnce(width, run)
    return zip(tasks, runs).reduce(into: [:]) {
      $0[$1.0.0, default: TrialResult()].runs.append($1.1)
    }
  }

  /// Runs the tests in some files of a suite on one version. If a slip ends the process, the
  /// remaining tests run after that.
  @Sendable
  private func run(
    _ task: (version: TrialVersion.ID, suite: String, files: [String])
  ) async throws -> TrialResult.Run {
    let names = task.files.map { String($0.split(separator: "/").last ?? "").escaped }
    var tests = TestRun(
      package: package, scratch: scratch, bundle: "trials", limit: TrialPackage.limit)
    tests.filters = ["^\(task.suite)\\..*/(\(names.joined(separator: "|"))):"]
    tests.environment = [TrialPackage.chosenVersion: task.version.name]
    // One after another: tests that watch the clock would disturb each other.
    tests.oneByOne = true
    var run = TrialResult.Run()
    let isSlip = if case .slip = task.version.kind { true } else { false }
    var isOver = false
    while !isOver {
      let result = try await tests.run()
      let found = result.recording.tests
      let left = found.filter { !$0.hasStarted }
      isOver =
        result.recording.hasEnded || left.isEmpty || left.count == found.count || !isSlip
      run.tests += isOver ? found : found.filter(\.hasStarted)
      run.trouble = run.trouble ?? TrialPackage.trouble(in: result)
      tests.filters = left.map { "^\($0.id.escaped)$" }
      tests.limit = TrialPackage.laterLimit
    }
    return run
  }

  private static func trouble(in result: TestRun.Result) -> String? {
    let culprits = result.recording.underWay.map(\.sentence).joined(separator: ", ")
    let place = culprits.isEmpty ? "no test" : culprits
    switch result.end {
    case .stalled(let patience): return "the tests made no progress for \(patience), in: \(place)"
    case .tookTooMuchMemory: return "the tests used too much memory, in: \(place)"
    case .exited:
      return result.recording.hasEnded ? nil : "the tests ended early, in: \(place)"
    }
  }
}

extension String {
  /// The text as a pattern that matches only itself.
  fileprivate var escaped: String { NSRegularExpression.escapedPattern(for: self) }
}

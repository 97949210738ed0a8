import Foundation
import Synchronization

/// Builds a package, or one of its products, with the toolchain's own `swift build`.
package struct PackageBuild: Sendable {
  package let package: URL
  /// The folder that paths are shown relative to.
  let root: URL
  /// The output folder; the package's own `.build` when nil.
  package var scratch: URL?
  /// The product to build; all targets, including tests, when nil.
  let product: String?
  /// Whether the last build plan in the folder may be reused, where it was one of the same sources.
  package var reusesPlan = true
  /// Whether a crash can name its line. Where nobody asks for it, a build takes less time without.
  package var hasDebugInfo = true
  /// What its manifest is to find in the environment.
  package var environment: [String: String] = [:]
  /// The modules that it may have to compile; those that use others come after them.
  let modules: [SourceModule]

  package init(
    package: URL, root: URL? = nil, scratch: URL? = nil, product: String? = nil,
    modules: [SourceModule] = []
  ) {
    self.package = package
    self.root = root ?? package
    self.scratch = scratch
    self.product = product
    self.modules = modules
  }

  /// Builds everything that contains something else than what was built last; tells its progress on
  /// any thread.
  ///
  /// The package's own `.build` is shared with plain `swift build`, which decides by time what that is.
  ///
  /// - Returns: Why it failed; nil when it succeeded.
  /// - Throws: ``MovedBuild``, ``SourceError``, or what keeps the build from being started.
  package func run(
    _ progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
  ) async throws -> BuildFailure? {
    if let sign = PackageBuild.unusable.first(where: package.path.contains) {
      return BuildFailure(
        "The compiler cannot work in \(root.path), because its path contains \(sign): move the book to "
          + "a folder whose path does not, then try again.")
    }
    guard let scratch else {
      let scratch = package.appendingPathComponent(".build", isDirectory: true)
      return try failure(of: try await build([], in: scratch, progress), in: scratch)
    }
    var contents = BuiltContents(
      modules, in: scratch, plan: plan,
      manifests: [package, root].map { $0.appendingPathComponent("Package.swift") })
    var output: ChildProcess.Output
    var attempts = 0
    repeat {
      var isComplete = false
      attempts += 1
      do {
        try contents.begin()
        let planning =
          reusesPlan && contents.hasSamePlan ? [] : ["--disable-build-manifest-caching"]
        output = try await build(planning, in: scratch, progress)
        // What another build made meanwhile, such as one that outlived its workbook, is not ours.
        if output.printed.contains("Another instance of SwiftPM") {
          try contents.begin()
          output = try await build(planning, in: scratch, progress)
        }
        if try contents.removeUnaware() { output = try await build([], in: scratch, progress) }
        isComplete = output.status == 0
      } catch {
        contents.end(isComplete: false)
        throw error
      }
      // A file that was saved during a build may be in it or not, so the build is repeated.
      if !contents.end(isComplete: isComplete) { break }
    } while attempts < PackageBuild.mostAttempts
    return try failure(of: output, in: scratch)
  }

  private static let mostAttempts = 3

  /// What the toolchain does not take in a path: it is decoded, or ends a quoted name, or is taken away.
  private static let unusable: [Character] = ["%", "\"", "\\"]

  private func build(
    _ more: [String], in scratch: URL, _ progress: @escaping @Sendable (BuildProgress) -> Void
  ) async throws -> ChildProcess.Output {
    let meter = Mutex(BuildMeter(modules, in: scratch))
    var child = ChildProcess("swift", arguments + more, in: package)
    child.outputLimit = 4 << 20
    for (name, value) in environment { child.environment[name] = value }
    if self.scratch != nil, TestEntryPoint.isOurs {
      child.environment[TestEntryPoint.variable] = "ours"
    }
    let output = try await child.run { line in
      if let now = meter.withLock({ $0.take(line) ? $0.progress : nil }) { progress(now) }
    }
    var warnings = BuiltWarnings(in: scratch)
    warnings.take(output.printed, of: modules, root: root)
    return output
  }

  /// What the compiler warned of when it made what is built in a folder.
  package static func warnings(in scratch: URL) -> [CompilerWarning] {
    BuiltWarnings(in: scratch).all
  }

  private func failure(of output: ChildProcess.Output, in scratch: URL) throws -> BuildFailure? {
    guard output.status != 0 else { return nil }
    if output.printed.split(separator: "\n").say(MovedBuild.signs) {
      throw MovedBuild(folder: scratch)
    }
    return BuildFailure(printed: output.printed, root: root, scratch: scratch)
  }

  /// Stands for what the plan depends on beside the sources.
  private var plan: String {
    let given = ChildProcess.environmentOverrides.filter { $0.key.hasPrefix("SHIPSHAPE_") }
    let settings = given.merging(environment) { $1 }.map { "\($0.key)=\($0.value ?? "")" }
    return ([package.path, product ?? ""] + settings.sorted()).joined(separator: "\t")
  }

  /// The layout of built files that we rely on is that of SwiftPM's native build system, which was the
  /// only one before Swift 6.4.
  ///
  /// In a folder of our own there is no index, or the standard library is left out of it: the first
  /// build takes seconds less. The package's own `.build` is shared with plain `swift build`, which
  /// compiles everything again where the options differ.
  private var arguments: [String] {
    let quick =
      TestEntryPoint.isOurs
      ? ["--disable-index-store"] : ["-Xswiftc", "-index-ignore-system-modules"]
    return ["build", "--build-system", "native"]
      + (product.map { ["--product", $0] } ?? ["--build-tests"])
      + (scratch.map { ["--scratch-path", $0.path] + quick } ?? [])
      + (hasDebugInfo ? [] : ["-debug-info-format", "none"])
  }
}

/// What was built before the package was moved or copied: the compiler's modules record the path at
/// which they were built.
package struct MovedBuild: Error, Equatable, CustomStringConvertible {
  let folder: URL

  package var description: String {
    "The book was moved or copied after it was built, and what was built still names the old "
      + "place: remove the folder \(folder.path), then try again."
  }

  /// What a build that failed for it says.
  fileprivate static let signs = [
    "missing required module 'SwiftShims'", "was compiled with module cache path",
    "but now resides in directory",
  ]
}

import Foundation
import Synchronization

/// Builds a package, or one of its products, with the toolchain's own `swift build`, in a folder of
/// our own: plain `swift build` decides by time what is built in the package's `.build`.
package struct PackageBuild: Sendable {
  let package: URL
  /// The folder that paths are shown relative to.
  let root: URL
  let scratch: URL
  /// The product to build; all targets, including tests, when nil.
  let product: String?
  /// Whether the last build plan in the folder may be reused, if it was made for the same sources.
  package var reusesPlan = true
  /// Whether a crash can name its line. Without this, a build takes less time.
  package var hasDebugInfo = true
  /// Whether a module may import only its declared dependencies, and theirs.
  package var checksImports = false
  /// The environment for its manifest.
  package var environment: [String: String] = [:]
  /// The modules that it may have to compile, each before those that use it.
  let modules: [SourceModule]

  /// SwiftPM's option for ``checksImports``.
  package static let importCheck = ["--explicit-target-dependency-import-check", "error"]
  private static let mostAttempts = 3

  package init(
    package: URL, root: URL? = nil, scratch: URL, product: String? = nil, modules: [SourceModule]
  ) {
    self.package = package
    self.root = root ?? package
    self.scratch = scratch
    self.product = product
    self.modules = modules
  }

  /// Builds everything that differs from the last build; reports its progress on any thread.
  ///
  /// - Returns: Why it failed; nil if it succeeded.
  /// - Throws: ``MovedBuild``, ``SourceError``, or the reason why the build cannot be started.
  package func run(
    _ progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
  ) async throws -> BuildFailure? {
    // Characters that the toolchain does not accept in a path: it decodes one, ends a quoted name
    // at another and drops the third.
    if let sign = (["%", "\"", "\\"] as [Character]).first(where: package.path.contains) {
      return BuildFailure(
        "The compiler cannot work in \(root.path), because its path contains \(sign): move the book to "
          + "a folder whose path does not, then try again.")
    }
    var contents = BuiltContents(of: self)
    var output: ChildProcess.Output
    var attempts = 0
    repeat {
      attempts += 1
      do { output = try await build(&contents, progress) } catch {
        contents.end(isComplete: false)
        throw error
      }
      // A file that was saved during a build may be in it or not, so the build is repeated.
    } while contents.end(isComplete: output.status == 0) && attempts < PackageBuild.mostAttempts
    guard output.status != 0 else { return nil }
    if output.printed.split(separator: "\n").say(MovedBuild.signs) {
      throw MovedBuild(folder: scratch)
    }
    return BuildFailure(printed: output.printed, root: root, scratch: scratch)
  }

  /// The compiler's warnings when it made the objects in a folder, by file and line.
  package static func warnings(in scratch: URL) -> [CompilerMessage] {
    BuildNote(in: scratch).warnings.sorted { $0.key < $1.key }.flatMap { _, warnings in
      warnings.sorted { ($0.place?.line ?? 0) < ($1.place?.line ?? 0) }
    }
  }

  private func build(
    _ contents: inout BuiltContents, _ progress: @escaping @Sendable (BuildProgress) -> Void
  ) async throws -> ChildProcess.Output {
    try contents.begin()
    let planning =
      reusesPlan && contents.hasSamePlan ? [] : ["--disable-build-manifest-caching"]
    var output = try await swift(planning, &contents, progress)
    // Objects made meanwhile by another build, such as one that outlived its workbook, are not
    // ours.
    if output.printed.contains("Another instance of SwiftPM") {
      try contents.begin()
      output = try await swift(planning, &contents, progress)
    }
    return try contents.removeUnaware() ? try await swift([], &contents, progress) : output
  }

  private func swift(
    _ planning: [String], _ contents: inout BuiltContents,
    _ progress: @escaping @Sendable (BuildProgress) -> Void
  ) async throws -> ChildProcess.Output {
    let meter = Mutex(BuildMeter(modules, in: scratch))
    var child = ChildProcess("swift", arguments + planning, in: package)
    child.outputLimit = 4 << 20
    child.environment = environment
    if TestEntryPoint.isOurs { child.environment[TestEntryPoint.variable] = "ours" }
    let output = try await child.run { line in
      if let now = meter.withLock({ $0.take(line) ? $0.progress : nil }) { progress(now) }
    }
    contents.take(output.printed)
    return output
  }

  /// Everything that SwiftPM's plan depends on besides the sources and the manifests.
  var plan: String {
    let given = ChildProcess.environmentOverrides.filter { $0.key.hasPrefix("SHIPSHAPE_") }
    let settings = given.merging(environment) { $1 }.map { "\($0.key)=\($0.value ?? "")" }
    return ([package.path, product ?? ""] + settings.sorted()).joined(separator: "\t")
  }

  /// We rely on the file layout of SwiftPM's native build system, the only one before Swift 6.4.
  /// There is no index, or the standard library is left out of it, which makes the first build
  /// seconds shorter.
  private var arguments: [String] {
    ["build", "--build-system", "native"]
      + (product.map { ["--product", $0] } ?? ["--build-tests"])
      + ["--scratch-path", scratch.path]
      + (TestEntryPoint.isOurs
        ? ["--disable-index-store"] : ["-Xswiftc", "-index-ignore-system-modules"])
      + (checksImports ? PackageBuild.importCheck : [])
      + (hasDebugInfo ? [] : ["-debug-info-format", "none"])
  }
}

/// A build from before the package was moved or copied: the compiler's modules record the path at
/// which they were built.
package struct MovedBuild: Error, CustomStringConvertible {
  let folder: URL

  package var description: String {
    "The book was moved or copied after it was built, and the build still names the old "
      + "place: remove the folder \(folder.path), then try again."
  }

  fileprivate static let signs = [
    "missing required module 'SwiftShims'", "was compiled with module cache path",
    "but now resides in directory",
  ]
}

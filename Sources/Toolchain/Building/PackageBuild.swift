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
  /// Whether the last build plan in the folder may be reused: SwiftPM does not notice when that
  /// plan belongs to another package.
  package var reusesPlan = true
  /// Whether a crash can name its line. Where nobody asks for it, a build takes less time without.
  package var hasDebugInfo = true
  /// The folders of the modules that it may have to compile, by their names; used to report progress.
  let modules: [String: URL]

  package init(
    package: URL, root: URL? = nil, scratch: URL? = nil, product: String? = nil,
    modules: [String: URL] = [:]
  ) {
    self.package = package
    self.root = root ?? package
    self.scratch = scratch
    self.product = product
    self.modules = modules
  }

  /// Builds everything that is out of date; tells its progress on any thread.
  ///
  /// - Returns: Why it failed; nil when it succeeded.
  /// - Throws: ``MovedBuild``, or what keeps the build from being started.
  package func run(
    _ progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
  ) async throws -> BuildFailure? {
    let scratch = scratch ?? package.appendingPathComponent(".build", isDirectory: true)
    let meter = Mutex(BuildMeter(modules, in: scratch))
    var child = ChildProcess("swift", arguments, in: package)
    child.outputLimit = 4 << 20
    if self.scratch != nil, TestEntryPoint.isOurs {
      child.environment[TestEntryPoint.variable] = "ours"
    }
    let output = try await child.run { line in
      if let now = meter.withLock({ $0.take(line) ? $0.progress : nil }) { progress(now) }
    }
    guard output.status != 0 else { return nil }
    if output.printed.split(separator: "\n").say(MovedBuild.signs) {
      throw MovedBuild(folder: scratch)
    }
    return BuildFailure(printed: output.printed, root: root, scratch: scratch)
  }

  /// In a folder of our own there is no index, or the standard library is left out of it: the first
  /// build takes seconds less. The package's own `.build` is shared with plain `swift build`, which
  /// compiles everything again where the options differ.
  private var arguments: [String] {
    let quick =
      TestEntryPoint.isOurs
      ? ["--disable-index-store"] : ["-Xswiftc", "-index-ignore-system-modules"]
    return ["build"] + (product.map { ["--product", $0] } ?? ["--build-tests"])
      + (scratch.map { ["--scratch-path", $0.path] + quick } ?? [])
      + (reusesPlan ? [] : ["--disable-build-manifest-caching"])
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

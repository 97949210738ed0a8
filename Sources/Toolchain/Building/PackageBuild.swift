import Foundation
import Synchronization

/// Builds a package, or one of its products, with the toolchain's own `swift build`.
package struct PackageBuild: Sendable {
  package var package: URL
  /// The folder from which paths are shown.
  package var root: URL
  /// Where it keeps what it makes; the package's own `.build` when nil.
  package var scratch: URL?
  /// What is built; all targets, tests too, when nil.
  package var product: String?
  /// Whether the plan of the last build in the folder may be used again. SwiftPM does not see that it
  /// is another package's.
  package var reusesPlan = true
  /// The folders whose sources it may have to compile, for its progress.
  package var sources: [URL]
  /// What differs from our own environment for the package's manifest.
  package var environment: [String: String?]
  /// Called when our own program is told to end, after SwiftPM has ended.
  package var ifInterrupted: (@Sendable () -> Void)?

  package enum Outcome: Sendable {
    case built
    case failed(BuildFailure)
  }

  package init(
    package: URL, root: URL? = nil, scratch: URL? = nil, product: String? = nil,
    sources: [URL] = [], environment: [String: String?] = [:],
    ifInterrupted: (@Sendable () -> Void)? = nil
  ) {
    self.package = package
    self.root = root ?? package
    self.scratch = scratch
    self.product = product
    self.sources = sources
    self.environment = environment
    self.ifInterrupted = ifInterrupted
  }

  /// Builds what has to be built.
  ///
  /// - Parameter progress: Told on any thread how far it has come.
  /// - Throws: ``ChildProcessError``, or `CancellationError` when the task was cancelled.
  package func run(
    _ progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
  ) async throws -> Outcome {
    let scratch = scratch ?? package.appendingPathComponent(".build", isDirectory: true)
    let built = BuiltSources(sources, in: scratch)
    let meter = Mutex(BuildMeter(names: built.names, changed: built.changed))
    var child = ChildProcess("swift", arguments, in: package)
    child.environment = environment
    child.ifInterrupted = ifInterrupted
    child.outputLimit = 4 << 20
    child.handsOutUnfinishedLines = true
    let output = try await child.run { line in
      if let now = meter.withLock({ $0.take(line.text) ? $0.progress : nil }) { progress(now) }
    }
    guard output.status == 0 else {
      return .failed(
        BuildFailure(
          printed: output.standardError + output.standardOutput, root: root, scratch: scratch))
    }
    built.noteBuilt()
    return .built
  }

  private var arguments: [String] {
    ["build"] + (product.map { ["--product", $0] } ?? ["--build-tests"])
      + (scratch.map { ["--scratch-path", $0.path] } ?? [])
      + (reusesPlan ? [] : ["--disable-build-manifest-caching"])
  }
}

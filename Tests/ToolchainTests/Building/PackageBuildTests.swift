import Foundation
import Synchronization
import Testing

@testable import Toolchain

/// Builds for which a shell stands as `swift`: the package's file `build` is its script.
@Suite("The build of a package", .timeLimit(.minutes(5)))
final class PackageBuildTests: Sendable {
  private let folder: TemporaryFolder
  private let told = Mutex<[BuildProgress]>([])

  init() throws { folder = try TemporaryFolder() }
  deinit { folder.remove() }

  private func outcome(
    _ script: String, _ change: (inout PackageBuild) -> Void = { _ in }
  ) async throws -> PackageBuild.Outcome {
    _ = try folder.file("build", script)
    try? FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("swift").path, withDestinationPath: "/bin/sh")
    var build = PackageBuild(package: folder.url)
    change(&build)
    let overrides = ["PATH": "\(folder.url.path):/usr/bin:/bin"]
    return try await ChildProcess.$environmentOverrides.withValue(overrides) {
      try await build.run { progress in self.told.withLock { $0.append(progress) } }
    }
  }

  private func failure(_ outcome: PackageBuild.Outcome) -> BuildFailure? {
    if case .failed(let failure) = outcome { failure } else { nil }
  }

  @Test("It builds all with the tests, or one product, where it is told to")
  func arguments() async throws {
    let script = "echo \"error: $WORD $*\"; exit 1"
    #expect(failure(try await outcome(script))?.complaints == [" --build-tests"])
    let other = try await outcome(script) {
      $0.product = "arcade"
      $0.scratch = URL(fileURLWithPath: "/tmp/there")
      $0.environment = ["WORD": "yes"]
    }
    #expect(
      failure(other)?.complaints == ["yes --product arcade --scratch-path /tmp/there"])
  }

  @Test("How far it has come is told while it goes on; a wait for another SwiftPM, too")
  func progress() async throws {
    let sources = folder.url.appendingPathComponent("Sources")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    for name in ["A.swift", "B.swift"] {
      try Data().write(to: sources.appendingPathComponent(name))
    }
    // The line of the wait is not ended before it is over, which is when it was told.
    let script = """
      mkfifo go; printf 'Another instance of SwiftPM (PID: 7) is already running'
      read word < go
      echo 'Building for debugging...'; echo '[1/3] Compiling Ships A.swift'
      echo '[2/3] Compiling Ships B.swift'; mkdir -p .build
      """
    let go = folder.url.appendingPathComponent("go").path
    _ = try folder.file("build", script)
    let watching = Task {
      while self.told.withLock({ $0.isEmpty }) { try await Task.sleep(for: .milliseconds(5)) }
      FileHandle(forWritingAtPath: go)?.write(Data("on\n".utf8))
    }
    defer { watching.cancel() }
    guard case .built = try await outcome(script, { $0.sources = [sources] }) else {
      Issue.record("not built")
      return
    }
    #expect(
      told.withLock { $0 } == [
        BuildProgress(done: 0, of: 2, isWaiting: true), BuildProgress(done: 1, of: 2),
        BuildProgress(done: 2, of: 2),
      ])
    #expect(
      BuiltSources([sources], in: folder.url.appendingPathComponent(".build")).changed == 0)
  }

  @Test("Errors are shown from the root, and what failed is not taken for built")
  func fails() async throws {
    let outcome = try await outcome("echo \"$PWD/A.swift:2:3: error: no\"; exit 1") {
      $0.root = $0.package.deletingLastPathComponent()
      $0.sources = [$0.package]
    }
    let name = folder.url.lastPathComponent
    #expect(failure(outcome)?.text == "\(name)/A.swift:2:3: error: no\n")
    #expect(
      failure(outcome)?.errors.map(\.place) == [SourcePlace(path: "\(name)/A.swift", line: 2)])
    let scratch = folder.url.appendingPathComponent(".build")
    #expect(!FileManager.default.fileExists(atPath: scratch.path))
  }
}

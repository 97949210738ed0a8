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

  /// Why the build fails; nil when it succeeds.
  private func failure(_ script: String, _ build: PackageBuild) async throws -> String? {
    _ = try folder.file("build", script)
    try? FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("swift").path, withDestinationPath: "/bin/sh")
    let overrides = ["PATH": "\(folder.url.path):/usr/bin:/bin"]
    return try await ChildProcess.$environmentOverrides.withValue(overrides) {
      try await build.run { progress in self.told.withLock { $0.append(progress) } }?.text
    }
  }

  @Test("It builds all with the tests, or one product, and tells errors from the root")
  func arguments() async throws {
    let script = "echo \"$PWD/A.swift:2:3: error: $*\"; exit 1"
    var one = PackageBuild(
      package: folder.url, scratch: URL(fileURLWithPath: "/tmp/there"), product: "arcade")
    one.reusesPlan = false
    let inside = PackageBuild(
      package: folder.url, root: folder.url.deletingLastPathComponent(), sources: [folder.url])
    let failures = [
      try await failure(script, PackageBuild(package: folder.url)),
      try await failure(script, one), try await failure(script, inside),
    ]
    let place = "A.swift:2:3: error: "
    let options = """
      --product arcade --scratch-path /tmp/there -Xswiftc -index-ignore-system-modules \
      --disable-build-manifest-caching
      """
    #expect(
      failures == [
        "\(place)--build-tests\n", "\(place)\(options)\n",
        "\(folder.url.lastPathComponent)/\(place)--build-tests\n",
      ])
    // What failed is not taken for built.
    let scratch = folder.url.appendingPathComponent(".build")
    #expect(!FileManager.default.fileExists(atPath: scratch.path))
  }

  @Test("How far it has come is told while it goes on; a wait for another SwiftPM, too")
  func progress() async throws {
    let sources = folder.url.appendingPathComponent("Sources")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    for name in ["A.swift", "B.swift"] {
      try Data().write(to: sources.appendingPathComponent(name))
    }
    // The line of the wait is not ended before it is over, which is when it was told; that of a
    // file arrives in two parts.
    let script = """
      mkfifo go on; printf 'Another instance of SwiftPM (PID: 7) is already running'
      read word < go
      echo 'Building for debugging...'; echo '[1/3] Compiling Ships A.swift'
      printf '[2/3] Compiling Sh'; read word < on; echo 'ips B.swift'; mkdir -p .build
      """
    let watching = Task { [folder = folder.url] in
      for (count, name) in [(1, "go"), (3, "on")] {
        while self.told.withLock({ $0.count }) < count {
          try await Task.sleep(for: .milliseconds(5))
        }
        let pipe = folder.appendingPathComponent(name).path
        FileHandle(forWritingAtPath: pipe)?.write(Data("word\n".utf8))
      }
    }
    defer { watching.cancel() }
    let failure = try await failure(script, PackageBuild(package: folder.url, sources: [sources]))
    #expect(
      told.withLock { $0 } == [
        BuildProgress(done: 0, of: 2, isWaiting: true), BuildProgress(done: 1, of: 2),
        BuildProgress(done: 1, of: 2), BuildProgress(done: 2, of: 2),
      ])
    let next = BuildMeter([sources], in: folder.url.appendingPathComponent(".build"))
    #expect(failure == nil && next.progress.of == nil)
  }

  @Test("Files of the reader's are counted once each, and nothing else is")
  func counts() throws {
    let lines: [(String, BuildProgress?)] = [
      ("Building for debugging...", nil),
      ("[0/15] Write sources", BuildProgress(done: 0, of: 2)),
      ("[5/18] Emitting module Ships", BuildProgress(done: 0, of: 2)),
      ("[6/19] Compiling Ships Ship.swift", BuildProgress(done: 1, of: 2)),
      ("[7/19] Compiling Ships Ship.swift", BuildProgress(done: 1, of: 2)),
      ("[8/23] Compiling Tests runner.swift", BuildProgress(done: 1, of: 2)),
      ("[9/23] Compiling", BuildProgress(done: 1, of: 2)),
      ("[9/23] Compiling Ships Hull.swift", BuildProgress(done: 2, of: 2)),
      // The same name in another module; more than had changed.
      ("[10/23] Compiling Katas Hull.swift", BuildProgress(done: 3, of: 3)),
      ("warning: [1/2] is no step", nil),
    ]
    for name in ["Ship.swift", "Hull.swift", "notes.md"] { _ = try folder.file(name) }
    var meter = BuildMeter([folder.url], in: folder.url)
    #expect(lines.map { meter.take($0.0) ? meter.progress : nil } == lines.map(\.1))
    var unknown = BuildMeter(in: folder.url)
    _ = unknown.take("[6/19] Compiling Ships Ship.swift")
    #expect(unknown.progress == BuildProgress(done: 1))
  }

  @Test("Sources count as changed until a build of their folder has succeeded, and once changed")
  func changed() throws {
    let (one, two) = (
      folder.url.appendingPathComponent("one"), folder.url.appendingPathComponent("two")
    )
    for source in [one, two] {
      try FileManager.default.createDirectory(
        at: source.appendingPathComponent(".build"), withIntermediateDirectories: true)
      for name in ["A.swift", "B.swift", "notes.md", ".build/C.swift"] {
        let file = source.appendingPathComponent(name)
        try Data().write(to: file)
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: file.path)
      }
    }
    func changed(_ folders: [URL]) -> Int? { BuildMeter(folders, in: folder.url).progress.of }
    let before = changed([one, two])
    var meter = BuildMeter([one], in: folder.url)
    meter.noteBuilt()
    let after = [changed([one]), changed([one, two])]
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)],
      ofItemAtPath: one.appendingPathComponent("B.swift").path)
    #expect([before] + after + [changed([one])] == [4, nil, 2, 1])
  }
}

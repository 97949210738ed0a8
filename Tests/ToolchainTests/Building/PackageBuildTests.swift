import Foundation
import Synchronization
import Testing

@testable import Toolchain

/// Builds with a shell in place of `swift`, which runs the package's file `build` as a script.
@Suite("The build of a package", .timeLimit(.minutes(5)))
final class PackageBuildTests: Sendable {
  private let folder: TemporaryFolder
  private let told = Mutex<[BuildProgress]>([])

  init() throws { folder = try TemporaryFolder(isSmall: true) }
  deinit { folder.remove() }

  private func url(_ path: String) -> URL { folder.url.appendingPathComponent(path) }

  private func build(
    _ product: String? = nil, root: URL? = nil, _ modules: String...
  ) -> PackageBuild {
    PackageBuild(
      package: folder.url, root: root, scratch: url("there"), product: product,
      modules: modules.map { SourceModule($0, url($0)) })
  }

  /// Why the build fails; nil if it succeeds.
  private func failure(_ script: String, _ build: PackageBuild) async throws -> String? {
    _ = try folder.file("build", script)
    try? FileManager.default.createSymbolicLink(
      atPath: url("swift").path, withDestinationPath: "/bin/sh")
    let overrides = ["PATH": "\(folder.url.path):/usr/bin:/bin"]
    return try await ChildProcess.$environmentOverrides.withValue(overrides) {
      try await build.run { progress in self.told.withLock { $0.append(progress) } }?.text
    }
  }

  @Test("A build makes everything with the tests, or one product; error paths start at the root")
  func arguments() async throws {
    let script =
      "echo \"$PWD/A.swift:2:3: error: $*${SHIPSHAPE_ENTRY_POINT:+ and $SHIPSHAPE_ENTRY_POINT}\"; exit 1"
    var one = build("arcade", root: folder.url.deletingLastPathComponent())
    one.hasDebugInfo = false
    let (quick, entryPoint) =
      TestEntryPoint.isOurs
      ? ("--disable-index-store", " and ours") : ("-Xswiftc -index-ignore-system-modules", "")
    let failures = [try await failure(script, build()), try await failure(script, one)]
    let start = "A.swift:2:3: error: --build-system native"
    let (end, name) = (
      "--disable-build-manifest-caching\(entryPoint)\n", folder.url.lastPathComponent
    )
    let expected = [
      "\(start) --build-tests --scratch-path there \(quick) \(end)",
      "\(name)/\(start) --product arcade --scratch-path \(name)/there \(quick) "
        + "-debug-info-format none \(end)",
    ]
    #expect(failures == expected)
  }

  @Test(
    "A path in which the compiler cannot work is reported before anything is built",
    arguments: ["%", "\"", "\\"])
  func paths(sign: String) async throws {
    let place = folder.url.appendingPathComponent("a\(sign)20b", isDirectory: true)
    let sentence = """
      The compiler cannot work in \(place.path), because its path contains \(sign): move the book to a \
      folder whose path does not, then try again.

      """
    let build = PackageBuild(package: place, scratch: url("there"), modules: [])
    #expect(try await failure("exit 0", build) == sentence)
  }

  @Test("The last plan is reused for the same targets, even after a build that did not start")
  func plans() async throws {
    let script = "for word; do :; done; echo \"$ROOM $word\" >> runs"
    var other = build()
    other.environment = ["ROOM": "b"]
    for build in [build(), build(), other] { #expect(try await failure(script, build) == nil) }
    await ChildProcess.$environmentOverrides.withValue(["PATH": "/nowhere"]) { [other] in
      await #expect(throws: ChildProcessError.noProgram("swift")) { try await other.run() }
    }
    #expect(try await failure(script, other) == nil)
    let runs = try String(contentsOf: url("runs"), encoding: .utf8)
    let (new, old) = (
      "--disable-build-manifest-caching",
      TestEntryPoint.isOurs ? "--disable-index-store" : "-index-ignore-system-modules"
    )
    #expect(runs == " \(new)\n \(old)\nb \(new)\nb \(old)\n")
  }

  /// The script's work in each build, and its runs; the users' object, if it exists, is listed
  /// before a run.
  @Test(
    "A build is repeated if a user may have missed a module, or a source was saved meanwhile",
    arguments: [
      ("", "run A.swift.o run run"),
      ("echo $$ >> ../Ships/A.swift", "run A.swift.o run run A.swift.o run run"),
      (
        "[ -e ../told ] || echo Another instance of SwiftPM; touch ../told",
        "run run A.swift.o run run"
      ),
    ])
  func repeated(meanwhile: String, runs: String) async throws {
    for module in ["Ships", "Users"] { try url("\(module)/A.swift").fill(with: "a") }
    let script = """
      echo "$PWD/Users/A.swift:1:2: warning: old"
      cd there; mkdir -p p/debug/Modules p/debug/Users.build; module=p/debug/Modules/Ships.swiftmodule
      ls p/debug/Users.build >> ../runs; echo run >> ../runs
      [ -f $module ] && cmp -s ../Ships/A.swift $module || cp ../Ships/A.swift $module
      touch -t 200001010000 $module; touch p/debug/Users.build/A.swift.o
      \(meanwhile)
      """
    #expect(try await failure(script, build(nil, "Ships", "Users")) == nil)
    if !meanwhile.hasPrefix("echo") {
      try url("Ships/A.swift").fill(with: "bb")
      #expect(try await failure(script, build(nil, "Ships", "Users")) == nil)
    }
    let told = try String(contentsOf: url("runs"), encoding: .utf8).split(separator: "\n")
    #expect(told.joined(separator: " ") == runs)
    #expect(PackageBuild.warnings(in: url("there")).map(\.message) == ["old"])
  }

  @Test(
    "A folder built elsewhere is reported as such, unless the code only quotes such errors",
    arguments: [
      ("<unknown>:0: error: missing required module 'SwiftShims'", true),
      ("<unknown>:0: error: '/a/S.pcm' was compiled with module cache path '/b', but", true),
      ("error: file '/a/S.h' from '/b' but now resides in directory '/c'", true),
      ("A.swift:1:1: error: no\n 1 | // missing required module 'SwiftShims'", false),
      ("A.swift:1:1: error: no\n   | // missing required module 'SwiftShims'", false),
    ] as [(String, Bool)])
  func moved(printed: String, isMoved: Bool) async throws {
    var sentence: String?
    do {
      _ = try await failure("cat <<'END'\n\(printed)\nEND\nexit 1\n", build())
    } catch let error as MovedBuild {
      sentence = "\(error)"
    }
    let expected = """
      The book was moved or copied after it was built, and the build still names the old \
      place: remove the folder \(url("there").path), then try again.
      """
    #expect(sentence == (isMoved ? expected : nil))
  }

  @Test("Progress is reported during the build, and so is a wait for another SwiftPM")
  func progress() async throws {
    for path in ["Ships/A.swift", "Ships/Parts/B.swift", "Ships/C.swift", "Ships/.D.swift"] {
      try url(path).fill(with: "")
    }
    // An object that exists already is not counted.
    try url("there/here/debug/Ships.build/C.swift.o").fill(with: "")
    var meter = BuildMeter([SourceModule("Ships", url("Ships"))], in: url("there"))
    // The line about waiting ends only when the wait is over; the line of a step arrives in two
    // parts.
    let steps: [(line: String, made: String?, progress: BuildProgress?)] = [
      ("Another instance of SwiftPM (PID: 7)", nil, BuildProgress(of: 2, isWaiting: true)),
      ("Another instance of SwiftPM (PID: 7) is already running", nil, nil),
      ("Building for debugging...", nil, nil),
      ("[0/15] Write sources", nil, BuildProgress(of: 2)),
      ("[3/18] Comp", "A", BuildProgress(done: 1, of: 2)),
      ("[3/18] Compiling Ships A.swift", nil, BuildProgress(done: 1, of: 2)),
      ("warning: [1/2] is no step", nil, nil),
      ("[18/18] Compiling Ships B.swift", "B", BuildProgress(done: 2, of: 2)),
    ]
    for (line, made, expected) in steps {
      if let made { try url("there/here/debug/Ships.build/\(made).swift.o").fill(with: "") }
      let progress = meter.take(line) ? meter.progress : nil
      #expect(progress == expected, "\(line)")
    }
    var unknown = BuildMeter([], in: folder.url)
    _ = unknown.take("[6/19] Compiling Ships Ship.swift")
    #expect(unknown.progress == BuildProgress())
    let script = "echo 'No step'; echo '[1/3] Step'; echo err >&2"
    #expect(try await failure(script, build()) == nil && told.withLock { $0 == [BuildProgress()] })
  }
}

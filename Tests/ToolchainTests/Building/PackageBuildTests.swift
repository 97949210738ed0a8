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
    let script =
      "echo \"$PWD/A.swift:2:3: error: $*${SHIPSHAPE_ENTRY_POINT:+ and $SHIPSHAPE_ENTRY_POINT}\"; exit 1"
    let there = folder.url.appendingPathComponent("there")
    var one = PackageBuild(package: folder.url, scratch: there, product: "arcade")
    one.reusesPlan = false
    let inside = PackageBuild(
      package: folder.url, root: folder.url.deletingLastPathComponent(),
      modules: [SourceModule("Ships", folder.url)])
    let failures = [
      try await failure(script, PackageBuild(package: folder.url)),
      try await failure(script, one), try await failure(script, inside),
    ]
    let place = "A.swift:2:3: error: "
    let (quick, entryPoint) =
      TestEntryPoint.isOurs
      ? ("--disable-index-store", " and ours") : ("-Xswiftc -index-ignore-system-modules", "")
    let options = """
      --build-system native --product arcade --scratch-path there \(quick) \
      --disable-build-manifest-caching\(entryPoint)
      """
    let all = "--build-system native --build-tests"
    let expected: [String?] = [
      "\(place)\(all)\n", "\(place)\(options)\n",
      "\(folder.url.lastPathComponent)/\(place)\(all)\n",
    ]
    #expect(failures == expected)
    // What failed is not taken for built.
    let scratch = folder.url.appendingPathComponent(".build")
    #expect(!FileManager.default.fileExists(atPath: scratch.path))
  }

  @Test(
    "A path in which the compiler cannot work is told before anything is built",
    arguments: ["%", "\"", "\\"])
  func paths(sign: String) async throws {
    let place = folder.url.appendingPathComponent("a\(sign)20b", isDirectory: true)
    let sentence = """
      The compiler cannot work in \(place.path), because its path contains \(sign): move the book to a \
      folder whose path does not, then try again.

      """
    #expect(try await failure("exit 0", PackageBuild(package: place)) == sentence)
    #expect(
      Compiler.names(of: ["A.swift", "-o.swift", "@a.swift"]) == [
        "A.swift", "./-o.swift", "./@a.swift",
      ])
  }

  @Test("A build is repeated where a module was written too early for its users to notice")
  func repeated() async throws {
    let modules = ["Ships", "Users"].map { SourceModule($0, folder.url.appendingPathComponent($0)) }
    for module in modules { try module.folder.appendingPathComponent("A.swift").fill(with: "a") }
    let build = PackageBuild(
      package: folder.url, scratch: folder.url.appendingPathComponent("there"), modules: modules)
    let script = """
      cd there; mkdir -p p/debug/Modules p/debug/Users.build; module=p/debug/Modules/Ships.swiftmodule
      ls p/debug/Users.build >> ../runs; echo run >> ../runs
      [ -f $module ] && cmp -s ../Ships/A.swift $module || cp ../Ships/A.swift $module
      touch -t 200001010000 $module; touch p/debug/Users.build/A.swift.o
      """
    #expect(try await failure(script, build) == nil)
    try modules[0].folder.appendingPathComponent("A.swift").fill(with: "bb")
    #expect(try await failure(script, build) == nil)
    let runs = try String(contentsOf: folder.url.appendingPathComponent("runs"), encoding: .utf8)
    // At the repetition the users have no objects any more.
    #expect(runs == "run\nA.swift.o\nrun\nrun\n")
  }

  @Test(
    "A folder that was built elsewhere is no fault of the code, unless the code only quotes it",
    arguments: [
      ("<unknown>:0: error: missing required module 'SwiftShims'", true),
      ("<unknown>:0: error: '/a/S.pcm' was compiled with module cache path '/b', but", true),
      ("error: file '/a/S.h' from '/b' but now resides in directory '/c'", true),
      ("A.swift:1:1: error: no\n 1 | // missing required module 'SwiftShims'", false),
      ("A.swift:1:1: error: no\n   | // missing required module 'SwiftShims'", false),
    ] as [(String, Bool)])
  func moved(printed: String, isMoved: Bool) async throws {
    let script = "cat <<'END'\n\(printed)\nEND\nexit 1\n"
    let there = folder.url.appendingPathComponent("there")
    var sentence: String?
    do {
      _ = try await failure(script, PackageBuild(package: folder.url, scratch: there))
    } catch let error as MovedBuild {
      sentence = "\(error)"
    }
    let expected = """
      The book was moved or copied after it was built, and what was built still names the old \
      place: remove the folder \(there.path), then try again.
      """
    #expect(sentence == (isMoved ? expected : nil))
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
      printf '[2/3] Compiling Sh'; read word < on; echo 'ips B.swift'
      mkdir -p .build/here/debug/Ships.build; touch .build/here/debug/Ships.build/{A,B}.swift.o
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
    let failure = try await failure(
      script, PackageBuild(package: folder.url, modules: [SourceModule("Ships", sources)]))
    let expected = [
      BuildProgress(done: 0, of: 2, isWaiting: true),
      BuildProgress(done: 1, of: 2),
      BuildProgress(done: 1, of: 2),
      BuildProgress(done: 2, of: 2),
    ]
    let told = told.withLock { $0 }
    #expect(told == expected && failure == nil)
  }

  private func make(_ paths: String...) throws {
    for path in paths { try folder.url.appendingPathComponent(path).fill(with: "") }
  }

  private func meter(_ modules: String...) -> BuildMeter {
    let modules = modules.map {
      SourceModule($0, folder.url.appendingPathComponent("Sources/\($0)"))
    }
    return BuildMeter(modules, in: folder.url.appendingPathComponent("build"))
  }

  @Test("The total stays, the count rises to it, and each file of the modules is counted once")
  func counts() throws {
    try make(
      "Sources/Ships/Ship.swift", "Sources/Ships/Parts/Hull.swift", "Sources/Tests/Hull.swift",
      "Sources/Ships/a.md")
    func at(_ done: Int) -> BuildProgress { BuildProgress(done: done, of: 3) }
    let lines: [(String, BuildProgress?)] = [
      ("Building for debugging...", nil), ("[0/15] Write sources", at(0)),
      ("[5/18] Emitting module Ships", at(0)),
      ("[6/19] Compiling Ships Ship.swift", at(1)), ("[7/19] Compiling Ships Ship.swift", at(1)),
      // Of a module that was not to be compiled.
      ("[8/23] Compiling Runner runner.swift", at(1)),
      ("[9/23] Compiling", at(1)),
      ("[9/23] Compiling Ships Hull.swift", at(2)), ("warning: [1/2] is no step", nil),
      ("[30/30] Compiling Tests Hull.swift", at(3)),
    ]
    var meter = meter("Ships", "Tests")
    for (line, expected) in lines {
      let progress = meter.take(line) ? meter.progress : nil
      #expect(progress == expected, "\(line)")
    }
    var unknown = BuildMeter(in: folder.url)
    _ = unknown.take("[6/19] Compiling Ships Ship.swift")
    #expect(unknown.progress == BuildProgress())
  }

  @Test("A file is to be compiled as long as it has no object, told or not")
  func objects() throws {
    let objects = "build/some-platform/debug/Ships.build"
    try make(
      "Sources/Ships/A.swift", "Sources/Ships/B.swift", "Sources/Ships/C.swift",
      "Sources/Ships/.hidden/D.swift", "\(objects)/A.swift.o")
    var meter = meter("Ships")
    #expect(meter.progress == BuildProgress(done: 0, of: 2))
    try make("\(objects)/B.swift.o")
    _ = meter.take("[3/9] Wrapping AST for Ships")
    #expect(meter.progress == BuildProgress(done: 1, of: 2))
    try make("\(objects)/C.swift.o")
    #expect(self.meter("Ships").progress == BuildProgress())
  }
}

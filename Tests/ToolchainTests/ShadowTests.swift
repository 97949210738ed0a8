import Foundation
import TestSupport
import Testing

@testable import Toolchain

@Suite("The shadow copy of a package")
final class ShadowTests {
  private let folder: TemporaryFolder
  private let programs: URL
  private let shadow: Shadow

  init() throws {
    folder = try TemporaryFolder()
    programs = folder.url.appendingPathComponent("programs")
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    try FakeToolchain.link(in: programs)
    shadow = ShadowTests.shadow(in: folder.url)
  }
  deinit { folder.remove() }

  private static func shadow(
    _ name: String = ".01", in folder: URL, house: String = "house"
  ) -> Shadow {
    Shadow(
      folder.appendingPathComponent(name), scratch: folder.appendingPathComponent(".build"),
      shownAs: "Katas/\(name.dropFirst())", house: house, keeping: ["Kept"])
  }

  private static let manifest = "let package = Package(\n  name: \"Kata\",\n  targets: [])\n"
  private static let files = package([
    "Sources/Kata/A.swift": "let a = 1\n", "Sources/Kata/B.swift": "let b = 1\n",
  ])

  /// Files of a package with a manifest.
  private static func package(_ texts: [String: String]) -> Files {
    texts.merging(["Package.swift": manifest]) { first, _ in first }.mapValues { Data($0.utf8) }
  }

  private func build(
    _ files: Files = files, in shadow: Shadow? = nil, _ arguments: [String] = ["--build-tests"],
    beside others: [(folder: URL, files: Files)] = []
  ) async throws -> Shadow.Report {
    try await Child.$programs.withValue(programs.path) {
      try await (shadow ?? self.shadow).build(files, beside: others, arguments)
    }
  }

  private func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: folder.url.appendingPathComponent(path).path)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The files that were compiled since the last call.
  private func compiled() -> [String] {
    let names = text("programs/compiled") ?? ""
    try? FileManager.default.removeItem(at: programs.appendingPathComponent("compiled"))
    return names.split(separator: "\n").map(String.init)
  }

  private func time(of path: String) throws -> Date? {
    let place = folder.url.appendingPathComponent(path).path
    return try FileManager.default.attributesOfItem(atPath: place)[.modificationDate] as? Date
  }

  /// Pretends that the last build was an hour ago, so that the next need not wait a second.
  ///
  /// - Parameters:
  ///   - old: Words of the shadow's note to replace.
  ///   - ahead: How far the shadow's clock is ahead of ours, in seconds.
  /// - Returns: The shadow's clock.
  @discardableResult
  private func letTimePass(
    _ old: String = "{", _ new: String = "{", ahead: Int = -3600
  ) throws -> Int {
    let note = (text(".build/shadows.json") ?? "").replacing(old, with: new)
    let clock = Int(Date().timeIntervalSince1970) + ahead
    try [
      "shadows.json": Data(note.replacing(#/"clock":\d+/#, with: "\"clock\":\(clock)").utf8)
    ].write(to: shadow.scratch)
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    where file.hasSuffix(".swift") || file.hasSuffix(".o") {
      let place = folder.url.appendingPathComponent(file).path
      guard let date = try time(of: file) else { continue }
      try FileManager.default.setAttributes(
        [.modificationDate: date.addingTimeInterval(-3600)], ofItemAtPath: place)
    }
    return clock
  }

  @Test(
    "A file is recompiled exactly when its bytes change, even within one second and at the same size"
  )
  func times() async throws {
    try ["slow": Data("1.1".utf8)].write(to: programs)
    let first = try await build()
    try FileManager.default.removeItem(at: programs.appendingPathComponent("slow"))
    let end = Date().addingTimeInterval(-0.5)
    #expect(first.isBuilt && compiled() == ["Kata/A.swift", "Kata/B.swift"])
    var files = Self.files
    files["Sources/Kata/A.swift"] = Data("let a = 2\n".utf8)
    let clock = try #require(try time(of: ".01/Sources/Kata/A.swift"))
    #expect(try await build(files).isBuilt && compiled() == ["Kata/A.swift"])
    #expect(text(".build/debug/Kata.build/A.swift.o") == "let a = 2\n")
    // The compiler compares whole seconds.
    let second = try #require(try time(of: ".build/debug/Kata.build/A.swift.o"))
    #expect(Int(second.timeIntervalSince1970) > Int(end.timeIntervalSince1970))
    #expect(try time(of: ".01/Sources/Kata/A.swift") ?? clock > clock)
    #expect(try time(of: ".01/Sources/Kata/B.swift") == clock)
    // However far the clock is ahead, the next time is later.
    let ahead = try letTimePass(ahead: 20)
    files["Sources/Kata/A.swift"] = Data("let a = 3\n".utf8)
    #expect(try await build(files).isBuilt && compiled() == ["Kata/A.swift"])
    let last = try #require(try time(of: ".01/Sources/Kata/A.swift")).timeIntervalSince1970
    #expect(last > Double(ahead) && last.truncatingRemainder(dividingBy: 1) == 0)
  }

  @Test(
    "A shadow copy matches its package exactly, and without a manifest nothing is built"
  )
  func copy() async throws {
    _ = try await build()
    _ = compiled()
    try ["Sources/Kata/A.swift": Data("let a = 9\n".utf8), "Sources/Kata/C.swift": Data()]
      .write(to: shadow.folder)
    try letTimePass()
    #expect(try await build().isBuilt && compiled() == ["Kata/A.swift"])
    #expect(Files(in: shadow.folder) == Self.files)
    let calls = text("programs/calls")
    await #expect(throws: Shadow.Missing.self) {
      try await self.build(["Sources/Kata/A.swift": Data()])
    }
    #expect(text("programs/calls") == calls && Files(in: shadow.folder) == Self.files)
  }

  @Test("A build folder in the reader's environment is ignored")
  func environment() async {
    await #expect(processExitsWith: .success) {
      setenv("SWIFTPM_BUILD_DIR", "/elsewhere", 1)
      try #require(try await ShadowTests().build().isBuilt)
    }
  }

  @Test(
    "Products that may be stale are rebuilt, the book's products only if the book may have changed")
  func doubts() async throws {
    let kept: Files = [
      "Kept.build/K.swift.o": Data(), "Modules/Kept.swiftmodule": Data(), "plain.o": Data(),
      "Gone.build/list.json": Data(),
    ]
    let gone: Files = [
      "Gone.build/G.swift.o": Data(), "Gone.build/G.d": Data(), "Modules/Gone.swiftmodule": Data(),
      "GonePackageTests.xctest": Data(),
    ]
    let debug = shadow.scratch.appendingPathComponent("debug")
    /// Expects the packages' products, or all products, to be rebuilt after an event.
    func after(
      _ name: String, forgets isForgotten: Bool = true, removes isRemoved: Bool = false,
      _ files: Files = Self.files, in shadow: Shadow? = nil, _ happens: () async throws -> Void
    ) async throws {
      try? FileManager.default.removeItem(at: self.shadow.scratch)
      _ = try await build()
      _ = compiled()
      try kept.merging(gone) { $1 }.write(to: debug)
      try await happens()
      #expect(try await build(files, in: shadow).isBuilt && text(".build/shadows.json") != nil)
      #expect(compiled() == (isForgotten ? ["Kata/A.swift", "Kata/B.swift"] : []), "\(name)")
      let left = Files(in: debug)
      #expect(kept.keys.allSatisfy { left[$0] == nil } == isRemoved, "\(name)")
      #expect(kept.keys.allSatisfy { left[$0] != nil } == !isRemoved, "\(name)")
      #expect(gone.keys.allSatisfy { left[$0] == nil } == isForgotten, "\(name)")
    }
    try await after("nothing", forgets: false) { try letTimePass() }
    try await after("a killed build") { try letTimePass("\"isOpen\":false", "\"isOpen\":true") }
    try await after("a clock put back") { try letTimePass(ahead: 100) }
    try await after("a clock put back a little", forgets: false) { try letTimePass(ahead: 50) }
    let manifest = ["Package@swift-6.swift": Data()]
    try await after("a new manifest and another package", Self.files.merging(manifest) { $1 }) {
      try letTimePass()
      _ = try await build(in: Self.shadow(".02", in: folder.url))
      _ = compiled()
      try letTimePass()
    }
    let other = Self.shadow(in: folder.url, house: "other")
    try await after("a new compiler", removes: true, in: other) { try letTimePass() }
    try await after("no note", removes: true) { unlink("\(shadow.scratch.path)/shadows.json") }
    try await after("a damaged note", removes: true) { try letTimePass("{", "[") }
  }

  @Test("A cancelled build ends SwiftPM, and the note still says that a build is under way")
  func cancelled() async throws {
    try ["slow": Data("100".utf8)].write(to: programs)
    let (signs, continuation) = AsyncStream.makeStream(of: String.self)
    let shadow = shadow
    let task = Child.$programs.withValue(programs.path) {
      Task { try await shadow.build(Self.files) { continuation.yield($0) }.isBuilt }
    }
    _ = await signs.first { $0 == "2/2" }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(text(".build/shadows.json")?.contains("\"isOpen\":true") == true)
  }

  @Test("SwiftPM plans again when a file comes or goes, or the package or the arguments change")
  func plan() async throws {
    var more = Self.files
    more["Sources/Kata/C.swift"] = Data("let c = 1\n".utf8)
    var edited = Self.files
    edited["Sources/Kata/A.swift"] = Data("let a = 2\n".utf8)
    var broken = Self.files
    broken["Sources/Kata/A.swift"] = Data("BROKEN\n".utf8)
    let other = Self.shadow(".02", in: folder.url)
    let table: [(Shadow, Files, [String], Bool)] = [
      (shadow, Self.files, ["--build-tests"], true), (shadow, Self.files, ["--build-tests"], false),
      (shadow, more, ["--build-tests"], true), (shadow, more, ["--build-tests"], false),
      (other, more, ["--build-tests"], true), (shadow, more, ["--build-tests"], true),
      (shadow, more, ["--product", "Kata"], true), (shadow, broken, ["--build-tests"], true),
      (shadow, broken, ["--build-tests"], true), (shadow, Self.files, ["--build-tests"], true),
      (shadow, Self.files, ["--build-tests"], false), (shadow, edited, ["--build-tests"], false),
    ]
    for (index, (shadow, files, arguments, isPlanned)) in table.enumerated() {
      if index > 0 { try letTimePass() }
      _ = try await build(files, in: shadow, arguments)
      let call = text("programs/calls")?.split(separator: "\n").last ?? ""
      #expect(
        call.hasSuffix(isPlanned ? " --disable-build-manifest-caching" : arguments.last ?? ""))
      #expect(
        call.hasPrefix(
          "build --build-system native -Xswiftc -index-ignore-system-modules --package-path "
            + "\(shadow.folder.path) --scratch-path "))
    }
    // A killed build may have planned anything.
    try letTimePass("\"isOpen\":false", "\"isOpen\":true")
    _ = try await build()
    #expect(text("programs/calls")?.hasSuffix(" --disable-build-manifest-caching\n") == true)
    // SwiftPM's temporary files are removed.
    #expect(FileKind(of: shadow.scratch.appendingPathComponent("tmp")) == nil)
  }

  @Test(
    "Messages use the reader's paths, and a warning stays until its file is recompiled or removed")
  func messages() async throws {
    let warned = "let a = 1  // unused\n"
    func sentences(_ texts: [String: String], in shadow: Shadow? = nil) async throws -> [String] {
      if text(".build/shadows.json") != nil { try letTimePass() }
      let report = try await build(Self.package(texts), in: shadow)
      return report.isBuilt ? report.warnings.map(\.text) : ["failed"]
    }
    func warning(_ name: String, _ kata: String = "01") -> String {
      "Katas/\(kata)/Sources/Kata/\(name).swift:1:3: warning: never used [#no-usage]\n"
        + "1 | let a = 1  // unused\n  |   `- warning: never used [#no-usage]"
    }
    let (a, b) = ("Sources/Kata/A.swift", "Sources/Kata/B.swift")
    #expect(try await sentences([a: warned, b: "2"]) == [warning("A")])
    #expect(try await sentences([a: warned, b: "3"]) == [warning("A")])
    #expect(try await sentences([a: warned, b: warned]) == [warning("A"), warning("B")])
    let other = Self.shadow(".02", in: folder.url)
    #expect(
      try await sentences(["Sources/Kata/B.swift": warned], in: other) == [warning("B", "02")])
    #expect(try await sentences([b: warned, "Sources/More/B.swift": "2"]) == [warning("B")])
    #expect(try await sentences([b: warned, "Sources/More/B.swift": "3"]) == [warning("B")])
    #expect(try await sentences([a: "1", b: warned]) == [warning("B")])
    _ = compiled()
    #expect(try await sentences([a: "1", b: warned]) == [warning("B")])
    #expect(compiled() == ["Kata/B.swift"])
    #expect(try await sentences([a: "BROKEN", b: warned]) == ["failed"])
    try letTimePass()
    let report = try await build(Self.package([a: "BROKEN", b: warned]))
    #expect(report.errors.map(\.path) == ["Katas/01/Sources/Kata/A.swift"])
    #expect(report.warnings.map(\.text) == [warning("B")] && !report.isBuilt)
    #expect(
      report.words.hasPrefix(
        """
        Katas/01/Sources/Kata/A.swift:1:3: error: cannot find 'BROKEN' in scope
        1 | BROKEN
          |   `- error: cannot find 'BROKEN' in scope
        """))
    // What SwiftPM itself says, and warnings about the package's own files only.
    let words =
      ["Katas/01/Z", "Katas/01/A", "/book/B"].map { "\($0).swift:1: warning: x\n" }
      + ["error: 'Katas/01': no network"]
    let said = words.joined().replacing("Katas/01/", with: "\(shadow.folder.path)/")
      .replacing("'Katas/01'", with: "'.01'")
    try ["refuses": Data(said.utf8)]
      .write(to: programs)
    let refused = try await build()
    #expect(refused.warnings.map(\.path) == ["Katas/01/A.swift", "Katas/01/Z.swift"])
    #expect(refused.words.hasSuffix(words.joined()))
  }

  @Test("A package is built with the package that it uses, and a removed module cannot be imported")
  func beside() async throws {
    let second = folder.url.appendingPathComponent(".02")
    let user = Self.package(["Sources/Play/main.swift": "import Layer\n"])
    let layer = Self.package(["Sources/Layer/L.swift": "1\n"])
    #expect(try await !build(user, beside: [(second, layer)]).isBuilt)
    #expect(Files(in: second) == layer && Files(in: shadow.folder) == user)
    // A renamed layer: code that still imports the old module must not find it.
    try letTimePass()
    #expect(try await build(layer.merging(user) { $1 }).isBuilt)
    var renamed = user.merging(["Sources/Base/L.swift": Data("1\n".utf8)]) { $1 }
    renamed["Package.swift"] = Data("  name: \"Renamed\",\n".utf8)
    try letTimePass()
    let report = try await build(renamed)
    #expect(!report.isBuilt && report.words == "error: no such module 'Layer'")
  }
}

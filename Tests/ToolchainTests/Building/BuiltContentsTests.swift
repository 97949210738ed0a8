import Foundation
import Testing

@testable import Toolchain

/// A package of two modules, in which Tests use Ships; files stand in for build products.
@Suite("The sources that are compiled again")
final class BuiltContentsTests: Sendable {
  private let folder: TemporaryFolder
  private static let module = "build/platform/debug/Modules/Ships.swiftmodule"

  init() throws {
    folder = try TemporaryFolder(isSmall: true)
    for (path, text) in [
      ("Ships/Ship.swift", "lives = 3"), ("Ships/Parts/Hull.swift", "hull"),
      ("Tests/Tests.swift", "t"),
      // SwiftPM has made this by the end of any build; the other is an editor's own.
      ("build/platform/debug/readme", ""), ("build/index-build/debug/readme", ""),
    ] {
      try write(path, text)
    }
  }
  deinit { folder.remove() }

  private func url(_ path: String) -> URL { folder.url.appendingPathComponent(path) }
  private func write(_ path: String, _ text: String) throws { try url(path).fill(with: text) }
  private func edit(_ text: String) throws { try write("Ships/Ship.swift", text) }

  private func setTime(_ time: Date, of path: String) throws {
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: url(path).path)
  }

  private func contents(_ modules: [String] = ["Ships", "Tests"]) -> BuiltContents {
    BuiltContents(
      of: PackageBuild(
        package: folder.url, scratch: url("build"),
        modules: modules.map { SourceModule($0, url($0)) }))
  }

  /// The objects that a build would have to make.
  private var missing: [String] {
    ["Ship", "Hull", "Tests"].filter { !FileManager.default.fileExists(atPath: object($0).path) }
  }

  private func object(_ name: String) -> URL {
    url("build/platform/debug/\(name == "Tests" ? name : "Ships").build/\(name).swift.o")
  }

  /// Makes the missing objects, as a build does.
  private func compile() throws { for name in missing { try object(name).fill(with: "") } }

  /// Builds what must be built.
  ///
  /// - Returns: The modules that were built.
  @discardableResult
  private func build(
    _ modules: [String] = ["Ships", "Tests"], isComplete: Bool = true, printed: String = "",
    meanwhile: () throws -> Void = {}
  ) throws -> [String] {
    var contents = contents(modules)
    try contents.begin()
    let missing = missing
    try compile()
    try meanwhile()
    // As the compiler prints it in two runs of one build.
    for _ in 1...2 { contents.take(printed.replacing("BOOK", with: folder.url.path)) }
    contents.end(isComplete: isComplete)
    return missing
  }

  /// A file's time after an edit may be the old one, or earlier or later.
  @Test(
    "A source is compiled again if its contents differ, whatever its time",
    arguments: [0.0, -9, 9])
  func times(shift: Double) throws {
    #expect(try build() == ["Ship", "Hull", "Tests"])
    #expect(try build() == [])
    let ship = url("Ships/Ship.swift")
    let time = Date(
      timeIntervalSince1970: ship.changed.timeIntervalSince1970.rounded(.down) + shift + 0.5)
    for text in ["lives = 2", "lives = 3"] {
      try edit(text)
      try setTime(time, of: "Ships/Ship.swift")
      #expect(try build() == ["Ship"])
      #expect(ship.changed == time, "A reader's file keeps its time.")
    }
    try setTime(Date(), of: "Ships/Ship.swift")
    #expect(try build() == [], "A new time alone is no reason.")
    try build(["Tests"])
    #expect(try build() == [], "Objects built for another package are remembered.")
  }

  @Test("Objects from a failed, interrupted or disturbed build are not trusted")
  func untrusted() throws {
    var contents = contents()
    try contents.begin()
    contents.end(isComplete: true)
    try compile()
    #expect(try build { try edit("lives = 3") } == ["Ship", "Hull", "Tests"], "made later")
    #expect(try build() == ["Ship"], "saved meanwhile")
    try edit("lives = 4")
    #expect(try build(isComplete: false) == ["Ship"])
    #expect(try build() == ["Ship"], "failed")
    try edit("lives = 5")
    contents = self.contents()
    try contents.begin()
    try compile()
    try edit("lives = 4")
    #expect(try build() == ["Ship"], "killed")
    try edit("lives = 6")
    let again = { try Data("another".utf8).write(to: self.object("Hull"), options: .atomic) }
    try build(isComplete: false, meanwhile: again)
    #expect(try build() == ["Ship", "Hull"], "made again from the same source")
    #expect(try build() == [])
  }

  @Test("A save during a build is reported, so that the build can be repeated")
  func disturbed() throws {
    var contents = contents()
    let isDisturbed = try [true, false].map { isSaved in
      try contents.begin()
      try compile()
      if isSaved {
        try edit("lives = 9")
        contents.take("\(url("Ships/Ship.swift").path):1:1: warning: gone")
      }
      return contents.end(isComplete: true)
    }
    #expect(isDisturbed == [true, false])
    #expect(PackageBuild.warnings(in: url("build")) == [])
  }

  @Test("A killed build counts as ended just now, and its plan as unknown")
  func killed() throws {
    try build()
    let begun = Int(Date().timeIntervalSince1970)
    var contents = contents()
    try contents.begin()
    let note = BuildNote(in: url("build"))
    #expect(
      note.plan == "" && note.lastEnd >= begun && note.digests.count == 3 && contents.hasSamePlan)
  }

  @Test(
    "A damaged note, and one with a future time, are ignored",
    arguments: [true, false])
  func damaged(isFuture: Bool) throws {
    try build()
    let note = try String(contentsOf: url("build/built-contents"), encoding: .utf8)
    let future = note.replacing(#/"lastEnd":\d+/#, with: "\"lastEnd\":99999999999")
    let texts = isFuture ? [future, future.replacing("false", with: "true")] : ["", "{", "{}"]
    for text in texts {
      try write("build/built-contents", text)
      #expect(try build() == ["Ship", "Hull", "Tests"])
      #expect(try build() == [])
    }
  }

  @Test(
    "A plan is made again if a name, a manifest or a target differs, or the last plan failed")
  func plans() throws {
    func hasSamePlan(isComplete: Bool = true, _ change: () throws -> Void = {}) throws -> Bool {
      try change()
      var contents = contents()
      try contents.begin()
      try compile()
      contents.end(isComplete: isComplete)
      return contents.hasSamePlan
    }
    #expect(try !hasSamePlan())
    #expect(try hasSamePlan())
    #expect(try hasSamePlan { try edit("other") })
    let (old, new) = (url("Ships/Ship.swift"), url("Ships/Vessel.swift"))
    #expect(try !hasSamePlan { try FileManager.default.moveItem(at: old, to: new) })
    #expect(try !hasSamePlan { try write("Package.swift", "a") })
    #expect(try !hasSamePlan(isComplete: false) { try write("Package.swift", "b") })
    #expect(try !hasSamePlan())
    #expect(try hasSamePlan(isComplete: false))
    #expect(try hasSamePlan())
  }

  @Test(
    "With whole-second file times, sources no older than the build's start are not trusted",
    arguments: [(-60, []), (60, ["Ship"])] as [(Double, [String])])
  func coarse(shift: Double, expected: [String]) throws {
    let time = Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded() + shift)
    try setTime(time, of: "Ships/Ship.swift")
    try build()
    #expect(try build() == expected)
  }

  /// Seconds from the end of the last build until the module is written.
  @Test(
    "Users of a module are compiled again if it is written too early for them to notice",
    arguments: [(-7200.0, true), (0, true), (2, false)], [true, false])
  func unaware(delay: (seconds: Double, isTooEarly: Bool), isRepeated: Bool) throws {
    try write(Self.module, "old")
    try write("Other/Other.swift", "")
    try build(["Ships", "Other"]) {
      try write("build/platform/debug/Other.build/Other.swift.o", "")
    }
    var contents = contents()
    try contents.begin()
    try compile()
    contents.end(isComplete: true)
    let time = url("build/built-contents").changed + delay.seconds
    try edit("lives = 2")
    if !isRepeated { contents = self.contents() }
    try contents.begin()
    try compile()
    let isFalseAlarm = try contents.removeUnaware()
    #expect(!isFalseAlarm, "It is not written again.")
    try write(Self.module, "new")
    try setTime(time, of: Self.module)
    let isRemoved = try contents.removeUnaware()
    #expect(isRemoved == delay.isTooEarly && missing == (isRemoved ? ["Tests"] : []))
    contents.end(isComplete: true)
    // The users in other packages have also missed it.
    let others = BuildNote(in: url("build")).digests.keys.filter { $0.hasPrefix("Other") }
    #expect(others.isEmpty == delay.isTooEarly)
  }

  private static let printed = """
    [3/5] Compiling Ships Ship.swift
    BOOK/Ships/Ship.swift:10:7: warning: never used
    1 | let a = "error: no"
      |     `- warning: never used
    BOOK/Ships/Ship.swift:4:7: error: no
    BOOK/Ships/Ship.swift:9:7: warning: never read [#unused]
    BOOK/Ships/Parts/Hull.swift:9:1: warning: never run
    BOOK/Ships/Ship.swift:9:7: warning: never read [#unused]
    BOOK/Elsewhere/A.swift:1:1: warning: of no module
    warning: SwiftPM's own
    Build complete! (1.00s)
    """

  @Test("A warning is shown, by file and line, as long as the object compiled with it exists")
  func warnings() throws {
    func told(_ printed: String = "", _ change: () throws -> Void = {}) throws -> [String] {
      try change()
      try build(printed: printed)
      return PackageBuild.warnings(in: url("build")).map { warning in
        "\(warning.place?.description ?? "") \(warning.message)"
      }
    }
    let hull = "Ships/Parts/Hull.swift:9 never run"
    let all = [hull, "Ships/Ship.swift:9 never read", "Ships/Ship.swift:10 never used"]
    #expect(try told(Self.printed) == all)
    #expect(try told() == all)
    #expect(try told(Self.printed) { try edit("lives = 4") } == all)
    #expect(try told { try edit("lives = 5") } == [hull])
    let file = url("Ships/Parts/Hull.swift")
    #expect(try told { try FileManager.default.removeItem(at: file) } == [])
  }
}

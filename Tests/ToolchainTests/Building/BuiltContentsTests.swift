import Foundation
import Testing

@testable import Toolchain

/// A package of two modules, in which Tests use Ships; files stand for what a build makes.
@Suite("What is compiled again")
final class BuiltContentsTests: Sendable {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (path, text) in [
      ("Ships/Ship.swift", "lives = 3"), ("Ships/Parts/Hull.swift", "hull"),
      ("Tests/Tests.swift", "t"),
    ] {
      try write(path, text)
    }
    // SwiftPM has made this by the end of any build.
    try write("build/platform/debug/readme", "")
    // An editor's own build.
    try write("build/index-build/debug/readme", "")
  }
  deinit { folder.remove() }

  private func url(_ path: String) -> URL { folder.url.appendingPathComponent(path) }
  private func write(_ path: String, _ text: String) throws { try url(path).fill(with: text) }

  private func contents(_ modules: [String] = ["Ships", "Tests"]) -> BuiltContents {
    BuiltContents(
      modules.map { SourceModule($0, url($0)) }, in: url("build"), plan: "",
      manifests: [url("Package.swift")])
  }

  /// The objects that a build would have to make.
  private var missing: [String] {
    ["Ship", "Hull", "Tests"].filter { name in
      let module = name == "Tests" ? "Tests" : "Ships"
      return !FileManager.default.fileExists(atPath: url(object(name, of: module)).path)
    }
  }

  private func object(_ name: String, of module: String) -> String {
    "build/platform/debug/\(module).build/\(name).swift.o"
  }

  /// Makes what is missing, as a build does.
  private func compile() throws {
    for name in missing { try write(object(name, of: name == "Tests" ? "Tests" : "Ships"), "") }
  }

  /// Builds what has to be built.
  ///
  /// - Returns: What that was.
  @discardableResult
  private func build(
    _ modules: [String] = ["Ships", "Tests"], isComplete: Bool = true,
    meanwhile: () throws -> Void = {}
  ) throws -> [String] {
    var contents = contents(modules)
    try contents.begin()
    let missing = missing
    try compile()
    try meanwhile()
    contents.end(isComplete: isComplete)
    return missing
  }

  /// What a file's time may be after an edit: that of before, and earlier or later ones.
  @Test(
    "A source is compiled again when its contents differ, whatever its time",
    arguments: [0.0, -9, 9])
  func times(shift: Double) throws {
    #expect(try build() == ["Ship", "Hull", "Tests"])
    #expect(try build() == [])
    let ship = url("Ships/Ship.swift")
    let time = Date(
      timeIntervalSince1970: ship.changed.timeIntervalSince1970.rounded(.down) + shift + 0.5)
    for text in ["lives = 2", "lives = 3"] {
      try write("Ships/Ship.swift", text)
      try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: ship.path)
      #expect(try build() == ["Ship"])
      #expect(ship.changed == time, "A reader's file keeps its time.")
    }
    try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: ship.path)
    #expect(try build() == [], "Another time alone is no reason.")
  }

  @Test(
    "What was saved during a build, or was compiled by one that failed or was killed, is not trusted"
  )
  func untrusted() throws {
    #expect(try build { try write("Ships/Ship.swift", "lives = 3") } == ["Ship", "Hull", "Tests"])
    #expect(try build() == ["Ship"])
    try write("Ships/Ship.swift", "lives = 4")
    #expect(try build(isComplete: false) == ["Ship"])
    #expect(try build() == ["Ship"])
    try write("Ships/Ship.swift", "lives = 5")
    var killed = contents()
    try killed.begin()
    try compile()
    try write("Ships/Ship.swift", "lives = 4")
    #expect(try build() == ["Ship"])
    #expect(try build() == [])
  }

  @Test("A build that was killed ended a moment ago for all we know, and its plan is not known")
  func killed() throws {
    try build()
    let begun = Int(Date().timeIntervalSince1970)
    var contents = contents()
    try contents.begin()
    let note = BuildNote(in: url("build"))
    #expect(
      note.plan == "" && note.lastEnd >= begun && note.digests.count == 3 && contents.hasSamePlan)
  }

  @Test("A source of which a build made no object is not trusted when there is one later")
  func partial() throws {
    var contents = contents()
    try contents.begin()
    contents.end(isComplete: true)
    try compile()
    #expect(try build() == ["Ship", "Hull", "Tests"])
  }

  @Test("A note that is damaged, or of another kind, is as good as none")
  func damaged() throws {
    try build()
    let note = try String(contentsOf: url("build/built-contents"), encoding: .utf8)
    for text in ["shipshape build 2\n7", note.replacing("build 2", with: "build 1"), ""] {
      try write("build/built-contents", text)
      #expect(try build() == ["Ship", "Hull", "Tests"])
      #expect(try build() == [])
    }
  }

  @Test("What is built for another package in the same folder is remembered")
  func others() throws {
    try build()
    try build(["Tests"])
    #expect(try build() == [])
  }

  @Test(
    "A plan is made again when a name, a manifest or what is built differs, or making it failed")
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
    #expect(try hasSamePlan { try write("Ships/Ship.swift", "other") })
    let (old, new) = (url("Ships/Ship.swift"), url("Ships/Vessel.swift"))
    #expect(try !hasSamePlan { try FileManager.default.moveItem(at: old, to: new) })
    #expect(try !hasSamePlan { try write("Package.swift", "a") })
    #expect(try hasSamePlan())
    #expect(try !hasSamePlan(isComplete: false) { try write("Package.swift", "b") })
    #expect(try !hasSamePlan())
    #expect(try hasSamePlan(isComplete: false))
    #expect(try hasSamePlan())
  }

  @Test("An object that a cut build made again, of the same source, is not trusted")
  func cut() throws {
    try build()
    let hull = url(object("Hull", of: "Ships"))
    try write("Ships/Ship.swift", "lives = 2")
    var contents = contents()
    try contents.begin()
    try Data("another".utf8).write(to: hull, options: .atomic)
    contents.end(isComplete: false)
    #expect(try build() == ["Ship", "Hull"])
    #expect(try build() == [])
  }

  @Test("A build that is repeated at once counts from the end of the one before")
  func again() throws {
    let module = "build/platform/debug/Modules/Ships.swiftmodule"
    var contents = contents()
    try contents.begin()
    try compile()
    contents.end(isComplete: true)
    let end = url("build/built-contents").changed
    try write("Ships/Ship.swift", "lives = 2")
    try contents.begin()
    try compile()
    try write(module, "new")
    try FileManager.default.setAttributes([.modificationDate: end], ofItemAtPath: url(module).path)
    let isRemoved = try contents.removeUnaware()
    #expect(isRemoved && missing == ["Tests"])
  }

  @Test("What is saved during a build is told, so that it can be repeated")
  func disturbed() throws {
    var contents = contents()
    try contents.begin()
    try compile()
    try write("Ships/Ship.swift", "lives = 9")
    let isDisturbed = contents.end(isComplete: true)
    try contents.begin()
    #expect(missing == ["Ship"])
    try compile()
    let isDisturbedAgain = contents.end(isComplete: true)
    #expect(isDisturbed && !isDisturbedAgain)
  }

  @Test(
    "Where a file system knows whole seconds, a source of the second in which it was built is not trusted"
  )
  func coarse() throws {
    let ship = url("Ships/Ship.swift")
    for (shift, expected) in [(-60.0, []), (60, ["Ship"])] {
      let time = Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded() + shift)
      try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: ship.path)
      try build()
      #expect(try build() == expected)
    }
  }

  @Test("Where the clock has gone back since the last build, nothing is trusted, once")
  func clock() throws {
    try build()
    let lines = try String(contentsOf: url("build/built-contents"), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for state in ["99999999999", "open 99999999999"] {
      let note = [lines[0], Substring(state)] + lines[2...]
      try write("build/built-contents", note.joined(separator: "\n"))
      #expect(try build() == ["Ship", "Hull", "Tests"])
      #expect(try build() == [])
    }
  }

  /// Seconds from the end of the last build to the moment in which the module is written.
  @Test(
    "Users of a module are compiled again when it is written too early for them to notice",
    arguments: [(-7200.0, true), (0, true), (2, false)])
  func unaware(delay: Double, isTooEarly: Bool) throws {
    let module = "build/platform/debug/Modules/Ships.swiftmodule"
    try write(module, "old")
    try write("Other/Other.swift", "")
    try build(["Ships", "Other"]) { try write(object("Other", of: "Other"), "") }
    try build()
    let time = url("build/built-contents").changed + delay
    try write("Ships/Ship.swift", "lives = 2")
    var contents = contents()
    try contents.begin()
    try compile()
    let isFalseAlarm = try contents.removeUnaware()
    #expect(!isFalseAlarm, "It is not written anew.")
    try write(module, "new")
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: url(module).path)
    let isRemoved = try contents.removeUnaware()
    #expect(isRemoved == isTooEarly)
    #expect(missing == (isTooEarly ? ["Tests"] : []))
    contents.end(isComplete: true)
    // The users in other packages have not noticed either.
    let others = BuildNote(in: url("build")).digests.keys.filter { $0.hasPrefix("Other") }
    #expect(others.isEmpty == isTooEarly)
  }
}

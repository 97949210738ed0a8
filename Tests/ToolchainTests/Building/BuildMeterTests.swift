import Foundation
import Testing

@testable import Toolchain

@Suite("How far a build has come")
struct BuildMeterTests {
  /// How far it has come after each line; nil for a line that says nothing about that.
  private func progress(_ meter: BuildMeter, _ lines: [String]) -> [BuildProgress?] {
    var meter = meter
    return lines.map { meter.take($0) ? meter.progress : nil }
  }

  @Test("Files of the reader's are counted once each, and nothing else is")
  func counts() {
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
    let meter = BuildMeter(names: ["Ship.swift", "Hull.swift"], changed: 2)
    #expect(progress(meter, lines.map(\.0)) == lines.map(\.1))
  }

  @Test("Where it is not known what there is to compile, no total is told")
  func unknown() {
    let found = progress(BuildMeter(), ["[6/19] Compiling Ships Ship.swift"])
    #expect(found == [BuildProgress(done: 1)])
  }

  @Test("That it waits for another SwiftPM is told until it goes on")
  func waits() {
    let found = progress(
      BuildMeter(),
      [
        "Another instance of SwiftPM (PID: 7) is already running using '/x', waiting …",
        "[0/1] Planning build",
      ])
    #expect(found == [BuildProgress(isWaiting: true), BuildProgress()])
  }

  @Test("Sources count as changed until a build of their folder has succeeded, and once changed")
  func changed() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
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
    func changed(_ folders: [URL]) -> Int { BuiltSources(folders, in: folder.url).changed }
    #expect(changed([one, two]) == 4)
    BuiltSources([one], in: folder.url).noteBuilt()
    #expect(changed([one]) == 0)
    #expect(changed([one, two]) == 2)
    #expect(BuiltSources([one], in: folder.url).names == ["A.swift", "B.swift"])
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)],
      ofItemAtPath: one.appendingPathComponent("B.swift").path)
    #expect(changed([one]) == 1)
  }
}

import BookContents
import Foundation
import Storage
import Synchronization
import TestSupport
import Testing

@testable import KataTools
@testable import Toolchain

@Suite("A check")
struct CheckTests {
  private let fixture: KataFixture
  private var kata: Kata { fixture.kata }

  init() throws { fixture = try KataFixture() }

  @Test(
    "A check runs the book's tests on the reader's files and counts the reader's tests separately")
  func judges() async throws {
    try await kata.start()
    // The copy of the book's tests in the kata is not used.
    try fixture.write("BROKEN", to: "Tests/DoorsKataTests/DoorTests.swift")
    let news = Mutex<[String]>([])
    var verdict = try await fixture.check { word in news.withLock { $0.append(word) } }
    #expect(verdict.behaviours.map(\.sentence) == ["A door opens", "A door locks"])
    #expect(verdict.own.map(\.sentence) == ["A lock locks"] && verdict.isGreen)
    #expect(verdict.files == kata.files())
    #expect(news.withLock { $0.first == "building" && $0.contains("running") })
    // A taken change, an unknown change, own tests that do not compile, and a warning.
    let mine = "Tests/Mine/MyTests.swift"
    try fixture.write("", to: "Changes/bell")
    try fixture.write("", to: "Changes/ball")
    try fixture.write("BROKEN", to: mine)
    try fixture.edit(fixture.door, "2 > 1", "2 > 1 /* unused print */")
    try fixture.small.putClockAhead()
    verdict = try await fixture.check()
    #expect(verdict.behaviours.map(\.hasFailed) == [true, false, false] && !verdict.isGreen)
    #expect(verdict.changes.map(\.name) == ["bell"] && verdict.own.isEmpty)
    #expect(verdict.printed == "locks was called in \(kata.path)/Sources\n")
    #expect(verdict.ownErrors.map(\.path) == ["\(kata.path)/\(mine)"] && verdict.errors.isEmpty)
    #expect(verdict.warnings.map(\.path) == ["\(kata.path)/\(fixture.door)"])
    #expect(
      verdict.troubles == [
        "Changes/ball is not the name of a change in this lesson: remove it; "
          + "`scripts/workbook change 1` lists the names."
      ])
    // If the book's tests do not compile either, all errors count as the kata's.
    try fixture.small.edit("Tests/Lessons/01-Doors/DoorTests.swift", "import Testing", "BROKEN")
    try fixture.small.putClockAhead()
    verdict = try await fixture.check()
    #expect(verdict.errors.count == 2 && verdict.ownErrors.isEmpty && verdict.behaviours.isEmpty)
  }

  @Test("A kata is not green if it was saved during the check, has a stray failure or is not built")
  func troubles() async throws {
    try await kata.start()
    let door = kata.folder.appendingPathComponent(fixture.door)
    let saved = try await fixture.check {
      if $0 == "running" { try? Data("mine".utf8).write(to: door) }
    }
    #expect(saved.behaviours.allSatisfy { $0.outcome == .passed } && !saved.isGreen)
    #expect(saved.troubles.first?.hasPrefix("A file was saved during the check") == true)
    try fixture.write("func late() {}", to: "Sources/DoorsKata/Late.swift")
    try fixture.small.putClockAhead()
    let late = try await fixture.check()
    #expect(late.troubles == ["No test is to blame: Expectation failed: late"] && !late.isGreen)
    try fixture.small.refuseBuilds("error: no room")
    let calls = fixture.small.calls.count
    #expect(try await fixture.check().troubles == ["The kata was not built:\nerror: no room"])
    #expect(fixture.small.calls.count == calls + 1)
  }

  @Test(
    "A check reports own tests, edited behaviours, manifests and files that it cannot read")
  func silence() async throws {
    try await kata.start()
    let own = "@Suite(\"Own\")\n@Test(\"Own\") func own() {}  // wants nothing\n"
    try fixture.write(own, to: "Tests/DoorsKataTests/OwnTests.swift")
    var verdict = try await fixture.check()
    #expect(verdict.own.map(\.hasFailed).contains(true) && !verdict.isGreen)
    #expect(verdict.behaviours.count == 2 && verdict.notes == [])
    // A test of the reader's beside the behaviours may also not compile.
    try fixture.write("BROKEN", to: "Tests/DoorsKataTests/OwnTests.swift")
    try fixture.small.putClockAhead()
    verdict = try await fixture.check()
    #expect(verdict.ownErrors.count == 1 && verdict.behaviours.count == 2)
    try fixture.write("", to: "Tests/DoorsKataTests/OwnTests.swift")
    // A manifest that leaves the behaviours out.
    for manifest in ["Package.swift", "Package@swift-6.swift"] {
      let former = kata.files()
      try fixture.write(
        "// exclude: [\"DoorTests.swift\"]\n" + (former.text("Package.swift") ?? ""), to: manifest)
      try fixture.small.putClockAhead()
      verdict = try await fixture.check()
      #expect(!verdict.isGreen && verdict.behaviours.isEmpty && verdict.own.count == 1)
      #expect(
        verdict.troubles == [
          "2 behaviours did not run, such as \(kata.path)/Tests/DoorsKataTests/DoorTests.swift:5: does "
            + "Package.swift exclude a file?"
        ])
      try fixture.write(former)
    }
    // A package with another name: the former program of tests proves nothing.
    try fixture.edit(
      "Package.swift", "name: \"DoorsKata\",\n  platforms", "name: \"Mine\",\n  platforms")
    try fixture.small.putClockAhead()
    verdict = try await fixture.check()
    #expect(
      verdict.troubles.first?.hasPrefix("The build made no tests") == true && !verdict.isGreen)
    try fixture.edit("Package.swift", "\"Mine\"", "\"DoorsKata\"")
    // The colleague's module has a type of its own.
    try fixture.write("public struct Door {}", to: "Other/Door.swift")
    try fixture.write("public typealias Door = DoorsKata.Door\n", to: "Other/notes.txt")
    try fixture.small.putClockAhead()
    #expect(
      try await fixture.check().notes == [
        "This check judged the Door in Other, the colleague's module, in place of yours."
      ])
    // What does not compile is not judged.
    try fixture.write("public struct Door {} BROKEN", to: "Other/Door.swift")
    #expect(try await fixture.check().notes == [])
    let calls = fixture.small.calls.count
    try fixture.write(String(repeating: "a", count: 2_500_000), to: "Big/a")
    try fixture.write(String(repeating: "b", count: 3_000_000), to: "Big/b")
    #expect(mkfifo(kata.folder.appendingPathComponent("pipe").path, 0o600) == 0)
    try FileManager.default.removeItem(at: kata.folder.appendingPathComponent("Package.swift"))
    verdict = try await fixture.check()
    #expect(
      verdict.troubles == [
        "pipe is neither a file nor a folder.",
        "A check copies at most 2,000 files and 5 MB, but there are \(verdict.files.count) and 5 MB: the "
          + "largest is Big/b.", "Package.swift is missing.",
      ])
    #expect(verdict.behaviours.isEmpty && !verdict.isGreen && fixture.small.calls.count == calls)
    let many = Files(uniqueKeysWithValues: (0...2_000).map { ("\($0)", Data()) })
    #expect(many.excess.count == 1 && many.filter { $0.key != "0" }.excess == [])
  }

  @Test("A kata is green only if every part of it is")
  func green() {
    func test(_ outcome: TestResult.Outcome) -> TestResult {
      TestResult(id: "M.t", sentence: "t", suite: nil, outcome: outcome)
    }
    func isGreen(_ change: (inout Verdict) -> Void) -> Bool {
      var verdict = Verdict(kata: kata, files: [:], changes: [])
      verdict.behaviours = [test(.passed)]
      change(&verdict)
      return verdict.isGreen
    }
    let message = CompilerMessage.all(in: "/a.swift:1: error: x")
    let greens: [(inout Verdict) -> Void] = [
      { _ in }, { $0.own = [test(.skipped), test(.passed)] }, { $0.warnings = message },
      { $0.printed = "words" },
    ]
    let reds: [(inout Verdict) -> Void] = [
      { $0.errors = message }, { $0.ownErrors = message }, { $0.troubles = ["x"] },
      { $0.behaviours = [] }, { $0.behaviours.append(test(.skipped)) },
      { $0.behaviours.append(test(.failed([]))) }, { $0.own = [test(.notRun)] },
      { $0.own = [test(.unfinished("", place: nil))] },
    ]
    #expect(greens.map(isGreen) == greens.map { _ in true })
    #expect(reds.map(isGreen) == reds.map { _ in false })
  }

  @Test(
    "A check waits for a running check, and layers may import only what their manifest declares")
  func layers() async throws {
    let shelves = fixture.shelves
    try await shelves.start()
    let (signs, continuation) = AsyncStream.makeStream(of: String.self)
    var lock: FolderLock? = try await FolderLock.take(fixture.small.place("Katas")) {}
    let check = Child.$programs.withValue(fixture.small.programs.path) {
      Task { try await Check(shelves).run { continuation.yield($0) }.isGreen }
    }
    var iterator = signs.makeAsyncIterator()
    #expect(await iterator.next() == "waiting for another check" && fixture.small.calls.isEmpty)
    withExtendedLifetime(lock) {}
    lock = nil
    #expect(try await check.value)
    #expect(
      fixture.small.calls.first?.contains(
        "--build-tests --explicit-target-dependency-import-check error") == true)
  }

  @Test("Everything is rebuilt if a module of the book has changed, and only then")
  func house() async throws {
    try await kata.start()
    func compiled() async throws -> Int {
      try fixture.small.putClockAhead()
      let former = fixture.small.compiled.count
      #expect(try await fixture.check().isGreen)
      return fixture.small.compiled.count - former
    }
    let all = try await compiled()
    #expect(all > 3)
    #expect(try await compiled() == 0)
    try fixture.small.write("extension Opening {}", to: "Sources/SpaceGame/New.swift")
    #expect(try await compiled() == all)
    var houses: Set = [kata.shadow.house]
    for room in ["PlayerVisit", "RosterModel", "RosterFiles", "Storage"] {
      try fixture.small.write("", to: "Sources/\(room)/New.swift")
      houses.insert(kata.shadow.house)
    }
    #expect(houses.count == 5)
    // When the products of a kata are removed, those of the book's modules stay.
    #expect(kata.shadow.kept.isSuperset(of: ["SpaceGame", "DoorsBefore", "DoorsAfter"]))
    #expect(kata.shadow.kept.isDisjoint(with: ["DoorsKata", "DoorsMine", "DoorsOther"]))
  }
}

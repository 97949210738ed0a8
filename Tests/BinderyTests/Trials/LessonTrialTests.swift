import Book
import Foundation
import TestSupport
import Testing

@testable import Bindery
@testable import Toolchain

/// The trials of a real lesson, and the findings from results that no build produced.
@Suite("The trial of a lesson")
struct LessonTrialTests {
  private let workbook = Workbook(root: PackageFolder.url, lessons: Catalogue.lessons)
  private let lesson = Catalogue.lessons[1]

  private static let trial = Task {
    try LessonTrial(
      of: Catalogue.lessons[1], in: Workbook(root: PackageFolder.url, lessons: Catalogue.lessons))
  }

  /// A test that ran, and found something if it failed.
  private static func test(_ sentence: String, failed: Bool = false) -> RecordedTest {
    var test = RecordedTest(
      id: sentence, sentence: sentence, suite: "Two things touch", fileID: "Tests/A.swift",
      place: SourcePlace(path: "A.swift", line: 1), isParameterized: true, cases: [])
    (test.outcome.hasStarted, test.outcome.hasEnded) = (true, true)
    if failed { test.outcome.issues = [RecordedIssue(messages: [], place: nil)] }
    return test
  }

  private static func run(_ sentence: String, failed: Bool = false) -> TrialResult.Run {
    TrialResult.Run(tests: [test(sentence, failed: failed)])
  }

  /// Results in which everything is as it should be.
  private func results(of trial: LessonTrial) -> [TrialVersion.ID: TrialResult] {
    let results = trial.versions.map { version in
      // The first slip is stopped: its module compiles from the second step on, and breaks nothing.
      if version.id.name == "slip1BesideStep1Before" {
        return (version.id, TrialResult(error: "A.swift:1: no"))
      }
      let isSlip = version.id.name.hasPrefix("slip") && version.guest.files.isEmpty
      let runs = version.runs.indices.map { index in
        Self.run("It holds", failed: isSlip || version.id.kind == .plain && index > 0)
      }
      return (version.id, TrialResult(runs: runs))
    }
    return Dictionary(uniqueKeysWithValues: results)
  }

  @Test("A slip that carries out a request wrongly is tried with the tests of that request")
  func requested() throws {
    let lesson = Catalogue.lessons[7]
    let slips = try Slip.all(of: lesson, in: workbook)
    let trial = try LessonTrial(of: lesson, in: workbook)
    let name = try #require(slips[0].request)
    let file = try ChangeRequest(name, of: lesson, in: workbook).testFile
    for version in trial.versions where version.id.name.hasPrefix("slip") {
      let isFirst = version.id.name.hasPrefix("slip1")
      #expect(version.runs.map { $0.contains(file) } == [isFirst], "\(version.id.name)")
    }
    #expect(slips.dropFirst().allSatisfy { $0.request == nil })
  }

  @Test("Sides, steps, slips and requests are tried; requests also in a row or with a spot omitted")
  func versions() async throws {
    let trial = try await Self.trial.value
    let requests = try ChangeRequest.all(of: lesson, in: workbook)
    let steps = try Step.all(of: lesson, in: workbook)
    let slips = try Slip.all(of: lesson, in: workbook)
    func names(_ prefix: String, _ suffix: String = "") -> [String] {
      trial.versions.map(\.id.name).filter { $0.hasPrefix(prefix) && $0.hasSuffix(suffix) }
    }
    func version(_ name: String) throws -> TrialVersion {
      try #require(trial.versions.first { $0.id.name == name })
    }
    let numbered: [String] = (1..<steps.count).map { "step\($0)Before" }
    #expect(names("plain") == ["plainBefore", "plainAfter"])
    #expect(names("step") == numbered)
    let step = try version("step1Before")
    #expect(step.title == steps[0].path && step.tree == steps[0].after)
    #expect(names("row") == ["row2Before", "row3Before", "row2After", "row3After"])
    #expect(names("with").count == 2 * requests.count + 4 && requests.count == 5)
    let carried = ["slip1AfterStep1Before"] + (1..<steps.count).map { "slip1BesideStep\($0)Before" }
    #expect(names("slip").count == 2 * slips.count + carried.count)
    #expect(names("slip1").dropFirst(2) == carried[...])
    let beside = try version("slip1BesideStep2Before")
    #expect(beside.tree == steps[1].after && beside.seam == "\(beside.module)Guest")
    #expect(beside.guest["AfterGuest.swift"]?.contains("import \(beside.module)\n") == true)
    // Neither a guest's place nor a change's only place is left out.
    #expect(names("without").count == 4)
    let places: [String] = (1...2).map { "withoutLuredSeekers\($0)After" }
    #expect(names("withoutLuredSeekers") == places)
    let lured = try version("withLuredSeekersAfter")
    #expect(try lured.tree == requests[1].tree(of: .after, in: workbook))
    #expect(lured.title == "\(requests[1].path)/After.diff" && lured.seam == lured.module)
    let behaviours = ["BlastTests.swift", "CollisionTests.swift", "MineCollisionTests.swift"]
    #expect(lured.runs == [behaviours + ["LuredSeekerTests.swift"]])
    let runs: [[String]] = [behaviours] + requests.map { [$0.testFile] }
    #expect(try version("plainBefore").runs == runs)
    let first = try version("withoutLuredSeekers1After")
    #expect(first.tree != lured.tree && first.runs == lured.runs)
    let last = try version("row3After")
    #expect(last.title == "crossfire, lured-seekers, reckless-divers on after")
    #expect(last.seam == "OpenClosed_row3AfterGuest")
  }

  @Test(
    "The tests choose a version, a guest stands in for its side, and parts have their own tests"
  )
  func sources() async throws {
    let trial = try await Self.trial.value
    let versions = trial.versions.filter { $0.id.name.hasSuffix("After") }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for name in ["b.o", "a.o", "a.swiftmodule"] { _ = try folder.file(name) }
    let objects = ["a.o", "b.o"].map { "\(folder.url.path)/\($0)" }
    let sources = TrialPackage(trial: trial).sources(for: versions, folder.url)
    let suite = "Tests/OpenClosedTrialTests"
    let parts = "Tests/OpenClosed_withLuredSeekersAfterPartsTests"
    for (path, piece) in [
      ("Package.swift", "linkerSettings: [.unsafeFlags(\(objects))]),"),
      ("Package.swift", "linkerSettings: [.unsafeFlags([])]),"),
      ("Package.swift", "[.unsafeFlags([\"-j1\", \"-I\", \"\(folder.url.path)\", "),
      ("Package.swift", "name: \"OpenClosed_withLuredSeekersAfterPartsTests\","),
      (
        "\(suite)/Side.swift",
        "case .withCrossfireAfter: OpenClosed_withCrossfireAfterGuest.Referee()\n"
      ),
      ("\(suite)/SideChoice.swift", "environment[\"SHIPSHAPE_VERSION\"]"),
      ("\(parts)/AfterPartsTests.swift", "import OpenClosed_withLuredSeekersAfter\n"),
      ("\(parts)/Side.swift", "case withLuredSeekersAfter\n"),
    ] { #expect(sources[path]?.contains(piece) == true, "\(path): \(piece)") }
    let guest = try #require(versions.first { $0.id.name == "withCrossfireAfter" })
    #expect(guest.seam == "OpenClosed_withCrossfireAfterGuest")
    let imported = guest.guest["AfterGuest.swift"]?.contains(
      "import OpenClosed_withCrossfireAfter\n")
    #expect(imported == true)
    // No proof is among them, though one proof imports only this side.
    let files: [Substring] = sources.paths.filter { $0.hasPrefix(parts) }
      .map { $0.dropFirst(parts.count + 1) }
    #expect(files == ["AfterPartsTests.swift", "Side.swift", "SideChoice.swift", "Stage.swift"])
  }

  private static let failed = run("It holds", failed: true)

  @Test(
    "Each version that does not behave as it must is reported",
    arguments: [
      ("step1Before", TrialResult(error: "A.swift:1: no"), "STEP does not build: A.swift:1: no"),
      ("step1Before", TrialResult(runs: [failed]), "STEP does not pass: It holds"),
      (
        "step1Before", TrialResult(runs: [.init(trouble: "it hung")]), "STEP does not pass: it hung"
      ),
      ("step1Before", TrialResult(runs: [.init()]), "STEP does not pass: no test ran"),
      ("step1Before", TrialResult(), "STEP does not pass: nothing ran"),
      ("plainAfter", TrialResult(runs: [failed]), "PLAIN does not pass: It holds"),
      (
        "plainAfter", TrialResult(runs: [run("It holds"), run("They meet")]),
        "REQUESTS/crossfire: PLAIN passes without the change: They meet"
      ),
      (
        "plainAfter", TrialResult(runs: [run("It holds"), .init()]),
        "REQUESTS/crossfire: no test of CrossfireTests.swift ran."
      ),
      (
        "slip2Before", TrialResult(runs: [run("It holds")]),
        "Lessons/02-OpenClosed/Slips/2-crossfire-by-our-own/Before.diff: nothing catches it."
      ),
      (
        "slip1BesideStep2Before", TrialResult(error: "A.swift:1: no"),
        "Lessons/02-OpenClosed/Slips/1-crossfire/Slip.md says that step 2 stops it, but after 2 steps its "
          + "module does not compile."
      ),
      ("withoutLuredSeekers1After", TrialResult(), nil),
      (
        "withLuredSeekersAfter", TrialResult(runs: [run("It holds"), failed]),
        "REQUESTS/lured-seekers/After.diff does not pass: It holds"
      ),
    ] as [(String, TrialResult, String?)])
  func problems(name: String, result: TrialResult, problem: String?) async throws {
    let trial = try await Self.trial.value
    var results = results(of: trial)
    #expect(trial.problems(in: results).isEmpty)
    let id = try #require(trial.versions.first { $0.id.name == name }).id
    results[id] = result
    let step = try Step.all(of: lesson, in: workbook)[0]
    let sentence = problem?.replacing("STEP", with: step.path)
      .replacing("REQUESTS", with: "Lessons/02-OpenClosed/Requests")
      .replacing("PLAIN", with: "after of lesson 2 as a kata")
    #expect(trial.problems(in: results) == [sentence].compactMap(\.self))
  }

  @Test("A skipped test has not passed")
  func skipped() {
    var test = Self.test("It holds")
    #expect(test.isPassed)
    test.outcome.isSkipped = true
    #expect(!test.isPassed)
  }

  @Test("The evidence records what catches a forgotten place, and what a slip breaks")
  func evidence() async throws {
    let trial = try await Self.trial.value
    var results = results(of: trial)
    func id(_ kind: TrialVersion.Kind, _ side: Side) -> TrialVersion.ID {
      .init(kind: kind, side: side)
    }
    results[id(.without(request: "lured-seekers", place: 1), .after)] = TrialResult(
      error: "A.swift:1: no")
    results[id(.without(request: "reckless-divers", place: 2), .after)] = TrialResult(runs: [
      Self.run("They meet", failed: true)
    ])
    results[id(.slip(1), .before)] = TrialResult(
      runs: [
        TrialResult.Run(tests: [
          Self.test("Nothing follows unless the rules say so", failed: true), Self.test("It holds"),
          Self.test("An unrelated one", failed: true),
        ])
      ])
    results[id(.slip(1), .after)] = TrialResult(error: "A.swift:1: no")
    let evidence = try trial.evidence(from: results)
    #expect(evidence.requests[1].name == "lured-seekers")
    let notices = evidence.requests[1...2].map { $0.effort.after.places.map(\.noticedBy) }
    #expect(notices == [[.compiler, .nothing], [.nothing, .behaviour]])
    // A change's only place is not left out: that would be the plain side.
    #expect(evidence.requests[3].effort.before.places.map(\.noticedBy) == [.behaviour])
    let guest = evidence.requests[0].effort.after
    #expect(guest.places.map(\.file) == ["AfterGuest.swift"] && guest.figures.filesOpened == 0)
    #expect(guest.figures.linesAdded == 11 && guest.places[0].noticedBy == .behaviour)
    let broken = LessonEvidence.SlipOutcome(
      error: nil, broken: ["An unrelated one", "Nothing follows unless the rules say so"],
      unrelated: ["An unrelated one"])
    #expect(evidence.slips[0].outcome.before == broken)
    #expect(evidence.slips[0].outcome.after.error == "A.swift:1: no")
    #expect(evidence.requests[3].effort.after.figures.linesEdited == 1)
  }

  @Test("Edited lines are added up as the expected requests are made in a row")
  func row() throws {
    let trial = try LessonTrial(of: Catalogue.lessons[2], in: workbook)
    let stages = try trial.evidence(from: [:]).stages
    let kept = try LessonEvidence(of: Catalogue.lessons[2], in: workbook).stages
    #expect(stages == kept)
    let edited: Set<Int> = Set(kept.map(\.linesEdited.before))
    #expect(edited.count == kept.count)
  }
}

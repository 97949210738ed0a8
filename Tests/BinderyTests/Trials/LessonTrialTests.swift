import Book
import Foundation
import TestSupport
import Testing

@testable import Bindery
@testable import Toolchain

/// What is tried of a lesson of the book itself, and what is made of results that nobody had to
/// build.
@Suite("The trial of a lesson")
struct LessonTrialTests {
  private let workbook = Workbook(root: PackageFolder.url, lessons: Catalogue.lessons)
  private let lesson = Catalogue.lessons[1]

  private static let trial = Task {
    try LessonTrial(
      of: Catalogue.lessons[1], in: Workbook(root: PackageFolder.url, lessons: Catalogue.lessons))
  }

  /// A test that ran; it found something if it failed.
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
  private func results(of trial: LessonTrial) -> [String: TrialResult] {
    let plain = trial.plain.map(\.name)
    let results = trial.versions.map { version in
      let isSlip = version.name.hasPrefix("slip")
      let runs = version.runs.indices.map { index in
        Self.run("It holds", failed: isSlip || plain.contains(version.name) && index > 0)
      }
      return (version.name, TrialResult(runs: runs))
    }
    return Dictionary(uniqueKeysWithValues: results)
  }

  @Test("Both sides, steps, slips and requests are tried: alone, with a place left out, in a row")
  func versions() async throws {
    let trial = try await Self.trial.value
    let requests = try ChangeRequest.all(of: lesson, in: workbook)
    let steps = try Step.all(of: lesson, in: workbook)
    let slips = try Slip.all(of: lesson, in: workbook)
    func names(_ versions: [TrialVersion], _ prefix: String) -> [String] {
      versions.map(\.name).filter { $0.hasPrefix(prefix) }
    }
    let sides: [String] = trial.plain.map(\.name)
    let numbered: [String] = (1..<steps.count).map { "step\($0)Before" }
    #expect(sides == ["plainBefore", "plainAfter"])
    #expect(names(trial.sound, "step") == numbered)
    #expect(trial.sound[0].title == steps[0].path && trial.sound[0].tree == steps[0].after)
    #expect(names(trial.sound, "row") == ["row2Before", "row3Before", "row2After", "row3After"])
    #expect(names(trial.sound, "with").count == 2 * requests.count && requests.count == 5)
    #expect(names(trial.doubtful, "slip").count == 2 * slips.count)
    // No place of a guest is left out, nor the only one of a change.
    #expect(names(trial.doubtful, "without").count == 12)
    let lured: [String] = names(trial.doubtful, "withoutLuredSeekers")
      .filter { $0.hasSuffix("Before") }
    let places: [String] = (1...3).map { "withoutLuredSeekers\($0)Before" }
    #expect(lured == places)
    let version = try #require(trial.sound.first { $0.name == "withLuredSeekersBefore" })
    #expect(try version.tree == requests[1].tree(of: .before, in: workbook))
    #expect(version.title == "\(requests[1].path)/Before.diff" && version.seam == version.module)
    let behaviours = ["BlastTests.swift", "CollisionTests.swift", "MineCollisionTests.swift"]
    #expect(version.runs == [behaviours + ["LuredSeekerTests.swift"]])
    let runs: [[String]] = [behaviours] + requests.map { [$0.testFile] }
    #expect(trial.plain[0].runs == runs)
    let first = try #require(trial.doubtful.first { $0.name == "withoutLuredSeekers1Before" })
    #expect(first.tree != version.tree && first.runs == [behaviours + ["LuredSeekerTests.swift"]])
    let last = try #require(trial.sound.last)
    #expect(last.title == "crossfire, lured-seekers, reckless-divers on after")
    #expect(last.seam == "OpenClosed_row3AfterGuest")
  }

  @Test(
    "The package has tests that choose a version, a guest takes the place of its side, and parts are tried"
  )
  func sources() async throws {
    let trial = try await Self.trial.value
    let versions = trial.versions.filter { $0.name.hasSuffix("After") }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for name in ["b.o", "a.o", "a.swiftmodule"] { _ = try folder.file(name) }
    let sources = TrialPackage(trial: trial).sources(for: versions, folder.url)
    let manifest = try #require(sources["Package.swift"])
    let objects = ["a.o", "b.o"].map { "\(folder.url.path)/\($0)" }
    let settings: [String] = [
      "linkerSettings: [.unsafeFlags(\(objects))]),",
      "[.unsafeFlags([\"-j1\", \"-I\", \"\(folder.url.path)\", ",
      "name: \"OpenClosed_withLuredSeekersAfterPartsTests\",",
    ]
    let missing: [String] = settings.filter { !manifest.contains($0) }
    #expect(missing.isEmpty)
    let guest = try #require(versions.first { $0.name == "withCrossfireAfter" })
    let imports = guest.guest["AfterGuest.swift"] ?? ""
    #expect(guest.seam == "OpenClosed_withCrossfireAfterGuest")
    #expect(imports.contains("import OpenClosed_withCrossfireAfter\n"))
    let side = sources["Tests/OpenClosedTrialTests/Side.swift"] ?? ""
    #expect(
      side.contains("case .withCrossfireAfter: OpenClosed_withCrossfireAfterGuest.Referee()\n"))
    let choice = sources["Tests/OpenClosedTrialTests/SideChoice.swift"] ?? ""
    #expect(choice.contains("environment[\"SHIPSHAPE_VERSION\"]"))
    let parts = "Tests/OpenClosed_withLuredSeekersAfterPartsTests"
    // No proof, though one of them imports this side alone.
    let files: [Substring] = sources.paths.filter { $0.hasPrefix(parts) }
      .map { $0.dropFirst(parts.count + 1) }
    #expect(files == ["AfterPartsTests.swift", "Side.swift", "SideChoice.swift", "Stage.swift"])
    let tests = sources["\(parts)/AfterPartsTests.swift"] ?? ""
    let own = sources["\(parts)/Side.swift"] ?? ""
    #expect(tests.contains("import OpenClosed_withLuredSeekersAfter\n"))
    #expect(own.contains("case withLuredSeekersAfter\n"))
  }

  @Test(
    "What does not do what it has to is told",
    arguments: [
      ("step1Before", TrialResult(error: "A.swift:1: no"), "STEP does not build: A.swift:1: no"),
      (
        "step1Before", TrialResult(runs: [run("It holds", failed: true)]),
        "STEP does not pass: It holds"
      ),
      (
        "step1Before", TrialResult(runs: [TrialResult.Run(trouble: "it got nowhere")]),
        "STEP does not pass: it got nowhere"
      ),
      ("step1Before", TrialResult(runs: [TrialResult.Run()]), "STEP does not pass: no test ran"),
      ("step1Before", TrialResult(), "STEP does not pass: nothing ran"),
      (
        "plainAfter", TrialResult(runs: [run("It holds", failed: true)]),
        "after of lesson 2 as a kata does not pass: It holds"
      ),
      (
        "plainAfter", TrialResult(runs: [run("It holds"), run("They meet")]),
        "FOLDER/Requests/crossfire: after of lesson 2 as a kata passes without the change: They meet"
      ),
      (
        "plainAfter", TrialResult(runs: [run("It holds"), TrialResult.Run()]),
        "FOLDER/Requests/crossfire: no test of CrossfireTests.swift ran."
      ),
      (
        "slip1Before", TrialResult(runs: [run("It holds")]),
        "FOLDER/Slips/1-crossfire/Before.diff: nobody notices it."
      ),
      ("withoutLuredSeekers1Before", TrialResult(), nil),
      (
        "withLuredSeekersAfter",
        TrialResult(
          runs: [run("It holds"), run("Its parts hold", failed: true)]),
        "FOLDER/Requests/lured-seekers/After.diff does not pass: Its parts hold"
      ),
    ] as [(String, TrialResult, String?)])
  func problems(name: String, result: TrialResult, problem: String?) async throws {
    let trial = try await Self.trial.value
    var results = results(of: trial)
    #expect(trial.problems(in: results).isEmpty)
    results[name] = result
    let sentence = problem?.replacing("STEP", with: trial.sound[0].title)
      .replacing("FOLDER", with: "Lessons/02-OpenClosed")
    let expected: [String] = sentence.map { [$0] } ?? []
    #expect(trial.problems(in: results) == expected)
  }

  @Test("A test that is skipped has not passed")
  func skipped() {
    var test = Self.test("It holds")
    #expect(test.isPassed)
    test.outcome.isSkipped = true
    #expect(!test.isPassed)
  }

  @Test("Who notices a place left out, and what a slip breaks, is kept")
  func evidence() async throws {
    let trial = try await Self.trial.value
    var results = results(of: trial)
    results["withoutLuredSeekers1Before"] = TrialResult(error: "A.swift:1: no")
    results["withoutLuredSeekers2Before"] = TrialResult(runs: [Self.run("They meet", failed: true)])
    results["slip1Before"] = TrialResult(
      runs: [
        TrialResult.Run(tests: [
          Self.test("Nothing follows unless the rules say so", failed: true), Self.test("It holds"),
          Self.test("A bystander", failed: true),
        ])
      ])
    results["slip1After"] = TrialResult(error: "A.swift:1: no")
    let evidence = try trial.evidence(from: results)
    let lured = evidence.requests[1].effort.before
    #expect(evidence.requests[1].name == "lured-seekers" && lured.figures.linesEdited == 2)
    #expect(lured.places.map(\.noticedBy) == [.compiler, .behaviour, .nobody])
    // An only place is not left out: that would be the plain side.
    #expect(evidence.requests[3].effort.before.places.map(\.noticedBy) == [.behaviour])
    let guest = evidence.requests[0].effort.after
    #expect(guest.places.map(\.file) == ["AfterGuest.swift"] && guest.figures.filesOpened == 0)
    #expect(guest.figures.linesAdded == 12 && guest.places[0].noticedBy == .behaviour)
    let broken = LessonEvidence.SlipOutcome(
      error: nil, broken: ["A bystander", "Nothing follows unless the rules say so"],
      bystanders: ["A bystander"])
    #expect(evidence.slips[0].outcome.before == broken)
    #expect(evidence.slips[0].outcome.after.error == "A.swift:1: no")
    let edited: [Int] = evidence.stages.map(\.linesEdited.before)
    #expect(edited == [0, 2, 5])
  }
}

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
  private let workbook = Workbook(root: PackageFolder.url)
  private let lesson = Catalogue.lessons[1]

  private static let trial = Result {
    try LessonTrial(of: Catalogue.lessons[1], in: Workbook(root: PackageFolder.url))
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
    var results: [String: TrialResult] = [:]
    for version in trial.plan.versions {
      let isPlain = version.purpose == .plain
      let isSlip = version.name.hasPrefix("slip")
      results[version.name] = TrialResult(
        runs: version.runs.indices.map { index in
          Self.run("It holds \(index)", failed: isSlip || isPlain && index > 0)
        })
    }
    for parts in trial.plan.parts {
      results[parts.name] = TrialResult(runs: [Self.run("Its parts hold")])
    }
    return results
  }

  @Test(
    "Both sides, steps, slips and requests are tried: alone, with a place left out, in pairs, in a row"
  )
  func versions() throws {
    let trial = try Self.trial.get()
    let requests = try ChangeRequest.all(of: lesson, in: workbook)
    let steps = try StepSeries(of: lesson, in: workbook).steps
    let slips = try Slip.all(of: lesson, in: workbook)
    func count(_ kind: String) -> Int { trial.plan.versions.count { $0.name.hasPrefix(kind) } }
    #expect(count("plain") == 2 && count("step") == steps.count - 1)
    #expect(
      count("slip") == 2 * slips.count && count("with") - count("without") == 2 * requests.count)
    // One pair of ten is in conflict, on both sides.
    #expect(requests.count == 5 && count("both") == 18)
    #expect(count("row") == 2 * (requests.count(where: \.isExpected) - 1))
    let version = try #require(trial.plan.versions.first { $0.name == "withLuredSeekersBefore" })
    #expect(try version.tree == requests[1].tree(of: .before, in: workbook))
    #expect(version.runs.last == ["LuredSeekerTests.swift"] && !version.mayFail)
    #expect(
      version.runs[0].contains("CollisionTests.swift") && !version.runs[0].contains("Stage.swift"))
    let first = trial.plan.versions.first { $0.name == "withoutLuredSeekersBefore1" }
    #expect(first?.mayFail == true && first?.tree != version.tree)
    #expect(trial.plan.parts.map(\.name).contains("OpenClosedLuredSeekersAfterPartsTests"))
  }

  @Test(
    "The package has a module for each version, a guest takes the place of its side, and a run chooses one"
  )
  func sources() throws {
    let plan = try Self.trial.get().plan
    let sources = plan.sources
    let manifest = try #require(sources["Package.swift"])
    #expect(manifest.contains("path: \"../../..\""))
    #expect(
      manifest.contains(
        """
              name: "OpenClosedWithCrossfireAfterGuest",
              dependencies: [
                .product(name: "GameKata", package: "shipshape"),
                "OpenClosedWithCrossfireAfter",
              ],
              swiftSettings: strict + [.unsafeFlags(["-j1"]), .treatAllWarnings(as: .error)]),
        """))
    let guest = sources["Sources/OpenClosedWithCrossfireAfterGuest/AfterGuest.swift"] ?? ""
    #expect(guest.contains("import OpenClosedWithCrossfireAfter\n"))
    let side = sources["Tests/OpenClosedTrialTests/Side.swift"] ?? ""
    #expect(
      side.contains("case .withCrossfireAfter: OpenClosedWithCrossfireAfterGuest.Referee()\n"))
    let choice = sources["Tests/OpenClosedTrialTests/SideChoice.swift"] ?? ""
    #expect(choice.contains("environment[\"SHIPSHAPE_VERSION\"]"))
    let part = "Tests/OpenClosedLuredSeekersAfterPartsTests/AfterPartsTests.swift"
    #expect(sources[part]?.contains("import OpenClosedWithLuredSeekersAfter\n") == true)
    let rest = plan.leavingOut(["OpenClosedWithLuredSeekersAfter"])
    #expect(rest.versions.count == plan.versions.count - 1)
    #expect(rest.parts.count == plan.parts.count - 1)
  }

  @Test("What does not do what it has to is told")
  func problems() throws {
    let trial = try Self.trial.get()
    let well = results(of: trial)
    #expect(trial.problems(in: well) == [])
    let folder = "Lessons/02-OpenClosed"
    let step = try StepSeries(of: lesson, in: workbook).steps[0].path
    for (name, result, problem) in [
      ("stepBefore1", TrialResult(error: "A.swift:1: no"), "\(step) does not build: A.swift:1: no"),
      (
        "stepBefore1", TrialResult(runs: [Self.run("It holds", failed: true)]),
        "\(step) does not pass: It holds"
      ),
      (
        "stepBefore1", TrialResult(runs: [TrialResult.Run(trouble: "it got nowhere")]),
        "\(step) does not pass: it got nowhere"
      ),
      ("stepBefore1", TrialResult(runs: [TrialResult.Run()]), "\(step) does not pass: no test ran"),
      ("stepBefore1", TrialResult(), "\(step) does not pass: nothing ran"),
      (
        "plainAfter", TrialResult(runs: [Self.run("It holds", failed: true)]),
        "after of lesson 2 as a kata does not pass: It holds"
      ),
      (
        "plainAfter", TrialResult(runs: [Self.run("It holds"), Self.run("They meet")]),
        "\(folder)/Requests/crossfire: after of lesson 2 as a kata passes without the change: They meet"
      ),
      (
        "plainAfter", TrialResult(runs: [Self.run("It holds"), TrialResult.Run()]),
        "\(folder)/Requests/crossfire: no test of CrossfireTests.swift ran."
      ),
      (
        "slipBefore1", TrialResult(runs: [Self.run("It holds")]),
        "\(folder)/Slips/1-crossfire/Before.diff: nobody notices it."
      ),
      (
        "OpenClosedLuredSeekersAfterPartsTests", TrialResult(error: "no such type"),
        "\(folder)/Requests/lured-seekers/After.diff: the tests of the parts do not pass: it does not "
          + "build: no such type"
      ),
    ] {
      var results = well
      results[name] = result
      #expect(trial.problems(in: results) == [problem])
    }
  }

  @Test(
    "Who notices a place left out, what a slip breaks, and what two changes make of each other is kept"
  )
  func evidence() throws {
    let trial = try Self.trial.get()
    var results = results(of: trial)
    results["withoutLuredSeekersBefore1"] = TrialResult(error: "A.swift:1: no")
    results["withoutLuredSeekersBefore2"] = TrialResult(runs: [Self.run("They meet", failed: true)])
    results["slipBefore1"] = TrialResult(
      runs: [
        TrialResult.Run(tests: [
          Self.test("Nothing follows unless the rules say so", failed: true), Self.test("It holds"),
          Self.test("A bystander", failed: true),
        ])
      ])
    results["slipAfter1"] = TrialResult(error: "A.swift:1: no")
    results["bothCrossfireLuredSeekersAfter"] = TrialResult(error: "A.swift:1: no")
    let evidence = try trial.evidence(from: results)
    let lured = evidence.requests[1]
    #expect(lured.name == "lured-seekers" && lured.effort.before.size.linesEdited == 2)
    #expect(lured.effort.before.places.map(\.noticedBy) == [.compiler, .behaviour, .nobody])
    let guest = evidence.requests[0].effort.after
    #expect(guest.places.map(\.file) == ["AfterGuest.swift"] && guest.size.filesOpened == 0)
    #expect(guest.size.linesAdded == 12 && guest.places[0].noticedBy == .behaviour)
    #expect(
      evidence.slips[0].outcome.before
        == LessonEvidence.SlipOutcome(
          error: nil, broken: ["A bystander", "Nothing follows unless the rules say so"],
          bystanders: ["A bystander"]))
    #expect(evidence.slips[0].outcome.after.error == "A.swift:1: no")
    let outcomes = evidence.meetings.map(\.outcome)
    #expect(evidence.meetings[0].requests == ["crossfire", "lured-seekers"])
    #expect(outcomes[0] == .init(before: .passes, after: .breaks))
    #expect(outcomes.filter { $0 == .init(before: .conflict, after: .conflict) }.count == 1)
    #expect(evidence.stages.map(\.linesEdited.before) == [0, 2, 5])
  }

  @Test("Errors are told apart by target")
  func faults() throws {
    let errors = [
      ("Sources/OpenClosedStepBefore1/My Rules/Ship.swift", 3, "wrong"),
      ("Sources/OpenClosedStepBefore1/Ship.swift", 4, "worse"),
      ("/me/OpenClosedStepBefore2/Tests/OpenClosedTrialTests/ATests.swift", 1, "no lamp"),
      ("/me/Sources/SpaceGame/Ship.swift", 1, "the book's own"),
    ].map { path, line, words in
      CompilerError(place: SourcePlace(path: path, line: line), column: 1, message: words, text: "")
    }
    #expect(
      TrialPackage.faults(in: errors, plan: try Self.trial.get().plan) == [
        "OpenClosedStepBefore1": "My Rules/Ship.swift:3: wrong; Ship.swift:4: worse",
        "OpenClosedTrialTests": "ATests.swift:1: no lamp",
      ])
  }

  @Test(
    "A digest changes with a file that it stands for, and evidence that differs is told by its line"
  )
  func digest() throws {
    let path = "\(ChangeRequest.folder(of: lesson))/a/Request.md"
    func digest(_ path: String, _ text: String) throws -> String {
      let book = try ScratchBook([path: text])
      return try TrialDigest(of: lesson, in: book.workbook).text
    }
    let scratch = try ScratchBook([path: "# A\n", LessonEvidence.path(of: lesson): "{}"])
    let first = try TrialDigest(of: lesson, in: scratch.workbook).text
    #expect(try digest(path, "# A\n\n> Words.\n") == first)
    for text in ["# B\n", "# A\n- Kind: expected\n", "# A\n- About: B\n"] {
      #expect(try digest(path, text) != first)
    }
    let side = "\(lesson.sources(.before))/A.swift"
    #expect(try digest(side, "// a\n") != digest(side, "// b\n"))
    #expect(try !lesson.isMeasured(in: scratch.workbook))
    let evidence = LessonEvidence(
      lesson: lesson.name, digest: first, requests: [], slips: [], meetings: [], stages: [])
    let measured = try ScratchBook([
      path: "# A\n", LessonEvidence.path(of: lesson): evidence.json(),
    ])
    #expect(try lesson.isMeasured(in: measured.workbook))
    let day = try EvidenceRule.lessons(in: measured.workbook, day: 40)
    #expect(day.count == 9 && day.last == lesson)
    #expect(EvidenceRule.difference("a\nb\n", "a\nb\n") == nil)
    #expect(EvidenceRule.difference("a\n b\n", "a\n c\n") == "in line 2: “c”, not “b”")
    #expect(EvidenceRule.difference("a", "a\nb") == "in line 2: “b”, not an end")
  }
}

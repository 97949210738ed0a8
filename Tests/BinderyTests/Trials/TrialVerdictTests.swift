import Book
import Foundation
import Testing

@testable import Bindery
@testable import Toolchain

/// How runs are judged, with results that nobody had to build.
@Suite("What trials find")
struct TrialVerdictTests {
  private static let lesson = Catalogue.lessons[5]

  private static func subject(
    _ name: String, group: String = "", _ expectation: TrialPlan.Expectation = .passes
  ) -> TrialPlan.Subject {
    TrialPlan.Subject(
      name: name.lowercased(),
      module: TrialPlan.Module(name: "SignIn\(name)", title: "the \(name)", tree: SourceTree()),
      group: group, expectation: expectation)
  }

  private static func suite(
    _ name: String, _ subjects: [TrialPlan.Subject]
  ) -> TrialPlan.Suite {
    TrialPlan.Suite(
      name: name, lesson: lesson, files: SourceTree(), side: "", subjects: subjects)
  }

  /// Two steps, a defect, and a request on both sides.
  private static let plan = TrialPlan(suites: [
    suite(
      "SignInLampTests",
      [
        subject("WithBefore", group: "a"),
        subject(
          "PlainBefore", group: "b", .lacks(request: "Requests/lamp", testFile: "LampTests.swift")),
      ]),
    suite(
      "SignInTrialTests",
      [
        subject("Step1"), subject("Step2"),
        subject("Defect", group: "d", .breaks(["It holds in DeskTests.swift"])),
      ]),
  ])

  /// A test that was called with subjects and failed on some.
  private static func test(
    _ file: String, on subjects: [String], failing: [String] = [], ended: Bool = true
  ) -> RecordedTest {
    var test = RecordedTest(
      id: file, sentence: "It holds in \(file)", suite: nil, fileID: "SignInTests/\(file)",
      place: SourcePlace(path: file, line: 1), isParameterized: true,
      cases: subjects.map { RecordedCase(arguments: "\($0), 2") })
    test.outcome.hasStarted = true
    test.outcome.hasEnded = ended
    test.outcome.issues = failing.map { RecordedIssue(arguments: $0, messages: [], place: nil) }
    return test
  }

  private func problems(_ runs: [TrialPackage.Run]) -> [String] {
    TrialVerdict(TrialPackage.Report(runs: runs), of: Self.plan).problems
  }

  private func run(
    _ suite: Int, _ names: [String], _ tests: [RecordedTest], trouble: String? = nil
  ) -> TrialPackage.Run {
    TrialPackage.Run(
      suite: Self.plan.suites[suite].name,
      subjects: Self.plan.suites[suite].subjects.filter { names.contains($0.name) }, tests: tests,
      trouble: trouble)
  }

  @Test("Nothing where each does what it has to")
  func fine() {
    #expect(
      problems([
        run(0, ["withbefore"], [Self.test("LampTests.swift", on: [".withbefore"])]),
        run(
          0, ["plainbefore"],
          [
            Self.test("LampTests.swift", on: ["plainbefore"], failing: ["plainbefore, 2"]),
            Self.test("OtherTests.swift", on: ["plainbefore"]),
          ]),
        run(1, ["step1", "step2"], [Self.test("DeskTests.swift", on: ["step1", "step2"])]),
        run(1, ["defect"], [Self.test("DeskTests.swift", on: ["defect"], failing: ["defect, 2"])]),
      ]) == [])
  }

  @Test(
    "What has to pass is told where it fails, each for itself",
    arguments: [
      (["step1, 2"], ["the Step1 does not pass: It holds in DeskTests.swift"]),
      ([".step2"], ["the Step2 does not pass: It holds in DeskTests.swift"]),
      // With no arguments it speaks against all.
      (
        [""],
        [
          "the Step1 does not pass: It holds in DeskTests.swift",
          "the Step2 does not pass: It holds in DeskTests.swift",
        ]
      ),
      (["step12"], []),
    ])
  func broken(failing: [String], found: [String]) {
    let test = Self.test("DeskTests.swift", on: ["step1", "step2"], failing: failing)
    #expect(problems([run(1, ["step1", "step2"], [test])]) == found)
  }

  @Test("A test that did not come to its end passes nothing")
  func notEnded() {
    let test = Self.test("DeskTests.swift", on: ["step1"], ended: false)
    #expect(
      problems([run(1, ["step1"], [test])])
        == ["the Step1 does not pass: It holds in DeskTests.swift"])
  }

  @Test("A module that no test was called with, and a run with no test, are told")
  func silent() {
    let test = Self.test("DeskTests.swift", on: ["step1", "2"])
    #expect(
      problems([run(1, ["step1", "step2"], [test]), run(1, ["defect"], [])]) == [
        "the Step2: no test of SignInTrialTests ran against it.",
        "SignInTrialTests has no test that ran.",
      ])
  }

  @Test("A request whose tests pass without the change, or do not run, is told")
  func passesWithout() {
    let other = Self.test("OtherTests.swift", on: ["plainbefore"], failing: ["plainbefore"])
    let lamp = Self.test("LampTests.swift", on: ["plainbefore"])
    #expect(
      problems([run(0, ["plainbefore"], [other, lamp]), run(0, ["plainbefore"], [other])]) == [
        "Requests/lamp: the PlainBefore passes without the change: It holds in LampTests.swift",
        "Requests/lamp: no test of LampTests.swift ran.",
      ])
  }

  @Test("A defect that its behaviour does not find is told")
  func missedDefect() {
    let test = Self.test("OtherTests.swift", on: ["defect"], failing: ["defect"])
    #expect(
      problems([run(1, ["defect"], [test])]) == [
        "the Defect: no test finds the defect that has to break: It holds in DeskTests.swift"
      ])
  }

  @Test("What does not build or comes to no end is told, and no more is expected of it")
  func trouble() {
    let report = TrialPackage.Report(
      notBuilt: ["SignInStep2": "Ship.swift:3: no lamp", "SignInLampTests": "wrong"],
      runs: [run(1, ["step1"], [], trouble: "the tests ended early, in: It ends")],
      trouble: "no such package")
    #expect(
      TrialVerdict(report, of: Self.plan).problems == [
        "SignInLampTests does not build: wrong", "the Step2 does not build: Ship.swift:3: no lamp",
        "The trials came to no end: no such package",
        "the Step1: the tests ended early, in: It ends",
      ])
  }

  @Test("Errors are told apart by module, wherever they lie")
  func faults() {
    let errors = [
      ("Sources/SignInStep1/My Rules/Ship.swift", 3, "wrong"),
      ("Sources/SignInStep1/Ship.swift", 4, "worse"),
      ("/me/SignInStep2/Tests/SignInLampTests/ATests.swift", 1, "no lamp"),
      ("/me/Sources/SpaceGame/Ship.swift", 1, "the book's own"),
    ].map { path, line, words in
      CompilerError(place: SourcePlace(path: path, line: line), column: 1, message: words, text: "")
    }
    #expect(
      TrialPackage.faults(in: errors, plan: Self.plan) == [
        "SignInStep1": "My Rules/Ship.swift:3: wrong; Ship.swift:4: worse",
        "SignInLampTests": "ATests.swift:1: no lamp",
      ])
  }

  @Test("What does not build is left out of the plan, with the suites that have nothing left")
  func leavingOut() {
    let plan = Self.plan.leavingOut(["SignInStep1", "SignInWithBefore", "SignInPlainBefore"])
    #expect(plan.suites.map(\.name) == ["SignInTrialTests"])
    #expect(plan.modules.map(\.name) == ["SignInDefect", "SignInStep2"])
    #expect(Self.plan.leavingOut(["SignInLampTests"]).suites.count == 1)
  }

  @Test("Subjects run in their groups, in the order of the plan")
  func groups() {
    let subjects = [("A", "x"), ("B", "y"), ("C", "x")].map { Self.subject($0.0, group: $0.1) }
    #expect(Self.suite("S", subjects).groups.map { $0.map(\.name) } == [["a", "c"], ["b"]])
  }
}

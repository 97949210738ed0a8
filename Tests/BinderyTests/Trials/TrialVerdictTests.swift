import Book
import Testing

@testable import Bindery
@testable import Toolchain

/// How runs are judged, with results that nobody had to build.
@Suite("What trials find")
struct TrialVerdictTests {
  private static func suite(
    _ name: String, _ subjects: [(name: String, group: String, TrialPlan.Expectation)]
  ) -> TrialPlan.Suite {
    let lesson = Catalogue.lessons[5]
    return TrialPlan.Suite(
      name: name, lesson: lesson, files: SourceTree(), side: "",
      subjects: subjects.map { name, group, expectation in
        let module = TrialPlan.Module(
          name: "SignIn\(name)", title: "the \(name)", lesson: lesson, tree: SourceTree())
        return TrialPlan.Subject(
          name: name.lowercased(), module: module, group: group, expectation: expectation)
      })
  }

  /// A request on both sides, a defect, and two steps.
  private static let plan = TrialPlan(suites: [
    suite(
      "SignInLampTests",
      [
        ("With", "a", .passes), ("Plain", "b", .lacks(request: "lamp", testFile: "Lamp.swift")),
      ]),
    suite(
      "SignInTrialTests",
      [
        ("Step1", "", .passes), ("Defect", "d", .breaks(["It holds in Desk.swift"])),
        ("Step2", "", .passes),
      ]),
  ])

  /// A test that was called with subjects and failed on some.
  private static func test(
    _ file: String, on subjects: String..., failing: String..., ended: Bool = true
  ) -> RecordedTest {
    var test = RecordedTest(
      id: file, sentence: "It holds in \(file)", suite: nil, fileID: "SignInTests/\(file)",
      place: SourcePlace(path: file, line: 1), isParameterized: true,
      cases: subjects.map { RecordedCase(arguments: "\($0), 2") })
    test.outcome.hasStarted = true
    test.outcome.hasEnded = ended
    test.outcome.issues = failing.map {
      RecordedIssue(arguments: $0, messages: [], place: nil)
    }
    return test
  }

  /// The first suite is run with one subject, the second with both steps or the defect.
  private static func run(
    _ names: String..., tests: [RecordedTest] = [], trouble: String? = nil
  ) -> TrialPackage.Run {
    let suite = plan.suites.first { $0.subjects.contains { $0.name == names[0] } }
    return TrialPackage.Run(
      suite: suite?.name ?? "", subjects: suite?.subjects.filter { names.contains($0.name) } ?? [],
      tests: tests, trouble: trouble)
  }

  private static func steps(_ test: RecordedTest) -> TrialPackage.Run {
    run("step1", "step2", tests: [test])
  }

  private static func broken(_ number: Int) -> String {
    "the Step\(number) does not pass: It holds in Desk.swift"
  }

  @Test(
    "What does not do what it has to is told, each for itself",
    arguments: [
      (run("with", tests: [test("Lamp.swift", on: ".with")]), []),
      (
        run(
          "plain",
          tests: [
            test("Lamp.swift", on: "plain", failing: "plain, 2"), test("Other.swift", on: "plain"),
          ]), []
      ),
      (run("defect", tests: [test("Desk.swift", on: "defect", failing: "defect, 2")]), []),
      (steps(test("Desk.swift", on: "step1", "step2")), []),
      (steps(test("Desk.swift", on: "step1", "step2", failing: "step12")), []),
      (steps(test("Desk.swift", on: "step1", "step2", failing: "step1, 2")), [broken(1)]),
      (steps(test("Desk.swift", on: "step1", "step2", failing: ".step2")), [broken(2)]),
      // With no arguments it speaks against all, and so does one that came to no end.
      (steps(test("Desk.swift", on: "step1", "step2", failing: "")), [broken(1), broken(2)]),
      (steps(test("Desk.swift", on: "step1", "step2", ended: false)), [broken(1), broken(2)]),
      (
        steps(test("Desk.swift", on: "step1", "2")),
        ["the Step2: no test of SignInTrialTests ran against it."]
      ),
      (run("defect"), ["SignInTrialTests has no test that ran."]),
      (
        run(
          "plain",
          tests: [
            test("Other.swift", on: "plain", failing: "plain"), test("Lamp.swift", on: "plain"),
          ]),
        ["lamp: the Plain passes without the change: It holds in Lamp.swift"]
      ),
      (
        run("plain", tests: [test("Other.swift", on: "plain", failing: "plain")]),
        ["lamp: no test of Lamp.swift ran."]
      ),
      (
        run("defect", tests: [test("Other.swift", on: "defect", failing: "defect")]),
        ["the Defect: no test finds the defect that has to break: It holds in Desk.swift"]
      ),
    ] as [(TrialPackage.Run, [String])])
  func runs(run: TrialPackage.Run, problems: [String]) {
    #expect(TrialVerdict(TrialPackage.Report(runs: [run]), of: Self.plan).problems == problems)
  }

  @Test("What does not build or comes to no end is told, and no more is expected of it")
  func trouble() {
    let report = TrialPackage.Report(
      notBuilt: ["SignInStep2": "Ship.swift:3: no lamp", "SignInLampTests": "wrong"],
      runs: [Self.run("step1", trouble: "the tests ended early, in: It ends")],
      trouble: "no such package")
    #expect(
      TrialVerdict(report, of: Self.plan).problems == [
        "SignInLampTests does not build: wrong", "the Step2 does not build: Ship.swift:3: no lamp",
        "The trials came to no end: no such package",
        "the Step1: the tests ended early, in: It ends",
      ])
  }

  @Test("Errors are told apart by module, and what has one is left out of the plan")
  func faults() {
    let errors = [
      ("Sources/SignInStep1/My Rules/Ship.swift", 3, "wrong"),
      ("Sources/SignInStep1/Ship.swift", 4, "worse"),
      ("/me/SignInStep2/Tests/SignInLampTests/ATests.swift", 1, "no lamp"),
      ("/me/Sources/SpaceGame/Ship.swift", 1, "the book's own"),
    ].map { path, line, words in
      CompilerError(place: SourcePlace(path: path, line: line), column: 1, message: words, text: "")
    }
    let faults = [
      "SignInStep1": "My Rules/Ship.swift:3: wrong; Ship.swift:4: worse",
      "SignInLampTests": "ATests.swift:1: no lamp",
    ]
    #expect(TrialPackage.faults(in: errors, plan: Self.plan) == faults)
    func left(without names: Set<String>) -> [String] {
      let plan = Self.plan.leavingOut(names)
      return plan.suites.map(\.name) + plan.modules.map(\.name)
    }
    #expect(
      left(without: Set(faults.keys)) == ["SignInTrialTests", "SignInDefect", "SignInStep2"])
    #expect(
      left(without: ["SignInWith", "SignInPlain", "SignInDefect", "SignInStep2"])
        == ["SignInTrialTests", "SignInStep1"])
    #expect(
      Self.plan.suites[1].groups.map { $0.map(\.name) } == [["step1", "step2"], ["defect"]])
  }
}

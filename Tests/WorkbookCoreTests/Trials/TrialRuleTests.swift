import Testing

@testable import WorkbookCore

/// How runs are judged, with results that nobody had to build.
@Suite("What the trials of steps and requests find")
struct TrialRuleTests {
  private let lesson = Catalogue.lessons[5]

  /// Two steps and a request, with the suites that a lesson's trial has.
  private var plan: TrialPlan {
    let modules = [
      "Step1", "Step2", "PlainBefore", "PlainAfter", "WithLampBefore", "WithLampAfter",
    ]
    let sides = modules.map { TrialSide.Side(name: $0.lowercased(), module: "SignIn\($0)") }
    func suite(_ name: String, _ sides: [TrialSide.Side]) -> TrialPlan.Suite {
      .init(name: name, lesson: lesson, files: SourceTree(), side: "", sides: sides)
    }
    return TrialPlan(
      modules: modules.map { .init(name: "SignIn\($0)", title: "the \($0)", tree: SourceTree()) },
      suites: [
        suite("SignInLampTests", Array(sides[4...])),
        suite("SignInTrialTests", [sides[0], sides[1], sides[4], sides[5]]),
        suite("SignInPlainTests", Array(sides[2...3])),
      ])
  }

  private let wishes = [
    TrialWish(suite: "SignInPlainTests", requests: ["LampTests.swift": "Requests/lamp"])
  ]

  private func result(
    _ suite: String, _ file: String, failing arguments: [String] = [], mark: TestMark? = nil,
    calls: [String]? = nil
  ) -> TestResult {
    let sides = plan.suites.first { $0.name == suite }?.sides ?? []
    return TestResult(
      sentence: "It holds in \(file)", part: .behaviour, suite: nil,
      location: .init(fileID: "\(suite)/\(file)", path: nil, line: 1), marks: [:],
      mark: mark ?? (arguments.isEmpty ? .passed : .failed),
      failures: arguments.map { TestFailure(arguments: $0, messages: [], location: nil) },
      calls: calls ?? sides.map { "\($0.name), 2" })
  }

  /// All is well: the behaviours pass, and the new tests with the change only.
  private var results: [TestResult] {
    [
      result("SignInTrialTests", "DeskTests.swift"),
      result("SignInLampTests", "LampTests.swift"),
      result("SignInPlainTests", "LampTests.swift", failing: ["plainbefore", ".plainafter, 2"]),
    ]
  }

  private func problems(
    _ results: [TestResult]? = nil, notBuilt: [String: String] = [:], trouble: String? = nil
  ) -> [String] {
    let results = results ?? self.results
    let runs = plan.leavingOut(Set(notBuilt.keys)).suites.map { suite in
      TrialRun.Outcome(
        suite: suite.name, sides: suite.sides,
        results: results.filter { $0.location.fileID.hasPrefix("\(suite.name)/") })
    }
    return TrialRule.problems(
      in: .init(notBuilt: notBuilt, runs: trouble == nil ? runs : [], trouble: trouble),
      plan: plan, wishes: wishes)
  }

  @Test("Nothing where each does what it has to")
  func fine() {
    #expect(problems() == [])
  }

  @Test("A step that does not build, or has a warning, is told with the compiler's words")
  func notBuilt() {
    let words = "Ship.swift:3:7: error: variable 'a' was never used"
    #expect(problems(notBuilt: ["SignInStep2": words]) == ["the Step2 does not build: \(words)"])
  }

  @Test("Tests that do not build are told, and no more is expected of them")
  func suiteNotBuilt() {
    let found = problems(
      Array(results.prefix(1)) + results.suffix(1), notBuilt: ["SignInLampTests": "no such thing"])
    #expect(found == ["SignInLampTests does not build: no such thing"])
  }

  @Test("Of a request of which no side builds, no tests are missed")
  func noSide() {
    let words = ["SignInWithLampAfter": "wrong", "SignInWithLampBefore": "wrong"]
    #expect(
      problems(Array(results.prefix(1)) + results.suffix(1), notBuilt: words) == [
        "the WithLampAfter does not build: wrong", "the WithLampBefore does not build: wrong",
      ])
  }

  @Test("A step and a change that break a behaviour are told, each for itself")
  func broken() {
    let result = result(
      "SignInTrialTests", "DeskTests.swift", failing: ["step1", "withlampafter, 2"])
    #expect(
      problems([result] + results.dropFirst()) == [
        "the Step1 does not pass: It holds in DeskTests.swift",
        "the WithLampAfter does not pass: It holds in DeskTests.swift",
      ])
  }

  @Test("A failure that belongs to no side speaks against all of them")
  func noArguments() {
    let result = result("SignInLampTests", "LampTests.swift", failing: [""])
    #expect(
      problems([results[0], result, results[2]]) == [
        "the WithLampBefore does not pass: It holds in LampTests.swift",
        "the WithLampAfter does not pass: It holds in LampTests.swift",
      ])
  }

  @Test(
    "A test that did not run or crashed passes nothing",
    arguments: [TestMark.notRun, .crashed, .skipped])
  func marks(mark: TestMark) {
    let result = result("SignInTrialTests", "DeskTests.swift", mark: mark)
    #expect(
      problems([result] + results.dropFirst()) == [
        "SignInTrialTests/DeskTests.swift does not pass: It holds in DeskTests.swift"
      ])
  }

  @Test("A known issue is no failure")
  func known() {
    let result = result("SignInTrialTests", "DeskTests.swift", mark: .known)
    #expect(problems([result] + results.dropFirst()) == [])
  }

  @Test("A request whose tests pass on a side without the change is told")
  func passesWithout() {
    let result = result("SignInPlainTests", "LampTests.swift", failing: ["plainbefore"])
    #expect(
      problems(results.dropLast() + [result]) == [
        "Requests/lamp: the PlainAfter passes without the change: It holds in LampTests.swift"
      ])
    let passing = self.result("SignInPlainTests", "LampTests.swift")
    #expect(problems(results.dropLast() + [passing]).count == 2)
  }

  @Test("Tests of which none ran are told, but where the run came to no end")
  func silent() {
    #expect(
      problems([]) == [
        "SignInLampTests has no test that ran.", "SignInTrialTests has no test that ran.",
        "SignInPlainTests has no test that ran.",
      ])
    #expect(
      problems([], trouble: "no such package") == ["The trials came to no end: no such package"])
  }

  @Test("A side that no test was called with is told, whatever passed")
  func untried() {
    let steps = result(
      "SignInTrialTests", "DeskTests.swift", calls: ["step1", ".withlampafter, 2"])
    let none = result("SignInLampTests", "LampTests.swift", calls: ["2, 3", "withlampbefore2"])
    #expect(
      problems([none, steps, results[2]]) == [
        "the WithLampBefore: no test of SignInLampTests ran against it.",
        "the WithLampAfter: no test of SignInLampTests ran against it.",
        "the Step2: no test of SignInTrialTests ran against it.",
        "the WithLampBefore: no test of SignInTrialTests ran against it.",
      ])
  }

  @Test("A run that got nowhere is told with its sides, and no more is expected of it")
  func stuck() {
    let sides = plan.suites[0].sides
    let run = TrialRun.Outcome(
      suite: "SignInLampTests", sides: sides, trouble: "the tests ended early, in: It ends")
    #expect(
      TrialRule.problems(in: .init(runs: [run]), plan: plan, wishes: wishes) == [
        "the WithLampBefore, the WithLampAfter: the tests ended early, in: It ends"
      ])
  }

  @Test("Sides run in their groups, in the order of the plan")
  func groups() {
    let sides = [("a", "x"), ("b", "y"), ("c", "x")].map {
      TrialSide.Side(name: $0.0, module: $0.0, group: $0.1)
    }
    let suite = TrialPlan.Suite(
      name: "SomeTests", lesson: lesson, files: SourceTree(), side: "", sides: sides)
    #expect(suite.groups.map { $0.map(\.name) } == [["a", "c"], ["b"]])
  }

  @Test("A request of which no test ran without the change is told")
  func noTests() {
    let other = result("SignInPlainTests", "OtherTests.swift", failing: ["plainbefore"])
    #expect(
      problems(results.dropLast() + [other])
        == ["Requests/lamp has no test that ran without the change."])
  }

  @Test("Errors are told apart by module, wherever the book lies, each once")
  func faults() {
    let printed = """
      [3/7] Compiling SignInStep1 Ship.swift
      /me/Sources/Tests/b/.build/trials/Sources/SignInStep1/My Rules/Ship.swift:3:7: error: wrong
      /me/Sources/Tests/b/.build/trials/Sources/SignInStep1/My Rules/Ship.swift:3:7: error: wrong
      /me/Sources/Tests/b/.build/trials/Sources/SignInStep1/Ship.swift:4:1: error: worse
      /me/Sources/Tests/b/.build/trials/Sources/SignInStep2/Ship.swift:4:1: warning: not so bad
      /me/Sources/Tests/b/.build/trials/Tests/SignInLampTests/ATests.swift:1:1: error: no lamp
      /me/Sources/Tests/b/Sources/SpaceGame/Ship.swift:1:1: error: the book's own
      error: fatalError

      """
    #expect(
      TrialPackage.faults(in: printed, plan: plan) == [
        "SignInStep1": "My Rules/Ship.swift:3:7: error: wrong; Ship.swift:4:1: error: worse",
        "SignInLampTests": "ATests.swift:1:1: error: no lamp",
      ])
  }

  @Test("What does not build is left out of the plan, with the suites that have nothing left")
  func leavingOut() {
    let plan = plan.leavingOut(["SignInStep1", "SignInPlainAfter", "SignInPlainBefore"])
    #expect(
      plan.modules.map(\.name) == ["SignInStep2", "SignInWithLampBefore", "SignInWithLampAfter"])
    #expect(plan.suites.map(\.name) == ["SignInLampTests", "SignInTrialTests"])
    #expect(plan.suites[1].sides.map(\.name) == ["step2", "withlampbefore", "withlampafter"])
    #expect(self.plan.leavingOut(["SignInLampTests"]).suites.count == 2)
  }
}

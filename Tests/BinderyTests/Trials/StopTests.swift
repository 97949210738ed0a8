import Book
import Foundation
import TestSupport
import Testing
import Text

@testable import Bindery
@testable import Toolchain

/// A lesson of three steps and a slip, with results that no build produced.
@Suite("Slips that a step stops")
struct StopTests {
  private static let lesson = ScratchBook.lesson
  private static let folder = "\(Slip.folder(of: lesson))/1-lives"
  private static let steps = ["let a = 1\n", "let a = 2\n", "let a = 3\n", "let a = 4\n"]
  private let book: ScratchBook
  private let trial: LessonTrial

  /// The slip is typed at the end of a long file; the steps change the beginning.
  private static func ship(_ step: Int, slip: String = "") -> SourceTree {
    let middle = (1...9).map { "let b\($0) = \($0)\n" }.joined()
    return SourceTree(["Ship.swift": steps[step] + middle + slip])
  }

  /// A patch that removes every line and adds the new lines.
  private static func patch(_ old: SourceTree, _ new: SourceTree, on side: Side) -> String {
    let file = "\(lesson.sources(side))/Ship.swift"
    func lines(_ tree: SourceTree, _ sign: String) -> [String] {
      (tree["Ship.swift"] ?? "").lines.dropLast().map { sign + $0 }
    }
    let (left, right) = (lines(old, "-"), lines(new, "+"))
    return
      (["diff --git a/\(file) b/\(file)", "--- a/\(file)", "+++ b/\(file)"]
      + ["@@ -1,\(left.count) +1,\(right.count) @@"] + left + right + [""]).joined(separator: "\n")
  }

  private static func trial(stoppedBy step: String, in book: ScratchBook) throws -> LessonTrial {
    try book.write("\(folder)/Slip.md", "# Two\n\n> Why.\n\n- About: It\n- Stopped by: \(step)\n")
    return try LessonTrial(of: lesson, in: book.workbook)
  }

  init() throws {
    book = try ScratchBook([:])
    for side in Side.allCases {
      let plain = Self.ship(side == .before ? 0 : 3)
      for (path, text) in plain.inside(Self.lesson.sources(side)).files {
        try book.write(path, text)
      }
      let typed = Self.ship(side == .before ? 0 : 3, slip: "let c = 1\n")
      try book.write("\(Self.folder)/\(side.folder).diff", Self.patch(plain, typed, on: side))
    }
    for number in 1...3 {
      let patch = Self.patch(Self.ship(number - 1), Self.ship(number), on: .before)
      try book.write(
        "\(Step.folder(of: Self.lesson))/0\(number)-count.diff",
        "Subject: [PATCH] Rename: count\n\nOn.\n---\n" + patch)
    }
    try book.write("\(Self.lesson.tests)/Side.swift", "")
    trial = try Self.trial(stoppedBy: "step 2", in: book)
  }

  /// A letter for each outcome of the slip: in the *before* version, after each step, and in the
  /// *after* version.
  private static func results(_ ends: String) -> [TrialVersion.ID: TrialResult] {
    let ids: [TrialVersion.ID] = [
      .init(kind: .slip(1), side: .before), .init(kind: .carriedSlip(1, step: 1), side: .before),
      .init(kind: .carriedSlip(1, step: 2), side: .before), .init(kind: .slip(1), side: .after),
    ]
    return Dictionary(uniqueKeysWithValues: zip(ids, ends.map(result)))
  }

  private static func result(_ end: Character) -> TrialResult {
    switch end {
    case "b": TrialResult(runs: [TrialResult.Run(trouble: "it traps")])
    case "h": TrialResult(runs: [TrialResult.Run(tests: [test("It holds")])])
    // The slip breaks the behaviours that it is about, or unrelated ones too.
    case "o": TrialResult(runs: [TrialResult.Run(tests: [test("It", hasEnded: false)])])
    case "u":
      TrialResult(runs: [TrialResult.Run(tests: ["It", "More"].map { test($0, hasEnded: false) })])
    default: TrialResult(error: "A.swift:1: no")
    }
  }

  private static func test(_ sentence: String, hasEnded: Bool = true) -> RecordedTest {
    var test = RecordedTest(
      id: sentence, sentence: sentence, suite: nil, fileID: "Tests/A.swift",
      place: SourcePlace(path: "A.swift", line: 1), isParameterized: false, cases: [])
    (test.outcome.hasStarted, test.outcome.hasEnded) = (true, hasEnded)
    return test
  }

  @Test("A slip is carried to the code after each step but the last")
  func carried() {
    let slips = trial.versions.filter { $0.id.name.contains("AfterStep") }
    #expect(slips.map(\.id.name) == ["slip1AfterStep1Before", "slip1AfterStep2Before"])
    #expect(slips.map(\.tree) == [1, 2].map { Self.ship($0, slip: "let c = 1\n") })
    #expect(slips.allSatisfy { !$0.id.kind.isSound })
  }

  @Test("After a step for which the slip has a patch, that patch is used")
  func ownPatch() throws {
    let (plain, typed) = (Self.ship(2), Self.ship(2, slip: "let d = 1\n"))
    try book.write("\(Self.folder)/AfterStep2.diff", Self.patch(plain, typed, on: .before))
    let carried = try Self.trial(stoppedBy: "step 2", in: book).carried
    #expect(carried.map(\.step) == [1, 2])
    #expect(carried.map(\.tree) == [Self.ship(1, slip: "let c = 1\n"), typed])
  }

  @Test("A slip that cannot be written in the before version need not be noticed there")
  func inexpressible() throws {
    let words = "# Two\n\n> Why.\n\n- About: It\n"
    let problem = "\(Self.folder)/Before.diff: nothing catches it."
    for (line, isTold) in [("", true), ("- Cannot be expressed in: before\n", false)] {
      try book.write("\(Self.folder)/Slip.md", words + line)
      let trial = try LessonTrial(of: Self.lesson, in: book.workbook)
      #expect(trial.problems(in: Self.results("hrrr")).contains(problem) == isTold)
    }
  }

  @Test(
    "A slip breaks behaviours until its stopping step, and then has the after version's outcome",
    arguments: [
      ("bbrr", []), ("bbhh", []), ("brrr", ["1 steps it does not compile"]),
      ("bhrr", ["1 steps it breaks nothing"]), ("bbbr", ["2 steps it breaks unrelated behaviours"]),
      ("bbrh", ["2 steps it does not compile"]), ("rbrr", ["0 steps it does not compile"]),
      ("bbrb", ["2 steps it does not compile", "3 steps it breaks unrelated behaviours"]),
      ("uuoo", []), ("uuhh", []), ("oorr", []), ("oohh", []),
      ("uooo", ["1 steps it breaks related behaviours"]),
      ("uuro", ["2 steps it does not compile"]),
      ("oouu", [2, 3].map { "\($0) steps it breaks unrelated behaviours" }),
    ])
  func ends(ends: String, problems: [String]) {
    let said = "\(Self.folder)/Slip.md says that step 2 stops it, but after "
    let results = Self.results(ends)
    #expect(trial.stopProblems(in: results) == problems.map { "\(said)\($0)." })
    let all = trial.problems(in: results).filter { $0.hasPrefix(said) }
    #expect(all == problems.map { "\(said)\($0)." }, "among all problems of the trial")
  }

  @Test("The list of steps says which step stops the slip, and its outcome from there on")
  func listed() throws {
    let steps = try Step.all(of: Self.lesson, in: book.workbook)
    let slips = try Slip.all(of: Self.lesson, in: book.workbook)
    let ends = [
      ("A.swift:1: no", [], "does not compile"), (nil, [], "breaks nothing"),
      (nil, ["It"], "breaks only related behaviours"),
    ]
    for (error, broken, end) in ends {
      let outcome = LessonEvidence.SlipOutcome(error: error, broken: broken, unrelated: [])
      let evidence = LessonEvidence(
        lesson: "", digest: "", requests: [],
        slips: [.init(title: "Two", outcome: Sides(before: outcome, after: outcome))], stages: [])
      let lines = steps.pageLines(stopping: slips, evidence)
      let said: [Bool] = lines.map { $0.contains("From this step on") }
      #expect(said == [false, true, false])
      #expect(lines[1].hasSuffix(" **From this step on, the mistake “Two” \(end).**"))
    }
  }

  /// The slip in the *after* version as a separate module instead of an edit.
  private func besides(_ stop: Int) throws -> LessonTrial {
    try FileManager.default.removeItem(
      at: book.workbook.root.appendingPathComponent("\(Self.folder)/After.diff"))
    try book.write("\(Self.folder)/AfterGuest.swift", "import \(Self.lesson.name)After\n")
    return try Self.trial(stoppedBy: "step \(stop)", in: book)
  }

  @Test(
    "A slip's separate module is first tried at the last step at which it must not compile")
  func beside() throws {
    let trial = try besides(2)
    let slips = trial.versions.filter { $0.id.name.contains("Step") && !$0.id.kind.isSound }
    let names = ["slip1AfterStep1Before", "slip1BesideStep1Before", "slip1BesideStep2Before"]
    #expect(slips.map(\.id.name) == names)
    #expect(slips.map(\.tree) == [Self.ship(1, slip: "let c = 1\n"), Self.ship(1), Self.ship(2)])
    let imports = slips.dropFirst().map { "import \($0.module)\n" }
    #expect(slips.dropFirst().map { $0.guest["AfterGuest.swift"] } == imports)
    let after = trial.versions.first { $0.id == .init(kind: .slip(1), side: .after) }
    #expect(after?.tree == Self.ship(3) && after?.seam == "\(after?.module ?? "")Guest")
    let first = try Self.trial(stoppedBy: "step 1", in: book).versions.map(\.id.name)
    #expect(first.contains("slip1BesideStep0Before") && !first.contains("slip1AfterStep1Before"))
  }

  @Test(
    "A slip's separate module compiles from the stopping step on, and breaks nothing",
    arguments: [
      ("bbrhh", []), ("bbhhh", ["1 steps its module breaks nothing"]),
      ("bbbhh", ["1 steps its module breaks unrelated behaviours"]),
      ("bbrrh", ["2 steps its module does not compile"]),
      ("bbrhb", ["3 steps its module breaks unrelated behaviours"]),
      ("bhrhh", ["1 steps it breaks nothing"]), ("hbrhh", ["0 steps it breaks nothing"]),
    ])
  func besideEnds(ends: String, problems: [String]) throws {
    let trial = try besides(2)
    let ids: [TrialVersion.ID] = [
      .init(kind: .slip(1), side: .before), .init(kind: .carriedSlip(1, step: 1), side: .before),
      .init(kind: .besideStep(1, step: 1), side: .before),
      .init(kind: .besideStep(1, step: 2), side: .before), .init(kind: .slip(1), side: .after),
    ]
    let results = Dictionary(uniqueKeysWithValues: zip(ids, ends.map(Self.result)))
    let said = "\(Self.folder)/Slip.md says that step 2 stops it, but after "
    #expect(trial.stopProblems(in: results) == problems.map { "\(said)\($0)." })
  }

  @Test("A slip that git cannot carry to its step, and a step that does not exist, are reported")
  func unknown() throws {
    // The slip is typed where every step changes the code.
    let typed = Self.ship(0).mapping { $0.replacing("let a = 1", with: "let a = 7") }
    try book.write(
      "\(Self.folder)/Before.diff", Self.patch(Self.ship(0), typed, on: .before))
    let results = Self.results("bbrr")
    func problems(_ step: String) throws -> [String] {
      try Self.trial(stoppedBy: step, in: book).stopProblems(in: results)
    }
    let name = "\(Self.folder)/Slip.md: "
    func conflict(_ step: Int, _ stop: Int) -> String {
      "\(name)git cannot carry Before.diff to the code after step \(step), so nothing shows that step "
        + "\(stop) stops it."
    }
    #expect(try problems("step 2") == [conflict(1, 2), conflict(2, 2)])
    #expect(try problems("step 1") == [conflict(1, 1)])
    #expect(try problems("step 3") == [conflict(2, 3)])
    #expect(try problems("step 4") == ["\(name)there is no step 4."])
    #expect(try problems("step 0") == ["\(name)there is no step 0."])
  }
}

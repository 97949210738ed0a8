import BookContents
import Foundation
import TestSupport
import Testing
import Toolchain

@testable import WorkbookCommands

@Suite("The commands for authors")
final class AuthorTests {
  private let reader: SmallReader
  private var small: SmallBook { reader.small }
  private let lesson = "Lessons/01-Doors"

  init() async throws {
    reader = try SmallReader()
    // The note of a first build lets the next builds run ahead of the clock.
    _ = await reader.type("start 1")
    _ = await reader.type("check 1")
  }
  deinit { reader.small.remove() }

  /// What a command prints on one line after an edit, which is then taken back.
  private func answer(
    to line: String, after path: String, _ old: String, _ new: String
  ) async throws -> String {
    let text = try small.text(path)
    try small.edit(path, old, new)
    let answer = await reader.type(line)
    try small.write(text, to: path)
    return answer.text.replacing("\n", with: " ")
  }

  /// Adds a change that is used with the module of another.
  private func addPane() throws {
    let module = "func looks() -> Bool { true }\nfunc shines() -> Bool { true }\n"
    for (name, text) in [
      ("Change.md", "# A pane\n\n> It shines.\n\n- Kind: expected\n- Beside: window\n"),
      ("PaneTests.swift", "@Test(\"A pane shines\") func shines() {}  // wants shines\n"),
      ("BeforeOther.swift", module), ("AfterOther.swift", module),
    ] { try small.write(text, to: "Lessons/01-Doors/Changes/3-pane/\(name)") }
  }

  @Test("A lesson is measured only when it has changed, and its page and commands show the results")
  func measure() async throws {
    try addPane()
    let changed = "Lesson 1 Single doors has changed since it was measured.\n"
    let check = await reader.type("author measure 1 --check")
    #expect(check.status == 1 && check.text == changed)
    let measured = await reader.type("author measure 1")
    #expect(measured.status == 0 && measured.text == "Lesson 1 Single doors is measured.\n")
    let evidence = try Evidence(of: Book(at: small.root).lessons[0])
    let cheap = "0 lines edited, 1 added, 1 file"
    let alone = "0 lines edited, 1 added, 0 files"
    #expect(
      evidence.changes.map { change in Version.allCases.map { change.figures[$0]?.words } }
        == [[cheap, cheap, cheap], [alone, alone, alone], [cheap, cheap, cheap]])
    #expect(evidence.changes.map(\.isExpected) == [true, false, true])
    #expect(evidence.changes.map(\.name) == ["1-bell", "2-window", "3-pane"])
    let stuck = Evidence.Outcome.compiles(broken: ["A door opens"])
    let refused = Evidence.Outcome.refused(words: "Door.swift:7: cannot find 'BROKEN' in scope")
    let quiet = Evidence.Outcome.compiles(broken: [], shipped: ["A bell rings"])
    let nobody = Evidence.Outcome.compiles(broken: [])
    let absent = Evidence.Outcome.doesNotArise(reason: "no reason. Its author can spell there.")
    #expect(
      evidence.mistakes.map { mistake in Version.allCases.map { mistake.outcomes[$0] } }
        == [[stuck, stuck, stuck], [refused, refused, absent], [quiet, quiet, nobody]])
    let again = await reader.type("author measure 1")
    #expect(again.status == 0 && again.text == "")
    // Edits, and whether the measurement depends on them.
    let edits = [
      ("\(lesson)/Hints.md", "?", "!", false), ("\(lesson)/README.md", "?", "!", false),
      ("\(lesson)/Mistakes/1-stuck/Mistake.md", "A lock; A door opens", "A lock", true),
      ("\(lesson)/Changes/1-bell/Change.md", "Kind: expected", "Kind: rare", true),
      ("\(lesson)/Changes/3-pane/Change.md", "window", "bell", true),
      ("\(lesson)/Changes/3-pane/Change.md", "It shines.", "It glitters.", false),
      ("\(lesson)/Steps/01-give-the-lock-a-type.diff", "Locks get", "Locks have", false),
      ("\(lesson)/Steps/01-give-the-lock-a-type.diff", "What locks", "What shuts", true),
      ("Sources/\(lesson)/After/Lock.swift", "2 > 1", "3 > 1", true),
      ("Sources/SpaceGame/Opening.swift", "Opening", "Closing", true),
      ("Tests/\(lesson)/DoorTests.swift", "wants", "asks", true),
      ("Tests/\(lesson)/Proof.swift", "old", "new", false),
    ]
    try small.write("// old\n", to: "Tests/\(lesson)/Proof.swift")
    for (path, old, new, isMeasured) in edits {
      let answer = try await answer(to: "author measure 1 --check", after: path, old, new)
      #expect(answer.isEmpty != isMeasured, "\(path): \(new)")
    }
    let page = await reader.type("mistake 1 1").text
    #expect(page.contains("- before: 1 test: “A door opens”.\n- fix: 1 test:"))
    let word = await reader.type("mistake 1 2").text
    #expect(word.contains("- before: The compiler refuses it: Door.swift:7: cannot"))
    let bell = await reader.type("mistake 1 3").text
    #expect(bell.contains("shipped with it: “A bell rings”.\n- after: Nobody catches it."))
    let costs = await reader.type("change 1 bell").text.replacing("\n", with: " ")
    #expect(costs.contains("It costs our versions \(cheap) (before); \(cheap) (fix); "))
    // The pages.
    let stale = await reader.type("author pages --check")
    #expect(
      stale.status == 1
        && stale.text.replacing("\n", with: " ")
          == "Lessons/01-Doors/README.md is not up to date: `scripts/workbook author pages` fills it. "
    )
    let filled = await reader.type("author pages")
    #expect(filled.status == 0 && filled.text == "Lessons/01-Doors/README.md is filled.\n")
    #expect(
      try small.text("Lessons/01-Doors/README.md").contains("func opens() -> Bool { true }\n```"))
    #expect(await reader.type("author pages --check").status == 0)
    try small.write("<!-- code: none.swift -->\n```\n```\n", to: "README.md")
    let broken = await reader.type("author pages --check")
    #expect(broken.status == 1 && broken.text.hasPrefix("none.swift cannot be used"))
  }

  @Test(
    "Measuring refuses a version that is not green, and a change whose tests pass without it"
  )
  func surprises() async throws {
    try addPane()
    func expect(_ words: String, after name: String, _ old: String, _ new: String) async throws {
      let answer = try await answer(to: "author measure 1", after: name, old, new)
      #expect(answer.hasPrefix(words))
    }
    let door = "Sources/\(lesson)/After/Door.swift"
    let wrong = "is not as it should be:"
    try await expect(
      "In lesson 1, after \(wrong) A door opens", after: door, "{ true }", "{ false }")
    try await expect(
      "In lesson 1, after \(wrong) Katas/01-Doors/", after: door, "{ true }",
      "{ true /* unused */ }")
    let bell = "\(lesson)/Changes/1-bell/BellTests.swift"
    try await expect(
      "Change 1 on before: its tests pass even without the change.", after: bell, "wants rings",
      "wants opens")
    try await expect(
      "In lesson 1, before with change 1 \(wrong) A bell rings", after: bell, "wants rings",
      "wants singing")
    try await expect(
      "In lesson 1, step 2 \(wrong) Katas/01-Doors/",
      after: "\(lesson)/Steps/02-drop-the-old-way.diff", "let lock = Lock()", "let unused = 1")
    try await expect(
      "In lesson 1, before with change 3 \(wrong) A window looks",
      after: "\(lesson)/Changes/3-pane/BeforeOther.swift", "func looks", "func peeks")
  }

  @Test("Verify finds missing parts of a lesson and edits that do not fit")
  func verify() async throws {
    let right = await reader.type("author verify 1")
    #expect(right.status == 0 && right.text == "")
    let all = await reader.type("author verify")
    let shelves = all.text.replacing("\n", with: " ")
    #expect(all.status == 1)
    for problem in [
      "the last step does not lead to the after version.", "it has fewer than four hints.",
      "its page asks no question under “Your kata”.", "it has fewer than two edits in Changes.",
      "it has fewer than two edits in Mistakes.",
      "`request` in Lesson.json names none of its changes.",
      "it has no cures.",
    ] { #expect(shelves.contains("Lesson 2 Shelves: \(problem)"), "\(shelves)") }
    func expect(_ problem: String, after name: String, _ old: String, _ new: String) async throws {
      let answer = try await answer(to: "author verify 1", after: "\(lesson)/\(name)", old, new)
      #expect(answer.hasPrefix("Lesson 1 Single doors: \(problem)"))
    }
    let page = "Changes/1-bell/Change.md"
    try await expect(
      "Changes/1-bell has no line “Because”.", after: page, "- Because", "- Reason")
    try await expect("Changes/1-bell has no story.", after: page, "> ", "")
    try await expect(
      "Mistakes/1-stuck has no line “About”.", after: "Mistakes/1-stuck/Mistake.md", "- About",
      "- Of"
    )
    try await expect(
      "Mistakes/2-broken has no patch for after.", after: "Mistakes/2-broken/Mistake.md",
      "in after",
      "in ship")
    try await expect(
      "Changes/1-bell on after: ", after: "Changes/1-bell/After.diff", "public init() {}",
      "init() {}")
    try small.write("# Late\n", to: "\(lesson)/Changes/9-late/Change.md")
    let late = await reader.type("author verify 1").text
    for problem in ["has the wrong number.", "has no tests."] {
      #expect(late.contains("Changes/9-late \(problem)"), "\(late)")
    }
  }

  // MARK: - Partners

  /// Lets a guild build on the doors.
  private func addGuild() throws {
    try addPane()
    try small.edit("\(lesson)/Lesson.json", "\"request\": \"bell\"", "\"request\": \"pane\"")
    try small.edit(
      "\(lesson)/Lesson.json", "\"cures\": {\"lines\": [\"ours\"], \"columns\": []}",
      """
      "partners": {"before": {"guild": "Guild()", "all": "Guild()"}, "after": {"all": "Guild()"}},
      "cures": {
        "lines": ["one", "both", "ours"],
        "columns": [
          {"head": "failing tests", "of": ["request", "behaviours", "BesideTests.swift"]},
          {
            "head": "beside", "of": ["BesideTests.swift"], "told": true, "tells": "beside",
            "passed": "holds", "failed": "ignored"
          },
          {
            "head": "release", "of": ["ReleaseTests.swift"], "release": true, "told": true,
            "passed": "holds", "failed": "ignored"
          },
          {"head": "needs the keys", "reaches": "Keys", "passed": "no", "failed": "yes"},
          {"head": "needs the game", "reaches": "SpaceGame", "passed": "no", "failed": "yes"},
          {"head": "guild", "compiles": "Guild.swift", "passed": "compiles", "failed": "refused"},
          {"head": "club", "compiles": "Club.swift", "passed": "compiles", "failed": "refused"}
        ]
      }
      """)
    let files = [
      "Sources/\(lesson)/Partners/Before/Guild/Guild.swift":
        "import DoorsBefore\n\nstruct Guild: Opening {\n  func knocks() -> Bool { true }\n}\n",
      "Sources/\(lesson)/Partners/After/Guild/Guild.swift":
        "import DoorsAfter\n\nstruct Guild: Opening {\n  func knocks() -> Bool { true }\n}\n",
      "Tests/\(lesson)/Partners/GuildTests.swift":
        "@Suite(\"A guild\")\n  @Test(\"A guild knocks\") func knocks() {}  // wants knocks\n",
      "\(lesson)/Mistakes/4-silent/Mistake.md": """
      # A silent guild

      > It forgets to knock.

      - About: A guild
      - Does not arise in after: no place. Nobody is silent there.
      """,
      "\(lesson)/Mistakes/4-silent/BeforeOther.swift":
        "import DoorsBefore\n// snippet: guild\n// BROKEN\nstruct Guild: Opening {}\n",
      "\(lesson)/Mistakes/4-silent/BeforeNextOther.swift":
        "import DoorsBefore\nstruct Guild: Opening {}\n",
      "\(lesson)/Cures/BesideTests.swift":
        "@Suite(\"Beside\")\n  @Test(\"A club sings\") func sings() {}  // wants sings\n",
      "\(lesson)/Cures/ReleaseTests.swift":
        "@Suite(\"Release\")\n  @Test(\"A lock sticks\") func sticks() {}  // wants sticks\n",
      "\(lesson)/Cures/2-club/Cure.md":
        "# A club\n\n- On: before\n- Alone: Guild()\n- All: Guild()\n- Module: Guild.swift\n",
      "\(lesson)/Cures/2-club/Guild.swift":
        "import Before\nstruct Guild {\n  func shines() -> Bool { true }\n}\n",
      "\(lesson)/Cures/2-club/Club.swift": "struct Club {}\n",
      "\(lesson)/Cures/3-keys/Cure.md": """
      # Keys

      - Alone: Guild()
      - All: Guild()
      - Module: Guild.swift
      - Refused: BROKEN
      """,
      "\(lesson)/Cures/3-keys/Aid.swift": "// BROKEN\n",
      "\(lesson)/Cures/3-keys/Guild.swift": "import Locks\n// BROKEN\nstruct Guild {}\n",
      "\(lesson)/Cures/4-word/Cure.md":
        "# A word\n\n- On: before\n- Alone: Door()\n- All: Door()\n- Refused by our release: BROKEN\n",
      "\(lesson)/Cures/4-word/Release.diff": try small.text(
        "\(lesson)/Mistakes/2-broken/Before.diff"),
      "Sources/Locks/Lock.swift": "public import struct Keys.Key\n",
    ]
    for (path, text) in files { try small.write(text, to: path) }
  }

  @Test(
    "A mistake is counted by whose tests catch it; a cure by both teams' lines and the rules that hold"
  )
  func partners() async throws {
    try addGuild()
    #expect(await reader.type("author measure 1").text == "Lesson 1 Single doors is measured.\n")
    let evidence = try Evidence(of: Book(at: small.root).lessons[0])
    let (stuck, quiet, silent) = (
      evidence.mistakes[0].outcomes, evidence.mistakes[2].outcomes, evidence.mistakes[3].outcomes
    )
    // Our test of our door; the partners would see the same test fail on theirs.
    #expect(
      stuck[.after] == .compiles(broken: ["A door opens"], onTheirs: ["A door opens"]))
    #expect(quiet[.before] == .compiles(broken: [], shipped: ["A bell rings"]))
    #expect(quiet[.before]?.words == "1 test shipped with it")
    #expect(
      silent[.before]
        == .refused(
          words: "Other.swift:2: cannot find 'BROKEN' in scope",
          next: .compiles(broken: [], theirs: ["A guild knocks"])))
    #expect(silent[.fix]?.words == "the compiler, then 1 test of theirs")
    #expect(silent[.after] == .doesNotArise(reason: "no place. Nobody is silent there."))
    let cures = Dictionary(uniqueKeysWithValues: evidence.cures.map { ($0.name, $0.cells) })
    #expect(
      cures["2-club"] == [
        "3 / 4 / 5", "1 of ours", "ignored, their tests tell", "ignored, nobody tells them", "no",
        "yes", "compiles", "compiles",
      ])
    #expect(
      cures["3-keys"] == [
        "1 / 1 / 8", "does not compile", "the compiler tells", "the compiler tells", "yes", "no",
        "refused", "compiles",
      ])
    #expect(
      cures["4-word"] == [
        "0 / 0 / 5", "1 of theirs, 1 of ours", "ignored, their tests tell", "the compiler tells",
        "no", "no", "compiles", "compiles",
      ])
    // What partners bring is measured, too.
    let guild = "Tests/\(lesson)/Partners/GuildTests.swift"
    for (path, word) in [
      ("Sources/\(lesson)/Partners/After/Guild/Guild.swift", "knocks"), (guild, "knocks"),
      ("\(lesson)/Cures/2-club/Club.swift", "Club"), ("\(lesson)/Cures/2-club/Cure.md", "A club"),
    ] {
      let answer = try await answer(to: "author measure 1 --check", after: path, word, "bows")
      #expect(!answer.isEmpty, "\(path)")
    }
    let answer = try await answer(
      to: "author measure 1", after: guild, "wants knocks", "wants bows")
    #expect(
      answer.hasPrefix(
        "In lesson 1, before with its partners is not as it should be: A guild knocks"))
    // A cure that is refused for another reason or not at all, or breaks our door, is a fault of its
    // author.
    func expectSurprise(_ cure: String) async {
      await #expect(throws: Measurement.Surprise.self) {
        let lesson = try Book(at: small.root).lessons[0]
        try await Child.$programs.withValue(small.programs.path) {
          try await CureMeasurement(Edit.named(cure, .cure, of: lesson), in: Measurement(lesson))
            .row()
        }
      }
    }
    let sticking = try small.text("\(lesson)/Mistakes/1-stuck/Before.diff")
    for (cure, file, text) in [
      ("keys", "3-keys/Cure.md", "# Keys\n\n- Refused: Locks\n"),
      ("keys", "3-keys/Cure.md", "# Keys\n"), ("club", "2-club/Ours.diff", sticking),
    ] {
      try small.write(text, to: "\(lesson)/Cures/\(file)")
      await expectSurprise(cure)
    }
    try small.refuseBuilds("no room")
    await expectSurprise("word")
  }
}

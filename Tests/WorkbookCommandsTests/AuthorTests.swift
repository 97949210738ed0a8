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

  init() async throws {
    reader = try SmallReader()
    // The note of a first build lets the next builds run ahead of the clock.
    _ = await reader.type("start 1")
    _ = await reader.type("check 1")
  }
  deinit { reader.small.remove() }

  @Test("A lesson is measured only when it has changed, and its page and commands show the results")
  func measure() async throws {
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
        == [[cheap, cheap, cheap], [alone, alone, alone]])
    #expect(evidence.changes.map(\.isExpected) == [true, false])
    #expect(evidence.changes.map(\.name) == ["1-bell", "2-window"])
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
    // Files, and whether the measurement depends on them.
    let table: [(String, Bool)] = [
      ("Lessons/01-Doors/Hints.md", false), ("Lessons/01-Doors/README.md", false),
      ("Lessons/01-Doors/Steps.md", false), ("Lessons/01-Doors/Mistakes/1-stuck/Mistake.md", false),
      ("Sources/Lessons/01-Doors/After/Lock.swift", true),
      ("Sources/SpaceGame/Opening.swift", true),
      ("Tests/Lessons/01-Doors/DoorTests.swift", true),
      ("Tests/Lessons/01-Doors/Proof.swift", false),
    ]
    for (path, isMeasured) in table {
      let former = try? small.text(path)
      try small.write("\(former ?? "")// new\n", to: path)
      let answer = await reader.type("author measure 1 --check")
      #expect(answer.text == (isMeasured ? changed : ""), "\(path)")
      try small.write(former ?? "", to: path)
    }
    let mistake = "Lessons/01-Doors/Mistakes/1-stuck/Mistake.md"
    try small.edit(mistake, "A lock; A door opens", "A lock")
    #expect(await reader.type("author measure 1 --check").text == changed)
    try small.edit(mistake, "- About: A lock", "- About: A lock; A door opens")
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
    let after = "Sources/Lessons/01-Doors/After/Door.swift"
    let table: [(String, String, String, String)] = [
      (after, "{ true }", "{ false }", "after of lesson 1 is not green: A door opens"),
      (
        after, "{ true }", "{ true /* unused */ }",
        "after of lesson 1 is not green: Katas/01-Doors/"
      ),
      (
        "Lessons/01-Doors/Changes/1-bell/BellTests.swift", "wants rings", "wants opens",
        "Change 1 on before: its tests pass even without the change."
      ),
      (
        "Lessons/01-Doors/Changes/1-bell/BellTests.swift", "wants rings", "wants singing",
        "before with change 1 of lesson 1 fails: A bell rings"
      ),
      (
        "Lessons/01-Doors/Steps/02-drop-the-old-way.diff", "let lock = Lock()", "let unused = 1",
        "step 2 of lesson 1 is not green: Katas/01-Doors/"
      ),
    ]
    for (path, old, new, sentence) in table {
      try small.edit(path, old, new)
      let answer = await reader.type("author measure 1")
      #expect(answer.status == 1 && answer.text.hasPrefix(sentence), "\(answer.text)")
      try small.edit(path, new, old)
    }
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
    let changes = "Lessons/01-Doors/Changes"
    let page = "\(changes)/1-bell/Change.md"
    let table: [(String, String, String, String)] = [
      (page, "- Because", "- Reason", "Changes/1-bell has no line “Because”."),
      (page, "> ", "", "Changes/1-bell has no story."),
      (
        "Lessons/01-Doors/Mistakes/1-stuck/Mistake.md", "- About", "- Of",
        "Mistakes/1-stuck has no line “About”."
      ),
      (
        "Lessons/01-Doors/Mistakes/2-broken/Mistake.md", "in after", "in ship",
        "Mistakes/2-broken has no patch for after."
      ),
      (
        "\(changes)/1-bell/After.diff", "public init() {}", "init() {}", "Changes/1-bell on after: "
      ),
    ]
    for (path, old, new, problem) in table {
      let text = try small.text(path)
      try small.edit(path, old, new)
      let answer = await reader.type("author verify 1")
      #expect(answer.status == 1)
      #expect(
        answer.text.replacing("\n", with: " ").hasPrefix("Lesson 1 Single doors: \(problem)"),
        "\(answer.text)")
      try small.write(text, to: path)
    }
  }

  // MARK: - Partners

  /// Lets a guild build on the doors.
  private func addGuild() throws {
    try small.edit(
      "Lessons/01-Doors/Lesson.json", "\"cures\": {\"lines\": [\"ours\"], \"columns\": []}",
      """
      "partners": {"before": {"guild": "Guild()", "all": "Guild()"}, "after": {"all": "Guild()"}},
      "cures": {
        "lines": ["one", "both", "ours"],
        "columns": [
          {"head": "failing tests", "of": ["request", "behaviours"]},
          {"head": "beside", "of": ["BesideTests.swift"], "passed": "holds", "failed": "ignored"},
          {
            "head": "release", "of": ["ReleaseTests.swift"], "release": true, "told": true,
            "passed": "holds", "failed": "ignored"
          },
          {"head": "needs the keys", "reaches": "Keys", "passed": "no", "failed": "yes"},
          {"head": "guild", "compiles": "Guild.swift", "passed": "compiles", "failed": "refused"},
          {"head": "club", "compiles": "Club.swift", "passed": "compiles", "failed": "refused"}
        ]
      }
      """)
    let lesson = "Lessons/01-Doors"
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
        "import DoorsBefore\n// BROKEN\nstruct Guild: Opening {}\n",
      "\(lesson)/Mistakes/4-silent/BeforeNextOther.swift":
        "import DoorsBefore\nstruct Guild: Opening {}\n",
      "\(lesson)/Cures/BesideTests.swift":
        "@Suite(\"Beside\")\n  @Test(\"A club sings\") func sings() {}  // wants sings\n",
      "\(lesson)/Cures/ReleaseTests.swift":
        "@Suite(\"Release\")\n  @Test(\"A lock sticks\") func sticks() {}  // wants sticks\n",
      "\(lesson)/Cures/2-club/Cure.md":
        "# A club\n\n- On: before\n- Alone: Guild()\n- All: Guild()\n- Module: Guild.swift\n",
      "\(lesson)/Cures/2-club/Guild.swift":
        "import DoorsBefore\nstruct Guild {\n  func rings() -> Bool { true }\n}\n",
      "\(lesson)/Cures/2-club/Club.swift": "struct Club {}\n",
      "\(lesson)/Cures/3-keys/Cure.md": """
      # Keys

      - On: before
      - Alone: Guild()
      - All: Guild()
      - Module: Guild.swift
      - Refused: BROKEN
      """,
      "\(lesson)/Cures/3-keys/Guild.swift": "import Locks\n// BROKEN\nstruct Guild {}\n",
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
      stuck[.after]
        == .compiles(
          broken: ["A door opens"], onTheirs: ["A door opens"]))
    #expect(
      quiet[.before]
        == .compiles(broken: [], shipped: ["A bell rings"]))
    #expect(quiet[.before]?.words == "1 test shipped with it")
    #expect(
      silent[.before]
        == .refused(
          words: "Other.swift:2: cannot find 'BROKEN' in scope",
          next: .compiles(broken: [], theirs: ["A guild knocks"])))
    #expect(silent[.fix]?.words == "the compiler, then 1 test of theirs")
    #expect(silent[.after] == .doesNotArise(reason: "no place. Nobody is silent there."))
    try #require(evidence.cures.count == 3)
    let (cure, refused) = (evidence.cures[1], evidence.cures[2])
    #expect(
      cure.cells == [
        "3 / 4 / 5", "none", "ignored", "ignored, nobody tells them", "no", "compiles", "compiles",
      ])
    #expect(
      refused.cells
        == [
          "1 / 1 / 5", "does not compile", "does not compile", "the compiler tells", "yes",
          "refused",
          "compiles",
        ])
    // What partners bring is measured, too.
    for path in [
      "Sources/Lessons/01-Doors/Partners/After/Guild/Guild.swift",
      "Tests/Lessons/01-Doors/Partners/GuildTests.swift",
      "Lessons/01-Doors/Cures/2-club/Club.swift",
    ] {
      let former = try small.text(path)
      try small.write("\(former)// new\n", to: path)
      #expect(await reader.type("author measure 1 --check").status == 1, "\(path)")
      try small.write(former, to: path)
    }
    // A cure that is refused for another reason, or not at all, is a fault of its author.
    for field in ["- Refused: Locks", ""] {
      try small.edit("Lessons/01-Doors/Cures/3-keys/Cure.md", "- Refused: BROKEN", field)
      let lesson = try Book(at: small.root).lessons[0]
      let cure = try Edit.named("3", .cure, of: lesson)
      await #expect(throws: Measurement.Surprise.self) {
        try await CureMeasurement(cure, in: Measurement(lesson)).row()
      }
      if !field.isEmpty {
        try small.edit("Lessons/01-Doors/Cures/3-keys/Cure.md", field, "- Refused: BROKEN")
      }
    }
    try small.edit(
      "Tests/Lessons/01-Doors/Partners/GuildTests.swift", "wants knocks", "wants bows")
    let answer = await reader.type("author measure 1")
    #expect(answer.text.hasPrefix("The partners on before are not green: A guild knocks"))
  }
}

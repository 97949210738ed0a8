import Book
import Foundation
import Run
import TestSupport
import Testing

@testable import Reader

@Suite("The commands for authors")
final class AuthorTests {
  private let reader: SmallReader
  private var small: SmallBook { reader.small }

  init() throws { reader = try SmallReader() }
  deinit { reader.small.remove() }

  @Test("A lesson is measured only when it has changed, and its page and commands show the results")
  func measure() async throws {
    _ = await reader.type("start 1")
    _ = await reader.type("check 1")
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
    let stuck = Evidence.Outcome.compiles(broken: ["A door opens"], unrelated: [])
    let refused = Evidence.Outcome.refused(words: "Door.swift:7: cannot find 'BROKEN' in scope")
    let quiet = Evidence.Outcome.compiles(broken: ["A bell rings"], unrelated: ["A bell rings"])
    let nobody = Evidence.Outcome.compiles(broken: [], unrelated: [])
    #expect(
      evidence.mistakes.map { mistake in Version.allCases.map { mistake.outcomes[$0] } }
        == [[stuck, stuck, stuck], [refused, refused, .cannotBeWritten], [quiet, quiet, nobody]])
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
    #expect(word.contains("- before: The compiler refuses it: `Door.swift:7: cannot"))
    let bell = await reader.type("mistake 1 3").text
    #expect(bell.contains("“A bell rings” (unrelated).\n- after: Nobody catches it."))
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
    "A version that is not green is not measured, and neither is a change whose tests pass without it"
  )
  func surprises() async throws {
    _ = await reader.type("start 1")
    _ = await reader.type("check 1")
    let after = "Sources/Lessons/01-Doors/After/Door.swift"
    let table: [(String, String, String, String)] = [
      (after, "{ true }", "{ false }", "after of lesson 1 is not green: A door opens"),
      (
        after, "{ true }", "{ true /* unused */ }",
        "after of lesson 1 is not green: Katas/01-Doors/"
      ),
      (
        "Lessons/01-Doors/Changes/1-bell/BellTests.swift", "wants rings", "wants opens",
        "Change 1 on before: its tests pass without it."
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
        "Lessons/01-Doors/Mistakes/2-broken/Mistake.md", "in: after", "in: ship",
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
}

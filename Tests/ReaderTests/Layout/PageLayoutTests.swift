import Testing
import Text

@testable import Reader

@Suite("A page in a terminal")
struct PageLayoutTests {
  private func plain(_ text: String, width: Int = 40) -> String {
    text.isEmpty ? "" : laidOut(text, width: width, usesColor: false)
  }

  private func laidOut(_ text: String, width: Int = 40, usesColor: Bool) -> String {
    let lines = PageLayout.lines(
      of: text, folder: "Lessons/02-OpenClosed", width: width, usesColor: usesColor)
    return StyledText.text(lines, usesColor: usesColor)
  }

  private static let blocks: [(String, Int, String)] = [
    ("# One\n## Two\n### Three", 40, "One\n═══\n\nTwo\n───\n\nThree\n"),
    ("# One two three", 8, "One two\nthree\n═══════\n"),
    ("- one two three\n- b\n  - c", 14, "• one two\n  three\n• b\n  • c\n"),
    ("9. nine\n10. ten", 40, " 9. nine\n10. ten\n"),
    ("- a\n\n  b\n- c", 40, "• a\n\n  b\n\n• c\n"),
    ("```swift\nlet a = 1\n\nb\n```", 40, "  let a = 1\n\n  b\n"),
    ("a\n\n```\n```\n\nb", 40, "a\n\nb\n"),
    ("```swift\nlet a = b + c\n```", 13, "  let a = b +\n    ↪ c\n"),
    // Commands are for copying as a whole.
    ("```sh\nswift run workbook\n```", 10, "  swift run workbook\n"),
    ("```mermaid\nclassDiagram\nA *-- B\n```", 40, "  A is a type.\n  B is a type.\n  A has B.\n"),
    ("```mermaid\npie\n```", 40, "  pie\n"), ("<!-- -->", 40, ""),
  ]

  /// A link shows its target from the root of the book, unless its text or a command does.
  private static let links: [(String, String)] = [
    ("[one](../01-X/README.md#top)", "one (Lessons/01-X/README.md)"),
    ("[here](#before) [x](/y) [m](mailto:a@b)", "here x (/y) m (mailto:a@b)"),
    ("[out](../../../x.md) [.](./y.md)", "out (../x.md) . (Lessons/02-OpenClosed/y.md)"),
    ("[`Sources/A.swift`](../../Sources/A.swift)", "`Sources/A.swift`"),
    ("([Ship.swift](../../Sources/Game/Ship.swift))", "(Sources/Game/Ship.swift)"),
    ("[Game/](../../Sources/Game/)", "Sources/Game"),
    ("[one](#x) [*A*.swift](../../A/A.swift)", "one *A/A.swift*"),
    // Part of a name does not count as the name, and an address on the web is not a path.
    ("[A.swift](../../Sources/MyA.swift)", "A.swift (Sources/MyA.swift)"),
    ("[solid](https://a.org/solid)", "solid (https://a.org/solid)"),
    ("[one](Steps/01-one.diff). Why", "one. Why"),
    ("[two](Requests/two/Request.md)", "two"),
    ("[one](../01-X/Steps/1.diff)", "one (Lessons/01-X/Steps/1.diff)"),
  ]

  private static let table = """
    | kind | lives | where |
    |---|---:|:---:|
    | `ship` | 3 | 日本 |
    | mine | 10 | everywhere in the arena |
    """
  private static let headings = """
    | side | files touched | lines added |
    |---|---:|---:|
    | after | 3 | 10 |
    """

  private static let wordy = """
    | change | edited before | files after |
    |---|---:|---:|
    | A forgotten lobby falls asleep | 0 | 1 |
    | A break is not made up for | 10 | 2 |
    """

  /// Columns are as wide as their text needs; if they cannot fit, each row becomes running text.
  private static let tables: [(String, Int, String)] = [
    (
      table, 60,
      """
      kind    lives           where
      ──────  ─────  ───────────────────────
      `ship`      3           日本
      mine       10  everywhere in the arena
      """
    ),
    (
      table, 28,
      """
      kind    lives      where
      ──────  ─────  ─────────────
      `ship`      3      日本
      mine       10  everywhere in
                       the arena
      """
    ),
    (
      table, 22,
      """
      kind: `ship`
      lives: 3
      where: 日本

      kind: mine
      lives: 10
      where: everywhere in
      the arena
      """
    ),
    // A column with more text gets more room.
    (
      wordy, 40,
      """
      change                     edited  files
                                 before  after
      ─────────────────────────  ──────  ─────
      A forgotten lobby falls         0      1
      asleep
      A break is not made up         10      2
      for
      """
    ),
    // No column of words is narrower than eight, and no heading is broken inside a word.
    (
      "| k | v |\n|---|---|\n| ab cd ef | one two three four |", 18,
      """
      k         v
      ────────  ────────
      ab cd ef  one two
                three
                four
      """
    ),
    (
      headings, 21,
      """
      side     files  lines
             touched  added
      ─────  ───────  ─────
      after        3     10
      """
    ),
    (headings, 20, "side: after\nfiles touched: 3\nlines added: 10"),
  ]

  @Test(
    "The blocks of a page are set one below the other, and wrapped if too long",
    arguments: blocks + links.map { ($0, 70, $1 + "\n") } + tables.map { ($0, $1, $2 + "\n") })
  func layout(text: String, width: Int, expected: String) {
    #expect(plain(text, width: width) == expected)
  }

  @Test(
    "Styles mark what stands out; without colours, Markdown's own marks stay",
    arguments: [
      ("*a* **b** `c`", "*a* **b** `c`", [(0, .italic), (2, .bold), (4, .cyan)]),
      ("**a `b` c** d", "**a `b` c** d", [(0, .bold), (1, .bold + .cyan), (2, .bold)]),
      ("### A *b*", "A b", [(0, .bold), (1, .bold + .italic)]),
      ("```swift\nlet a: Int\n```", "  let a: Int", [(1, .magenta), (3, .cyan)]),
      ("```text\nlet a: Int\n```", "  let a: Int", [(0, .plain)]),
      ("```diff\n+ a\n```", "  + a", [(1, .green)]),
      ("```diff\n- a\n```", "  - a", [(1, .red)]),
      ("```diff\n  a\n```", "    a", [(0, .plain)]),
      ("[one](https://a.org)", "one (https://a.org)", [(0, .underlined), (1, .dim)]),
    ] as [(String, String, [(Int, Style)])])
  func styles(text: String, expected: String, runs: [(Int, Style)]) {
    #expect(plain(text) == expected + "\n")
    let line = PageLayout.lines(of: text, folder: "", width: 40)[0].merged
    #expect(runs.map { line[$0.0].style } == runs.map(\.1))
  }

  @Test("Prose is between 16 and 88 columns wide, but code may be wider")
  func widths() {
    let words = String(repeating: "word ", count: 60)
    let code = String(repeating: "x", count: 119)
    let widths = plain("\(words)\n\n```\n\(code)\n```", width: 120)
      .split(separator: "\n").map { TextWidth.columns(of: String($0)) }
    #expect(widths == [84, 84, 84, 44, 120, 7])
    let lines = Layout(width: 9).flow("one two three at one two three for")
    #expect(lines.map(\.text) == ["one two three at", "one two three", "for"])
  }

  @Test("A page numbers its questions and answers them at its end, after other folded parts")
  func questions() {
    let text = """
      <details><summary>The figures</summary>

      They are low.

      </details>

      ## Check
      <details><summary>Why not one two three four five six seven?</summary>

      - Because.

      </details>
      <details><summary>How?</summary>one two three four five six seven eighty nine</details>

      ## More
      <details><summary>Who?</summary>Me.</details>
      """
    let expected = """
      The figures: at the end of the page.

      Check
      ─────

      1. Why not one two three four five six
         seven?

      2. How?

      The answers are at the end of the page.

      More
      ────

      3. Who?

      The answers are at the end of the page.

      The figures
      ───────────

      They are low.

      Answers
      ───────

      1. Why not one two three four five six
         seven?
         • Because.

      2. How?
         one two three four five six seven
         eighty nine

      3. Who?
         Me.

      """
    #expect(plain(text) == expected)
    #expect(laidOut(text, usesColor: true).contains("\u{1B}[0;1m1. Why not"))
  }
}

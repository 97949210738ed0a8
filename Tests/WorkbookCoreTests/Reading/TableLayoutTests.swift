import Testing

@testable import WorkbookCore

@Suite("A table in a terminal")
struct TableLayoutTests {
  private func plain(_ text: String, width: Int) -> String {
    PageRenderer(width: width, ink: Ink(isOn: false), folder: "").text(of: text)
  }

  static let table = """
    | kind | lives | where |
    |---|---:|:---:|
    | `ship` | 3 | 日本 |
    | mine | 10 | everywhere in the arena |
    """

  @Test("Columns are as wide as they must be, and aligned")
  func wide() {
    let expected = """
      kind    lives           where
      ──────  ─────  ───────────────────────
      `ship`      3           日本
      mine       10  everywhere in the arena

      """
    #expect(plain(Self.table, width: 60) == expected)
  }

  @Test("Where the screen is narrow the widest column is wrapped")
  func wrapped() {
    let expected = """
      kind    lives      where
      ──────  ─────  ─────────────
      `ship`      3      日本
      mine       10  everywhere in
                       the arena

      """
    #expect(plain(Self.table, width: 28) == expected)
  }

  @Test("No column is made narrower than eight")
  func narrowest() {
    #expect(
      plain(Self.table, width: 23).hasPrefix("kind    lives   where\n──────  ─────  ────────\n"))
    #expect(plain(Self.table, width: 22).hasPrefix("kind: `ship`\n"))
  }

  @Test("Where only a heading is long it is wrapped between its words")
  func wrappedHeading() {
    let text = """
      | side | files touched | declarations changed |
      |---|---:|---:|
      | after | 3 | 10 |
      """
    let expected = """
      side     files  declarations
             touched       changed
      ─────  ───────  ────────────
      after        3            10

      """
    #expect(plain(text, width: 28) == expected)
    #expect(plain(text, width: 27).hasPrefix("side: after\nfiles touched: 3\n"))
  }

  @Test("Where columns cannot fit each row is told on its own")
  func records() {
    let expected = """
      kind: `ship`
      lives: 3
      where: 日本

      kind: mine
      lives: 10
      where: everywhere in
      the arena

      """
    #expect(plain(Self.table, width: 20) == expected)
  }
}

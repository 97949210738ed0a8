import Terminal
import Testing

@testable import Reader

@Suite("A table in a terminal")
struct TableLayoutTests {
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

  @Test(
    "Columns are aligned and as wide as they must be, and told row by row where they cannot fit",
    arguments: [
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
      // No column of words is narrower than eight, and no heading is cut inside of a word.
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
    ])
  func columns(table: String, width: Int, expected: String) {
    let lines = PageLayout.lines(of: table, folder: "", width: width, usesColor: false)
    #expect(StyledText.text(lines, usesColor: false) == expected + "\n")
  }
}

import Testing

@testable import WorkbookCore

@Suite("A diff in two columns")
struct SideBySideTests {
  private func rows(_ lines: [DiffLine], width: Int = 45) -> [String] {
    let ink = Ink(isOn: false)
    return SideBySide(files: [], ink: ink, width: width)
      .rows(of: .init(place: "", lines: lines)).map { ink.paint($0) }
  }

  @Test("What was removed stands beside what was added in its place")
  func pairs() {
    let lines = [
      DiffLine("a", .removed), DiffLine("b", .movedAway), DiffLine("c", .added),
      DiffLine("d", .removed), DiffLine("e", .none), DiffLine("f", .movedHere),
    ]
    #expect(
      rows(lines) == [
        "- a                   │ + c",
        "< b                   │",
        "- d                   │",
        "  e                   │   e",
        "                      │ > f",
      ])
  }

  @Test("A line that is too long goes on in the next row, and nothing is lost")
  func wrapping() {
    #expect(
      rows([DiffLine("let reach = ship.reach + 1", .removed), DiffLine("short", .added)]) == [
        "- let reach =         │ + short",
        "  ship.reach + 1      │",
      ])
    #expect(SideBySide.pieces(of: "abcdefghij", columns: 4) == ["abcd", "efgh", "ij"])
    #expect(SideBySide.pieces(of: "a bcdefghi", columns: 6) == ["a bcde", "fghi"])
    #expect(SideBySide.pieces(of: "abcd efg", columns: 6) == ["abcd ", "efg"])
    #expect(SideBySide.pieces(of: "", columns: 4) == [""])
  }

  @Test("Wide characters take two columns")
  func wide() {
    #expect(
      rows([DiffLine("한글🚀", .removed), DiffLine("é", .added)]) == ["- 한글🚀              │ + é"])
    #expect(SideBySide.pieces(of: "한글한", columns: 5) == ["한글", "한"])
  }

  @Test("The columns follow the terminal's width", arguments: [(120, 58), (81, 39), (30, 20)])
  func columns(width: Int, columns: Int) {
    #expect(SideBySide(files: [], ink: Ink(isOn: false), width: width).columns == columns)
  }

  @Test("Stretches of a file are parted, files by an empty line")
  func parts() {
    let hunk = FileDifference.Hunk(place: "", lines: [DiffLine("a", .added)])
    let files = [
      FileDifference(before: nil, after: "After/A.swift", hunks: [hunk, hunk]),
      FileDifference(before: "Before/B.swift", after: nil, hunks: []),
    ]
    let expected = """
      (not before)          │ After/A.swift
      ──────────────────────┼──────────────────────
                            │ + a
      ┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┊┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄
                            │ + a

      Before/B.swift        │ (not after)
      ──────────────────────┼──────────────────────

      """
    #expect(SideBySide(files: files, ink: Ink(isOn: false), width: 45).text == expected)
  }
}

import Foundation
import PlayerRoster
import Testing

@Suite("A painted row")
struct RowPaintingTests {
  private typealias Writing = RecordingSurface.Writing

  @Test("A player has a star, the nickname, the best score and the day", arguments: Side.allCases)
  func player(side: Side) throws {
    let anna = try Player.named("Anna", id: 1, bestScore: 950, lastVisit: .sample)
    #expect(
      side.table(player: anna).painting(of: 1) == [
        Writing(text: " ★ ", columns: 0..<3, line: 0),
        Writing(text: "Anna", columns: 3..<57, line: 0),
        Writing(text: "950 ", columns: 57..<67, line: 0, alignment: .trailing),
        Writing(text: "2026-11-21 ", columns: 67..<80, line: 0, alignment: .trailing),
      ])
  }

  @Test(
    "The own player is called you, in a tint of their own; a score of nothing is a dash",
    arguments: Side.allCases)
  func own(side: Side) throws {
    let paintings = try [0, 1].map { score in
      side.table(player: try .named("Anna", id: 1, bestScore: score), isOwn: true).painting(of: 1)
    }
    #expect(
      paintings.map { $0.map(\.text) }
        == [[" ★ ", "Anna (you)", "– ", "– "], [" ★ ", "Anna (you)", "1 ", "– "]])
    #expect(paintings.joined().allSatisfy { $0.tint == .own })
  }

  @Test("A heading stands over its columns, with a rule below", arguments: Side.allCases)
  func heading(side: Side) throws {
    let rule = Writing(
      text: String(repeating: "─", count: 80), columns: 0..<80, line: 1, tint: .accent)
    let table = side.table(
      timeline: [TimelineEntry("Ben", .left)], players: [try .named("Anna", id: 1)])
    #expect(
      table.painting(of: 0) == [
        Writing(text: "", columns: 0..<3, line: 0, tint: .accent),
        Writing(text: "News", columns: 3..<57, line: 0, tint: .accent),
        rule,
      ])
    #expect(
      table.painting(of: 2) == [
        Writing(text: "", columns: 0..<3, line: 0, tint: .accent),
        Writing(text: "Players: 1", columns: 3..<57, line: 0, tint: .accent),
        Writing(
          text: "best ", columns: 57..<67, line: 0, alignment: .trailing, tint: .accent),
        Writing(
          text: "last visit ", columns: 67..<80, line: 0, alignment: .trailing, tint: .accent),
        rule,
      ])
  }

  @Test("News follows a dot, up to the edge", arguments: Side.allCases)
  func news(side: Side) {
    let table = side.table(timeline: [TimelineEntry("Ben", .left)])
    #expect(
      table.painting(of: 1) == [
        Writing(text: " · ", columns: 0..<3, line: 0, tint: .quiet),
        Writing(text: "Ben left.", columns: 3..<80, line: 0, tint: .quiet),
      ])
  }

  @Test("A notice has no mark, and a warning one on its first line", arguments: Side.allCases)
  func notice(side: Side) {
    let text = String(repeating: "x", count: 77)
    for (isWarning, mark, tint) in [(false, "", Tint.accent), (true, " ! ", .warning)] {
      #expect(
        side.table(notice: text, isWarning: isWarning).painting(of: 0) == [
          Writing(text: mark, columns: 0..<3, line: 0, tint: tint),
          Writing(text: "\(text.dropLast())", columns: 3..<80, line: 0, tint: tint),
          Writing(text: "", columns: 0..<3, line: 1, tint: tint),
          Writing(text: "x", columns: 3..<80, line: 1, tint: tint),
        ])
    }
  }

  @Test(
    "The hint takes two lines, below a heading that names no columns", arguments: Side.allCases)
  func hint(side: Side) {
    #expect(side.table().painting(of: 0).map(\.text).dropLast() == ["", "Players: 0"])
    #expect(
      side.table().painting(of: 1) == [
        Writing(text: "", columns: 0..<3, line: 0, tint: .quiet),
        Writing(text: "There are no players to show.", columns: 3..<80, line: 0, tint: .quiet),
        Writing(text: "", columns: 0..<3, line: 1, tint: .quiet),
        Writing(
          text: "Whoever signs in is put on the roster.", columns: 3..<80, line: 1, tint: .quiet),
      ])
  }

  @Test(
    "The columns follow the surface, without the day where it is narrow",
    arguments: Side.allCases,
    [
      (40, [0..<3, 3..<30, 30..<40]),
      (59, [0..<3, 3..<49, 49..<59]),
      (60, [0..<3, 3..<37, 37..<47, 47..<60]),
      (99, [0..<3, 3..<76, 76..<86, 86..<99]),
      (100, [0..<3, 3..<77, 77..<87, 87..<100]),
      // A line that is too long for the eye helps nobody.
      (101, [0..<3, 3..<77, 77..<87, 87..<100]),
      (200, [0..<3, 3..<77, 77..<87, 87..<100]),
      // No screen is that narrow, yet nothing breaks.
      (14, [0..<3, 3..<4, 4..<14]),
      (13, [0..<3, 3..<13]),
      (2, [0..<2]),
      (0, []),
      (-1, []),
    ] as [(Int, [Range<Int>])])
  func columns(side: Side, expected: (columns: Int, ranges: [Range<Int>])) throws {
    let table = side.table(player: try .named("Anna", id: 1))
    #expect(
      table.painting(of: 1, columns: expected.columns).map(\.columns) == expected.ranges)
  }

  @Test(
    "No line of news or of a player has a gap or is written over, whatever the width",
    arguments: Side.allCases, [3, 4, 13, 14, 40, 59, 60, 80, 100, 200])
  func gapless(side: Side, columns: Int) throws {
    let table = side.tables.table(of: try .full())
    for row in table.rows where table.height(of: row) == 1 {
      let written = table.painting(of: row, columns: columns).flatMap { Array($0.columns) }
      #expect(written == Array(0..<min(columns, 100)), "row \(row)")
    }
  }

  @Test("A rule is as wide as its table", arguments: Side.allCases, [0, 40, 100, 200])
  func rule(side: Side, columns: Int) {
    let rule = side.table().painting(of: 0, columns: columns).last
    #expect(rule?.text == (columns > 0 ? String(repeating: "─", count: min(columns, 100)) : nil))
  }

  @Test(
    "A row is painted from its line on, also from one above the surface",
    arguments: Side.allCases, [-2, 0, 5])
  func line(side: Side, line: Int) throws {
    let table = side.tables.table(of: try .full())
    for row in table.rows {
      let there = table.painting(of: row, at: line)
      #expect(there.map(\.line) == table.painting(of: row).map { $0.line + line })
    }
  }

  @Test("All of a row is selected, or nothing", arguments: Side.allCases, [true, false])
  func selected(side: Side, isSelected: Bool) throws {
    for table in [side.tables.table(of: try .full()), side.table()] {
      for row in table.rows {
        let painting = table.painting(of: row, isSelected: isSelected)
        #expect(painting.allSatisfy { $0.isSelected == isSelected })
        #expect(painting.allSatisfy { $0.tint == table.tint(of: row) })
        #expect(!painting.isEmpty)
      }
    }
  }
}

import Foundation
import PlayerVisit
import Testing

@Suite("A row's text and tint")
struct RowWordingTests {
  @Test(
    "A notice's text keeps its spaces, and a warning's text says that it is a warning",
    arguments: Side.allCases)
  func notices(side: Side) {
    let text = "In  /\(String(repeating: "x", count: 99))."
    for (isWarning, expected, tint) in [
      (false, text, Tint.accent), (true, "Warning: \(text)", .warning),
    ] {
      let table = side.table(notice: text, isWarning: isWarning)
      #expect(table.text(of: 0) == expected && table.tint(of: 0) == tint)
    }
  }

  @Test(
    "A player's text gives the best score if it is above zero, and the day of the last visit",
    arguments: Side.allCases)
  func player(side: Side) throws {
    func text(_ bestScore: Int, _ lastVisit: Date?) throws -> String {
      side.table(player: try .named("Anna", id: 1, bestScore: bestScore, lastVisit: lastVisit))
        .text(of: 1)
    }
    let texts = [try text(0, nil), try text(1, nil), try text(950, .sample)]
    #expect(
      texts == [
        "Anna: no score yet, no visit yet.", "Anna: best score 1, no visit yet.",
        "Anna: best score 950, last visit 2026-11-21.",
      ])
  }

  @Test("The day of a visit changes exactly at midnight UTC", arguments: Side.allCases)
  func days(side: Side) throws {
    func day(_ seconds: TimeInterval) throws -> String? {
      let visit = Date(timeIntervalSince1970: seconds)
      return side.table(player: try .named("Anna", id: 1, lastVisit: visit))
        .painting(of: 1).last?.text
    }
    let days = try [1_795_305_599, 1_795_305_600, -1, 0].map(day)
    #expect(days == ["2026-11-21 ", "2026-11-22 ", "1969-12-31 ", "1970-01-01 "])
  }
}

import Foundation
import PlayerRoster
import Testing
import VisitorAfter
import VisitorBefore

@Suite("Both sides of the visitor lesson")
struct SameTableTests {
  @Test("Draw one table of whatever the lobby has", arguments: 1...20 as ClosedRange<UInt64>)
  func same(seed: UInt64) throws {
    var dice = Dice(state: seed)
    let content = try dice.content()
    let before = Side.before.tables.table(of: content)
    let after = Side.after.tables.table(of: content)
    try #require(before.rowCount == after.rowCount)
    for row in before.rows {
      let (columns, line, isSelected) = (dice.roll(220), dice.roll(30) - 5, dice.roll(2) == 1)
      func facts(_ table: any LobbyTable) -> [String] {
        [
          "\(table.height(of: row)) \(table.tint(of: row)) \(table.text(of: row))",
          "\(String(describing: table.player(of: row)))",
        ]
          + table.painting(of: row, columns: columns, at: line, isSelected: isSelected)
          .map(\.description)
      }
      #expect(facts(before) == facts(after))
    }
  }
}

/// The same throws for the same seed.
private struct Dice {
  var state: UInt64

  /// A number from 0 up to but not including the sides.
  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % sides
  }

  mutating func content() throws -> LobbyContent {
    LobbyContent(
      notices: some(3) { Notice($0.words(), isWarning: $0.roll(2) == 1) },
      timeline: some(6) { dice in
        TimelineEntry(
          dice.nickname(),
          [.joined, .left, .renamed(from: dice.nickname()), .scored(dice.roll(5_000))][
            dice.roll(4)])
      },
      players: try some(6) { dice in
        Player(
          id: dice.roll(4), nickname: try Nickname(dice.nickname()),
          bestScore: dice.roll(3) * dice.roll(5_000),
          lastVisit: dice.roll(2) == 0
            ? nil : Date(timeIntervalSince1970: Double(dice.roll(2_000_000_000))))
      },
      own: own())
  }

  private mutating func own() -> Int? {
    let id = roll(5)
    return id == 4 ? nil : id
  }

  private mutating func nickname() -> String {
    let length = 1 + roll(20)
    return "A" + (1..<length).map { _ in ["a", "Z", "7", "한", "🚀", "ß"][roll(6)] }.joined()
  }

  private mutating func words() -> String {
    (0..<roll(40)).map { _ in String(repeating: ["x", "글"][roll(2)], count: 1 + roll(30)) }
      .joined(separator: " ")
  }

  private mutating func some<Element>(
    _ most: Int, _ make: (inout Dice) throws -> Element
  ) rethrows -> [Element] {
    var elements: [Element] = []
    for _ in 0..<roll(most + 1) { elements.append(try make(&self)) }
    return elements
  }
}

import Foundation
import PlayerVisit
import Testing

@Suite("How many have left")
struct WhoLeftTests {
  private let folder = RosterFolder()
  private let one = RosterLine([RosterLine.Run("1 player has left.")])

  @Test(
    "After a removal the list ends in a line that tells how many have left",
    arguments: Side.allCases)
  func line(side: Side) throws {
    let roster = try side.roster(in: folder.file, of: "Zoe", "Anna", "Bob", "Carl")
    let four = try roster.lines()
    #expect(four.map(\.text) == ["★ Anna", "★ Bob", "★ Carl", "★ Zoe"])
    try roster.remove("Anna")
    let three = try roster.lines()
    #expect(three == four.dropFirst() + [one])
    // Now the last to come is removed, and then the two who remain.
    try roster.remove("Carl")
    let two = try roster.lines()
    #expect(two.map(\.text) == ["★ Bob", "★ Zoe", "2 players have left."])
    try roster.remove("Bob")
    try roster.remove("Zoe")
    let nobody = (lines: try roster.lines(), players: try roster.players())
    #expect(nobody.lines.map(\.text) == ["4 players have left."])
    #expect(nobody.players == [])
  }

  @Test(
    "Players who left still count after any other change", arguments: Side.allCases)
  func countsOn(side: Side) throws {
    let roster = try side.roster(in: folder.file, of: "Anna", "Zoe")
    try roster.remove("Anna")
    try roster.add("Anna")
    try roster.welcome("Bob", at: Date(timeIntervalSince1970: 1_000_000))
    try roster.record(70, of: "Bob")
    try roster.rename("Zoe", to: "Zuzanna")
    #expect(throws: RosterError.unknownPlayer("Zoe")) { try roster.remove("Zoe") }
    let lines = try roster.lines()
    #expect(lines.map(\.text) == ["★ Anna", "★ Bob  70", "★ Zuzanna", "1 player has left."])
  }

  @Test(
    "Every program tells how many have left, even one that opens later", arguments: Side.allCases)
  func desks(side: Side) throws {
    let desk = try side.roster(in: folder.file, of: "Anna")
    let other = side.layers.openRoster(in: folder.file)
    let anna = try other.lines()
    #expect(anna.map(\.text) == ["★ Anna"])
    try desk.remove("Anna")
    let (seen, later) = (
      try other.lines(), try side.layers.openRoster(in: folder.file).lines()
    )
    #expect(seen == [one])
    #expect(later == [one])
  }
}

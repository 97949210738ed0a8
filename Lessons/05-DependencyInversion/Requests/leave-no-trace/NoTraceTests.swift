import Foundation
import PlayerRoster
import Testing

@Suite("A roster that leaves no trace")
struct NoTraceTests {
  private let folder = RosterFolder()
  private let nowhere = URL(fileURLWithPath: "/dev/null")

  @Test(
    "With /dev/null for a file, a player's score is found again while the arcade runs",
    arguments: Side.allCases)
  func lasts(side: Side) throws {
    let layers = side.layers
    let first = layers.openRoster(in: nowhere)
    let stamp = try first.stamp()
    try first.welcome("Anna", at: Date(timeIntervalSince1970: 1_000_000))
    try first.record(70, of: "anna")

    let second = layers.openRoster(in: nowhere)
    let lines = try second.lines()
    #expect(lines.map(\.text) == ["★ Anna  70"])
    let stamps = [try first.stamp(), try second.stamp()]
    #expect(stamps[0] == stamps[1])
    #expect(stamps[0] != stamp)
    #expect(throws: RosterError.taken("Anna")) { try second.add("ANNA") }
    let zoe = try second.add("Zoe")
    #expect(zoe.id == 2)
    let nicknames = try first.nicknames()
    #expect(nicknames == ["Anna", "Zoe"])
  }

  @Test("The next arcade knows none of the players", arguments: Side.allCases)
  func nextArcade(side: Side) throws {
    try side.layers.openRoster(in: nowhere).add("Anna")
    let next = side.layers.openRoster(in: nowhere)
    let players = try next.players()
    #expect(players == [])
    let anna = try next.add("Anna")
    #expect(anna.id == 1)
  }

  @Test("A roster in a file is kept as before, separate from /dev/null's", arguments: Side.allCases)
  func file(side: Side) throws {
    let layers = side.layers
    try layers.openRoster(in: folder.file).add("Zoe")
    try layers.openRoster(in: nowhere).add("Anna")
    let nobody = try layers.openRoster(in: nowhere).nicknames()
    #expect(nobody == ["Anna"])
    let kept = try layers.openRoster(in: folder.file).nicknames()
    #expect(kept == ["Zoe"])
    let next = try side.layers.openRoster(in: folder.file).nicknames()
    #expect(next == ["Zoe"])
  }
}

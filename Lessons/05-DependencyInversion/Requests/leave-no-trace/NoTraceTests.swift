import Foundation
import PlayerRoster
import Testing

@Suite("A roster that leaves no trace")
struct NoTraceTests {
  private let folder = RosterFolder()
  private let nowhere = URL(fileURLWithPath: "/dev/null")

  @Test(
    "With /dev/null for a file, who comes back finds the score as long as the arcade runs",
    arguments: Side.allCases)
  func lasts(side: Side) throws {
    let layers = side.layers
    let first = layers.openRoster(in: nowhere)
    let stamp = try first.stamp()
    try first.welcome("Anna", at: Date(timeIntervalSince1970: 1_000_000))
    try first.record(70, of: "anna")

    let second = layers.openRoster(in: nowhere)
    #expect(try second.lines().map(\.text) == ["★ Anna  70"])
    #expect(try second.stamp() == first.stamp())
    #expect(try second.stamp() != stamp)
    #expect(throws: RosterError.taken("Anna")) { try second.add("ANNA") }
    #expect(try second.add("Zoe").id == 2)
    #expect(try first.nicknames() == ["Anna", "Zoe"])
  }

  @Test("The next arcade knows nobody of it", arguments: Side.allCases)
  func nextArcade(side: Side) throws {
    try side.layers.openRoster(in: nowhere).add("Anna")
    let next = side.layers.openRoster(in: nowhere)
    #expect(try next.players() == [])
    #expect(try next.add("Anna").id == 1)
  }

  @Test("A roster in a file has nothing to do with it", arguments: Side.allCases)
  func file(side: Side) throws {
    let layers = side.layers
    try layers.openRoster(in: folder.file).add("Zoe")
    try layers.openRoster(in: nowhere).add("Anna")
    #expect(try layers.openRoster(in: nowhere).nicknames() == ["Anna"])
    #expect(try layers.openRoster(in: folder.file).nicknames() == ["Zoe"])
    #expect(try side.layers.openRoster(in: folder.file).nicknames() == ["Zoe"])
  }
}

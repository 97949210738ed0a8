import SpaceGame
import Testing

@Suite("A mine blows up")
struct BlastTests {
  private let mine = Part.mine.entity(5, x: 40, y: 9)
  private let player = Part.player.entity(1, x: 41, y: 9)

  @Test("The blast reaches four cells in every direction, and no further", arguments: Side.allCases)
  func radius(side: Side) {
    // The player, who sets it off, is one cell right of the mine: the blast starts at the mine.
    for dy in -6...6 {
      for dx in -6...6 {
        let ship = Part(.raider, of: .enemy).entity(9, x: 40 + dx, y: 9 + dy)
        let reached = (-4...4).contains(dx) && (-4...4).contains(dy)
        #expect(
          side.outcomes(mine, player, among: [ship])
            == [.destroy(5), .hit(1)] + (reached ? [.hit(9)] : []),
          "\(side): a ship \(dx) cells to the right of the mine and \(dy) below")
      }
    }
  }

  @Test(
    "The mine is destroyed first, then the ships are hit in the order of their ids",
    arguments: Side.allCases)
  func order(side: Side) {
    let ships = [2, 4, 6, 9, 11].map { Part(.diver, of: .enemy).entity($0, x: 46 - $0) }
    #expect(
      side.outcomes(mine, player, among: ships)
        == [.destroy(5), .hit(1), .hit(2), .hit(4), .hit(6), .hit(9)])
  }

  @Test("The blast spares spectres and all things that are not ships", arguments: Side.allCases)
  func bystanders(side: Side) {
    let kinds: [Kind] = [.spectre, .mine, .bolt, .seeker, .spark, .repair]
    let around = kinds.enumerated().flatMap { number, kind in
      Allegiance.allCases.enumerated().map { rank, owner in
        Part(kind, of: owner).entity(10 + number * 3 + rank, x: 21)
      }
    }
    side.expect(.mine, .playersBolt, among: around) { [.destroy($1), .destroy($0), .score(15)] }
    side.expect(.mine, .player, among: around) { [.destroy($0), .hit($1)] }
  }
}

import SpaceGame
import Testing

@Suite("A mine is touched")
struct MineCollisionTests {
  @Test("Any ship but a spectre sets off any mine, and nobody scores", arguments: Side.allCases)
  func ships(side: Side) {
    for kind in [Kind.player, .raider, .diver, .hunter] {
      for owner in Allegiance.allCases {
        side.expect(.mine, Part(kind, of: owner)) { [.destroy($0), .hit($1)] }
        side.expect(Part(.mine, of: owner), Part(kind, of: .enemy)) { [.destroy($0), .hit($1)] }
      }
    }
  }

  @Test("The player's bolt scores for a mine of any owner", arguments: Side.allCases)
  func bolt(side: Side) {
    for owner in Allegiance.allCases {
      side.expect(Part(.mine, of: owner), .playersBolt) {
        [.destroy($1), .destroy($0), .score(15)]
      }
    }
  }

  @Test("A mine and an enemy's bolt pass each other by in every wave", arguments: Side.allCases)
  func passing(side: Side) {
    for wave in 1...12 { side.expect(.mine, .enemyBolt, wave: wave) { _, _ in [] } }
  }

  @Test("Any seeker sets off a mine and is lost, and nobody scores", arguments: Side.allCases)
  func seeker(side: Side) {
    let raider = Part(.raider, of: .enemy).entity(9, x: 22)
    for owner in Allegiance.allCases {
      side.expect(.mine, Part(.seeker, of: owner), among: [raider]) {
        [.destroy($1), .destroy($0), .hit(9)]
      }
    }
  }

  @Test(
    "The player's bolt scores for a mine and all enemies in its blast at once",
    arguments: Side.allCases)
  func sum(side: Side) {
    let around = [
      Part.player.entity(1, x: 42),
      Part(.raider, of: .enemy).entity(6, x: 38),
      Part(.diver, of: .enemy).entity(8, x: 37, y: 8),
      Part(.hunter, of: .enemy).entity(12, x: 44, y: 13),
      Part(.hunter, of: .player).entity(13, x: 41),
      Part(.raider, of: .nobody).entity(14, x: 41),
      Part(.diver, of: .enemy).entity(20, x: 45),
    ]
    let (mine, bolt) = (Part.mine.entity(5, x: 40), Part.playersBolt.entity(30, x: 40))
    #expect(
      side.outcomes(mine, bolt, among: around) == [
        .destroy(30), .destroy(5),
        .hit(1), .hit(6), .hit(8), .hit(12), .hit(13), .hit(14),
        .score(15 + 10 + 20 + 40),
      ])
  }
}

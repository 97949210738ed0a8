import SpaceGame
import Testing

@Suite("A mine is touched")
struct MineCollisionTests {
  private let mine = Part.mine.entity(5, x: 40, y: 9)

  @Test("A ship of any side sets off a mine, and nobody scores", arguments: Side.allCases)
  func ships(side: Side) {
    for kind in [Kind.player, .raider, .diver, .hunter] {
      for owner in Allegiance.allCases {
        for (mine, ship) in inBothOrders(.mine, Part(kind, of: owner)) {
          #expect(
            side.outcomes(mine, ship) == [.destroy(mine.id), .hit(ship.id)],
            "\(side): \(ship) touches \(mine)")
        }
      }
    }
  }

  @Test("It makes no difference whose a mine is", arguments: Side.allCases, Allegiance.allCases)
  func anyMine(side: Side, owner: Allegiance) {
    for (mine, bolt) in inBothOrders(Part(.mine, of: owner), .playersBolt) {
      #expect(
        side.outcomes(mine, bolt) == [.destroy(bolt.id), .destroy(mine.id), .score(15)],
        "\(side): \(bolt) hits \(mine)")
    }
    for (mine, player) in inBothOrders(Part(.mine, of: owner), .player) {
      #expect(side.outcomes(mine, player) == [.destroy(mine.id), .hit(player.id)])
    }
  }

  @Test(
    "A seeker of any side sets off a mine, is lost, and nobody scores", arguments: Side.allCases,
    Allegiance.allCases)
  func seeker(side: Side, owner: Allegiance) {
    let raider = Part(.raider, of: .enemy).entity(9, x: 22)
    for (mine, seeker) in inBothOrders(.mine, Part(.seeker, of: owner)) {
      #expect(
        side.outcomes(mine, seeker, among: [raider])
          == [.destroy(seeker.id), .destroy(mine.id), .hit(9)],
        "\(side): \(seeker) meets \(mine)")
    }
  }

  @Test("A bolt that is not the player's leaves a mine alone", arguments: Side.allCases)
  func enemyBolt(side: Side) {
    for owner in [Allegiance.enemy, .nobody] {
      for (mine, bolt) in inBothOrders(.mine, Part(.bolt, of: owner)) {
        #expect(side.outcomes(mine, bolt).isEmpty, "\(side): \(bolt) meets \(mine)")
      }
    }
  }

  @Test(
    "The player's bolt scores the mine and every enemy in its blast, in one sum",
    arguments: Side.allCases)
  func sum(side: Side) {
    let bolt = Part.playersBolt.entity(30, x: 40)
    let around = [
      Part.player.entity(1, x: 42),
      Part(.raider, of: .enemy).entity(6, x: 38),
      Part(.diver, of: .enemy).entity(8, x: 37, y: 8),
      Part(.hunter, of: .enemy).entity(12, x: 44, y: 13),
      Part(.hunter, of: .player).entity(13, x: 41),
      Part(.raider, of: .nobody).entity(14, x: 41),
      Part(.diver, of: .enemy).entity(20, x: 45),
    ]
    #expect(
      side.outcomes(mine, bolt, among: around) == [
        .destroy(30), .destroy(5),
        .hit(1), .hit(6), .hit(8), .hit(12), .hit(13), .hit(14),
        .score(15 + 10 + 20 + 40),
      ])
  }
}

import SpaceGame
import Testing

@Suite("The player touches something")
struct PlayerCollisionTests {
  @Test(
    "An enemy ship that the player rams is lost, and the player pays with a life",
    arguments: Side.allCases, [(Kind.raider, 10), (.diver, 20), (.hunter, 40)])
  func ramming(side: Side, enemy: (kind: Kind, points: Int)) {
    for (player, ship) in inBothOrders(.player, Part(enemy.kind, of: .enemy)) {
      #expect(
        side.outcomes(player, ship)
          == [.hit(player.id), .destroy(ship.id), .score(enemy.points)],
        "\(side): \(player) rams \(ship)")
    }
  }

  @Test("An enemy's bullet hits the player and is spent", arguments: Side.allCases)
  func bullets(side: Side) {
    for bullet in [Part.enemyBolt, .enemySeeker] {
      for (player, bullet) in inBothOrders(.player, bullet) {
        #expect(
          side.outcomes(player, bullet) == [.hit(player.id), .destroy(bullet.id)],
          "\(side): \(bullet) hits \(player)")
      }
    }
  }

  @Test(
    "A repair kit gives the player a life and 50 points, whoever lost it", arguments: Side.allCases)
  func repair(side: Side) {
    for owner in Allegiance.allCases {
      for (player, kit) in inBothOrders(.player, Part(.repair, of: owner)) {
        #expect(
          side.outcomes(player, kit) == [.destroy(kit.id), .repair(player.id), .score(50)],
          "\(side): \(player) catches \(kit)")
      }
    }
  }

  @Test("A ship or a bullet that is not an enemy's passes the player by", arguments: Side.allCases)
  func friends(side: Side) {
    for kind in [Kind.raider, .diver, .hunter, .bolt, .seeker] {
      for owner in [Allegiance.player, .nobody] {
        for (player, friend) in inBothOrders(.player, Part(kind, of: owner)) {
          #expect(side.outcomes(player, friend).isEmpty, "\(side): \(player) meets \(friend)")
        }
      }
    }
  }
}

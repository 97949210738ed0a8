import SpaceGame
import Testing

@Suite("A seeker runs into an enemy's ship")
struct LuredSeekerTests {
  @Test(
    "From the fifth wave on, a seeker hits an enemy's ship and is spent, and the player scores",
    arguments: Side.allCases, [(Kind.raider, 10), (.diver, 20), (.hunter, 40)])
  func lured(side: Side, enemy: (kind: Kind, points: Int)) {
    for (seeker, ship) in inBothOrders(.enemySeeker, Part(enemy.kind, of: .enemy)) {
      for wave in [5, 8, 40] {
        #expect(
          side.outcomes(seeker, ship, wave: wave)
            == [.destroy(seeker.id), .hit(ship.id), .score(enemy.points)],
          "\(side): \(seeker) meets \(ship) in wave \(wave)")
      }
    }
  }

  @Test("Up to the fourth wave a seeker passes the enemy's ships by", arguments: Side.allCases)
  func early(side: Side) {
    for kind in [Kind.raider, .diver, .hunter] {
      for (seeker, ship) in inBothOrders(.enemySeeker, Part(kind, of: .enemy)) {
        #expect(!side.outcomes(seeker, ship, wave: 5).isEmpty)
        for wave in 1...4 {
          #expect(side.outcomes(seeker, ship, wave: wave).isEmpty, "\(side): \(kind), wave \(wave)")
        }
      }
    }
  }

  @Test(
    "Only an enemy's seeker, and no bolt, runs into an enemy's ship", arguments: Side.allCases)
  func others(side: Side) {
    for kind in [Kind.player, .raider, .diver, .hunter, .spectre] {
      for ship in Allegiance.allCases.map({ Part(kind, of: $0) }) {
        let seekers = Allegiance.allCases.map { Part(.seeker, of: $0) }
        for bullet in seekers + [.enemyBolt] {
          let isLured =
            bullet == .enemySeeker && ship.allegiance == .enemy
            && [.raider, .diver, .hunter].contains(kind)
          for (bullet, ship) in inBothOrders(bullet, ship) {
            let early = side.outcomes(bullet, ship, wave: 4)
            #expect(
              (side.outcomes(bullet, ship, wave: 5) == early) == !isLured,
              "\(side): \(bullet) meets \(ship)")
          }
        }
      }
    }
  }
}

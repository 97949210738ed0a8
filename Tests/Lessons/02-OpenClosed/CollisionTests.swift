import SpaceGame
import Testing

@Suite("Two things touch")
struct CollisionTests {
  // MARK: - The player

  @Test("Ramming an enemy ship destroys it and costs the player a life", arguments: Side.allCases)
  func ramming(side: Side) {
    for (kind, points) in [(Kind.raider, 10), (.diver, 20), (.hunter, 40)] {
      side.expect(.player, Part(kind, of: .enemy)) { [.hit($0), .destroy($1), .score(points)] }
    }
  }

  @Test("An enemy's bullet hits the player and is spent", arguments: Side.allCases)
  func bullets(side: Side) {
    for bullet in [Part.enemyBolt, .enemySeeker] {
      side.expect(.player, bullet) { [.hit($0), .destroy($1)] }
    }
  }

  @Test("A repair kit of any owner is worth a life and 50 points", arguments: Side.allCases)
  func repair(side: Side) {
    for owner in Allegiance.allCases {
      side.expect(.player, Part(.repair, of: owner)) { [.destroy($1), .repair($0), .score(50)] }
    }
  }

  // MARK: - The player's bolt

  @Test(
    "The player's bolt hits an enemy ship, is spent, and scores the ship's points",
    arguments: Side.allCases)
  func shotDown(side: Side) {
    for (kind, points) in [(Kind.raider, 10), (.diver, 20)] {
      side.expect(.playersBolt, Part(kind, of: .enemy)) {
        [.destroy($0), .hit($1), .score(points)]
      }
    }
  }

  @Test("A hunter that is hit releases a repair kit where it was", arguments: Side.allCases)
  func hunter(side: Side) {
    for id in [1, 7] {
      let bolt = Part.playersBolt.entity(3, x: 31, y: 8)
      let hunter = Part(.hunter, of: .enemy).entity(id, x: 30, y: 8)
      #expect(
        side.outcomes(bolt, hunter)
          == [.destroy(3), .hit(id), .score(40), .release(Position(x: 30, y: 8))])
    }
  }

  @Test("The player's bolt and an enemy's bullet destroy each other", arguments: Side.allCases)
  func crossedBullets(side: Side) {
    for (bullet, points) in [(Part.enemyBolt, 1), (.enemySeeker, 25)] {
      side.expect(.playersBolt, bullet) { [.destroy($0), .destroy($1), .score(points)] }
    }
  }

  @Test("Shooting down an enemy's bullet scores in every wave", arguments: Side.allCases)
  func everyWave(side: Side) {
    for (bullet, points) in [(Part.enemyBolt, 1), (.enemySeeker, 25)] {
      for wave in 1...12 {
        side.expect(.playersBolt, bullet, wave: wave) {
          [.destroy($0), .destroy($1), .score(points)]
        }
      }
    }
  }

  // MARK: - Everything that passes by

  /// The pairs with an outcome; all others pass each other by.
  private static let eventful: Set<Set<Part>> = {
    let player = owned(.player)
    let mines = owned(.mine)
    let enemies = [Kind.raider, .diver, .hunter].map { Part($0, of: .enemy) }
    let bullets = [Part.enemyBolt, .enemySeeker]
    let ships = owned(.player) + owned(.raider) + owned(.diver) + owned(.hunter)
    return pairs(player, enemies + bullets + owned(.repair) + mines)
      .union(pairs([.playersBolt], enemies + bullets + mines))
      .union(pairs(mines, ships + owned(.seeker)))
  }()

  @Test(
    "Two things that touch have an outcome only if the rules say so", arguments: Side.allCases,
    Part.all)
  func nothing(side: Side, part: Part) {
    let eventful = Part.all.filter { other in
      inBothOrders(part, other).contains { !side.outcomes($0, $1).isEmpty }
    }
    #expect(eventful == Part.all.filter { Self.eventful.contains([part, $0]) })
  }

  private static func owned(_ kind: Kind) -> [Part] {
    Allegiance.allCases.map { Part(kind, of: $0) }
  }

  private static func pairs(_ some: [Part], _ others: [Part]) -> Set<Set<Part>> {
    Set(some.flatMap { one in others.map { [one, $0] } })
  }
}

import SpaceGame
import Testing

@Suite("Every two things meet")
struct PassingByTests {
  /// The pairs of which something follows; all others pass each other by.
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

  @Test("Nothing follows unless the rules say so", arguments: Side.allCases, Part.all)
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

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
    for other in Part.all {
      for (one, other) in inBothOrders(part, other) {
        let isEventful = Self.eventful.contains([Part(one), Part(other)])
        #expect(
          side.outcomes(one, other).isEmpty == !isEventful, "\(side): \(one) meets \(other)")
      }
    }
  }

  @Test("Spectres and sparks meet nothing", arguments: Side.allCases, Part.all)
  func untouchable(side: Side, part: Part) {
    for untouchable in [Kind.spectre, .spark] {
      for owner in Allegiance.allCases {
        for (one, other) in inBothOrders(Part(untouchable, of: owner), part) {
          #expect(side.outcomes(one, other).isEmpty, "\(side): \(one) meets \(other)")
        }
      }
    }
  }

  private static func owned(_ kind: Kind) -> [Part] {
    Allegiance.allCases.map { Part(kind, of: $0) }
  }

  private static func pairs(_ some: [Part], _ others: [Part]) -> Set<Set<Part>> {
    Set(some.flatMap { one in others.map { [one, $0] } })
  }
}

extension Part {
  fileprivate init(_ entity: Entity) {
    self.init(entity.kind, of: entity.allegiance)
  }
}

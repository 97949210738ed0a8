import SpaceGame
import Testing

/// Something to put into a scene: a kind and its allegiance.
struct Part: Hashable, CustomStringConvertible {
  let kind: Kind
  let allegiance: Allegiance

  init(_ kind: Kind, of allegiance: Allegiance) {
    self.kind = kind
    self.allegiance = allegiance
  }

  var description: String { "\(kind) of \(allegiance)" }

  func entity(_ id: Entity.ID, x: Int = 20, y: Int = 9) -> Entity {
    Entity(id: id, kind: kind, allegiance: allegiance, position: Position(x: x, y: y))
  }

  static let player = Part(.player, of: .player)
  static let playersBolt = Part(.bolt, of: .player)
  static let enemyBolt = Part(.bolt, of: .enemy)
  static let enemySeeker = Part(.seeker, of: .enemy)
  static let mine = Part(.mine, of: .enemy)
  static let repair = Part(.repair, of: .nobody)

  /// Every kind with every allegiance, whether the game makes one or not.
  static let all = Kind.allCases.flatMap { kind in
    Allegiance.allCases.map { Part(kind, of: $0) }
  }
}

/// Two things that touch, twice: the first part has the smaller id, then the larger.
func inBothOrders(_ one: Part, _ other: Part) -> [(one: Entity, other: Entity)] {
  [(one.entity(3), other.entity(7)), (one.entity(7), other.entity(3))]
}

extension Side {
  /// What the referee makes of two things that touch, with more things around them.
  func outcomes(
    _ one: Entity, _ other: Entity, wave: Int = 1, among others: [Entity] = []
  ) -> [Outcome] {
    let entities = ([one, other] + others).sorted { $0.id < $1.id }
    return referee.outcomes(of: Contact(one, other), in: Scene(wave: wave, entities: entities))
  }
}

extension Side {
  /// Expects the same outcome whichever of two touching things has the smaller id.
  ///
  /// - Parameter outcomes: The expected outcomes, made from the ids of the first and second part.
  func expect(
    _ one: Part, _ other: Part, wave: Int = 1, among others: [Entity] = [],
    at location: SourceLocation = #_sourceLocation,
    _ outcomes: (Entity.ID, Entity.ID) -> [Outcome]
  ) {
    for (one, other) in inBothOrders(one, other) {
      #expect(
        self.outcomes(one, other, wave: wave, among: others) == outcomes(one.id, other.id),
        "\(self): \(one) meets \(other) in wave \(wave)", sourceLocation: location)
    }
  }
}

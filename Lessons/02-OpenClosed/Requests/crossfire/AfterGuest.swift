import OpenClosedAfter
import SpaceGame

/// The referee of the tournament.
public struct Referee: Refereeing {
  private let referee = OpenClosedAfter.Referee(rules: [crossfire] + .standard)

  public init() {}

  public func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    referee.outcomes(of: contact, in: scene)
  }

  private static let crossfire = CollisionRule(
    Party(.bolt, of: .enemy), Party(.bolt, of: .enemy)
  ) { one, other, scene in
    scene.wave >= 5 ? [.destroy(one.id), .destroy(other.id)] : nil
  }
}

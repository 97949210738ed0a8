import SpaceGame

// snippet: referee
/// The referee that asks one rule after the other, until something follows.
public struct Referee: Refereeing {
  private let rules: [CollisionRule]

  /// - Parameter others: Rules of other modules, which have a say where ours have none.
  public init(adding others: [CollisionRule] = []) {
    rules = .standard + others
  }

  public func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    for rule in rules {
      let outcomes = rule.outcomes(of: contact, in: scene)
      if !outcomes.isEmpty { return outcomes }
    }
    return []
  }
}
// end: referee

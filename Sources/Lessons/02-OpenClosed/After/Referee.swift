import SpaceGame

// snippet: referee
/// A referee that asks one rule after another until one gives an outcome.
public struct Referee: Refereeing {
  private let rules: [CollisionRule]

  /// - Parameter others: Other modules' rules, asked if ours give no outcome.
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

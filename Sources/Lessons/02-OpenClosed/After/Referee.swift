import SpaceGame

/// A referee that asks one rule after another until one decides.
public struct Referee: Refereeing {
  private let rules: [any CollisionRule]

  /// - Parameter others: Other modules' rules, asked only about what ours leave open.
  public init(adding others: [any CollisionRule] = []) {
    rules = [StandardRules()] + others
  }

  // snippet: referee
  public func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    let bothWays = [(contact.first, contact.second), (contact.second, contact.first)]
    for rule in rules {
      for (one, other) in bothWays {
        if case .decided(let outcomes) = rule.ruling(on: one, meeting: other, in: scene) {
          return outcomes
        }
      }
    }
    return []
  }
  // end: referee
}

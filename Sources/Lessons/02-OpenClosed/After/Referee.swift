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
    let (first, second) = (contact.first, contact.second)
    for rule in rules {
      // Both ways round before the next rule, so that no later one comes in between.
      let outcomes =
        rule.outcomes(of: first, meeting: second, in: scene)
        ?? rule.outcomes(of: second, meeting: first, in: scene)
      if let outcomes { return outcomes }
    }
    return []
  }
  // end: referee
}

import SpaceGame

/// The referee that asks one rule after the other, until one has an answer.
///
/// Names no kind of thing and no rule: the rules are handed to it.
public struct Referee: Refereeing {
  private let rules: [CollisionRule]

  /// A referee for the rules of the game.
  public init() {
    self.init(rules: .standard)
  }

  // snippet: referee
  /// - Parameter rules: Where two are about the same things, the earlier one answers.
  public init(rules: [CollisionRule]) {
    self.rules = rules
  }

  public func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    for rule in rules {
      if let outcomes = rule.outcomes(of: contact, in: scene) { return outcomes }
    }
    return []
  }
  // end: referee
}

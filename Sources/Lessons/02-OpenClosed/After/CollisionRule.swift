import SpaceGame

// snippet: rule
/// What follows when two things touch that belong to two parties.
protocol CollisionRule: Sendable {
  /// Whom the rule is about. No two rules in a book may be about the same two.
  var parties: (Party, Party) { get }

  /// What follows from a contact, in the order in which it is to be carried out.
  ///
  /// - Parameters:
  ///   - one: A member of the first party. Where both could take either part, the one with the
  ///     smaller id.
  ///   - other: A member of the second party.
  ///   - scene: All that is there, for the rules that reach further than the two.
  func outcomes(of one: Entity, meeting other: Entity, in scene: Scene) -> [Outcome]
}
// end: rule

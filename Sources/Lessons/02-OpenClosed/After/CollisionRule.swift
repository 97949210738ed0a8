import SpaceGame

// snippet: rule
/// What follows when two things touch that belong to two parties.
public struct CollisionRule: Sendable {
  /// What follows for a member of each party, in order, or `nil` where the rule has no say.
  public typealias Answer = @Sendable (Entity, Entity, Scene) -> [Outcome]?

  private let one: Party
  private let other: Party
  private let answer: Answer

  /// - Parameters:
  ///   - one: Where both things could take this part, it goes to the one with the smaller id.
  ///   - other: The party that the first one touches.
  public init(_ one: Party, _ other: Party, answer: @escaping Answer) {
    self.one = one
    self.other = other
    self.answer = answer
  }

  /// What follows from a contact, or `nil` where the rule is not about these two.
  public func outcomes(of contact: Contact, in scene: Scene) -> [Outcome]? {
    let (first, second) = (contact.first, contact.second)
    if one.includes(first), other.includes(second) { return answer(first, second, scene) }
    if one.includes(second), other.includes(first) { return answer(second, first, scene) }
    return nil
  }
}
// end: rule

import SpaceGame

/// Decides what happens when certain kinds touch.
public struct CollisionRule: Sendable {
  /// The outcomes; none if the rule does not apply.
  public typealias Answer = @Sendable (_ one: Entity, _ other: Entity, _ scene: Scene) -> [Outcome]

  private let one: [Kind]
  private let other: [Kind]
  private let answer: Answer

  /// - Parameters:
  ///   - one: The kinds of the thing passed to the answer first.
  ///   - other: The kinds of the thing that it touches.
  ///   - answer: Asked both ways round if both fit, until it gives an outcome.
  public init(_ one: [Kind], _ other: [Kind], answer: @escaping Answer) {
    self.one = one
    self.other = other
    self.answer = answer
  }

  // snippet: lookup
  /// Asked both ways round before the next rule, so that no later one comes in between.
  func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    let (first, second) = (contact.first, contact.second)
    let outcomes = outcomes(of: first, meeting: second, in: scene)
    return outcomes.isEmpty ? self.outcomes(of: second, meeting: first, in: scene) : outcomes
  }

  private func outcomes(of one: Entity, meeting other: Entity, in scene: Scene) -> [Outcome] {
    guard self.one.contains(one.kind), self.other.contains(other.kind) else { return [] }
    return answer(one, other, scene)
  }
  // end: lookup
}

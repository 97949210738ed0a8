import SpaceGame

/// The referee that looks up the rule about two things and lets it speak.
///
/// Names no kind of thing and no rule: the rules are handed to it.
public struct Referee: Refereeing {
  private let book: RuleBook

  /// A referee for the rules of the game.
  public init() {
    self.init(rules: .standard)
  }

  // snippet: referee
  init(rules: [any CollisionRule]) {
    book = RuleBook(rules)
  }

  public func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    guard let entry = book.entry(for: contact) else { return [] }
    return entry.isSwapped
      ? book.rules[entry.rule].outcomes(of: contact.second, meeting: contact.first, in: scene)
      : book.rules[entry.rule].outcomes(of: contact.first, meeting: contact.second, in: scene)
  }
  // end: referee
}

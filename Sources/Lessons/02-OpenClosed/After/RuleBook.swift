import SpaceGame

/// The rules in force, laid out so that a contact finds its rule in one look.
struct RuleBook: Sendable {
  /// A rule, and whether it takes the two of a contact the other way round.
  struct Entry: Sendable {
    let rule: any CollisionRule
    let isSwapped: Bool
  }

  private let kinds = Kind.allCases
  private let allegiances = Allegiance.allCases
  private var entries: [Entry?]

  /// - Parameter rules: In any order; no two of them may be about the same two things.
  init(_ rules: [any CollisionRule]) {
    let roles = kinds.count * allegiances.count
    entries = Array(repeating: nil, count: roles * roles)
    for rule in rules { register(rule) }
  }

  func entry(for contact: Contact) -> Entry? {
    let first = role(contact.first.kind, contact.first.allegiance)
    let second = role(contact.second.kind, contact.second.allegiance)
    return entries[first * kinds.count * allegiances.count + second]
  }

  private mutating func register(_ rule: any CollisionRule) {
    let (one, other) = rule.parties
    for first in roles(of: one) {
      for second in roles(of: other) {
        let width = kinds.count * allegiances.count
        entries[second * width + first] = Entry(rule: rule, isSwapped: true)
        entries[first * width + second] = Entry(rule: rule, isSwapped: false)
      }
    }
  }

  private func roles(of party: Party) -> [Int] {
    party.kinds.flatMap { kind in party.allegiances.map { role(kind, $0) } }
  }

  private func role(_ kind: Kind, _ allegiance: Allegiance) -> Int {
    (kinds.firstIndex(of: kind) ?? 0) * allegiances.count
      + (allegiances.firstIndex(of: allegiance) ?? 0)
  }
}

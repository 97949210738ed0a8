import SpaceGame

/// The rules in force, laid out so that a contact finds its rule in one look.
struct RuleBook: Sendable {
  /// Which rule is about two things, and whether they take its parts the other way round.
  struct Entry: Sendable {
    let rule: Int
    let isSwapped: Bool
  }

  let rules: [any CollisionRule]

  private let kinds = Kind.allCases
  private let allegiances = Allegiance.allCases
  /// The entry for every two roles: as many rows as there are roles, and as many columns.
  private var entries: [Entry?] = []

  /// - Parameter rules: In any order. That two of them are about the same two things is a mistake.
  init(_ rules: [any CollisionRule]) {
    self.rules = rules
    let roles = kinds.count * allegiances.count
    entries = Array(repeating: nil, count: roles * roles)
    for number in rules.indices { register(number) }
  }

  private mutating func register(_ number: Int) {
    let (one, other) = rules[number].parties
    for first in one.roles {
      for second in other.roles {
        enter(Entry(rule: number, isSwapped: false), for: first, and: second)
        enter(Entry(rule: number, isSwapped: true), for: second, and: first)
      }
    }
  }

  private mutating func enter(_ entry: Entry, for first: Party.Role, and second: Party.Role) {
    let cell = cell(for: first, and: second)
    if let present = entries[cell] {
      precondition(
        present.rule == entry.rule,
        "\(rules[present.rule]) and \(rules[entry.rule]) are both about"
          + " \(first.kind) (\(first.allegiance)) and \(second.kind) (\(second.allegiance)).")
      // Both could take either part: the order of the contact stands.
      guard !entry.isSwapped else { return }
    }
    entries[cell] = entry
  }

  /// The entry for two things that touch, or `nil` where nothing follows.
  func entry(for contact: Contact) -> Entry? {
    entries[cell(for: Party.Role(contact.first), and: Party.Role(contact.second))]
  }

  private func cell(for first: Party.Role, and second: Party.Role) -> Int {
    number(of: first) * kinds.count * allegiances.count + number(of: second)
  }

  private func number(of role: Party.Role) -> Int {
    guard let kind = kinds.firstIndex(of: role.kind),
      let allegiance = allegiances.firstIndex(of: role.allegiance)
    else { preconditionFailure("The list of all cases holds every case.") }
    return kind * allegiances.count + allegiance
  }
}

extension Party.Role {
  fileprivate init(_ entity: Entity) {
    self.init(kind: entity.kind, allegiance: entity.allegiance)
  }
}

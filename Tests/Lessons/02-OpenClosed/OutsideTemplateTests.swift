import OpenClosedBefore
import SpaceGame
import Testing

/// A referee of your kata, with two rules that no file of your kata knows:
///
/// 1. A repair kit that touches a raider is destroyed, and the raider is not.
/// 2. Any other two things that touch are both destroyed, the one with the smaller id first.
///
/// This file belongs to another module: it sees only what your kata makes public. Write the two
/// rules here, and pass them to your referee. The second goes too far on purpose: your referee has
/// to make sure that the second rule changes no pair that your own rules decide, and that the first
/// rule still counts. Until you return a referee, the tests below are skipped.
private func referee() -> (any Refereeing)? {
  nil
}

@Suite("Rules of another module", .enabled(if: referee() != nil, "referee() still returns nil."))
struct OutsideTests {
  private static let scene = Scene(wave: 5, entities: [])

  /// Any two things that touch, in either order.
  private static let contacts: [Contact] = {
    func things(_ id: Int) -> [Entity] {
      Kind.allCases.flatMap { kind in
        Allegiance.allCases.map {
          Entity(id: id, kind: kind, allegiance: $0, position: Position(x: 20, y: 9))
        }
      }
    }
    return things(3).flatMap { one in things(7).map { Contact(one, $0) } }
  }()

  private static func kinds(_ contact: Contact) -> Set<Kind> {
    [contact.first.kind, contact.second.kind]
  }

  @Test("The rules of the other module change no pair that your kata decides")
  func closed() throws {
    let (mine, theirs) = (OpenClosedBefore.Referee(), try #require(referee()))
    for contact in Self.contacts {
      let decided = mine.outcomes(of: contact, in: Self.scene)
      guard !decided.isEmpty else { continue }
      #expect(theirs.outcomes(of: contact, in: Self.scene) == decided, "\(contact)")
    }
  }

  @Test("A kit that touches a raider is destroyed, whichever of them has the smaller id")
  func kit() throws {
    let theirs = try #require(referee())
    for contact in Self.contacts where Self.kinds(contact) == [.repair, .raider] {
      let kit = contact.first.kind == .repair ? contact.first : contact.second
      #expect(theirs.outcomes(of: contact, in: Self.scene) == [.destroy(kit.id)], "\(contact)")
    }
  }

  @Test("Any other two things that touch are destroyed, unless your kata lets them pass on purpose")
  func rest() throws {
    let (mine, theirs) = (OpenClosedBefore.Referee(), try #require(referee()))
    var destroyed = 0
    for contact in Self.contacts where Self.kinds(contact) != [.repair, .raider] {
      guard mine.outcomes(of: contact, in: Self.scene).isEmpty else { continue }
      let outcomes = theirs.outcomes(of: contact, in: Self.scene)
      #expect(outcomes.isEmpty || outcomes == [.destroy(3), .destroy(7)], "\(contact)")
      destroyed += outcomes.count
    }
    #expect(destroyed > 0)
  }
}

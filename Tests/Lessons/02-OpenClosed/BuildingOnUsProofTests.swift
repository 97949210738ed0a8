import OpenClosedAfter
import OpenClosedAfterLeague
import OpenClosedAfterTournament
import OpenClosedBefore
import OpenClosedBeforeLeague
import OpenClosedBeforeTournament
import SpaceGame
import Testing

/// A referee that another module may extend by inheritance.
private class OpenReferee {
  func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    OpenClosedBefore.Referee().outcomes(of: contact, in: scene)
  }
}

/// The league's rule in a subclass, which asks its superclass first.
private final class LeagueReferee: OpenReferee {
  override func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] {
    let decided = super.outcomes(of: contact, in: scene)
    guard decided.isEmpty else { return decided }
    for (bolt, other) in [(contact.first, contact.second), (contact.second, contact.first)]
    where bolt.kind == .bolt && bolt.allegiance == .enemy && other.allegiance == .enemy {
      return [.destroy(bolt.id), .hit(other.id)]
    }
    return []
  }
}

@Suite("Two partners on one referee")
struct BuildingOnUsProofTests {
  private static let scene = Scene(wave: 5, entities: [])

  /// Both partners in both orders, on both versions.
  private static func both(_ side: Side) -> [any Refereeing] {
    switch side {
    case .before:
      let game = OpenClosedBefore.Referee()
      return [
        OpenClosedBeforeLeague.League(game: OpenClosedBeforeTournament.Tournament(game: game)),
        OpenClosedBeforeTournament.Tournament(game: OpenClosedBeforeLeague.League(game: game)),
      ]
    case .after:
      let rules: [any CollisionRule] = [
        OpenClosedAfterTournament.Tournament(), OpenClosedAfterLeague.League(),
      ]
      return [
        OpenClosedAfter.Referee(adding: rules), OpenClosedAfter.Referee(adding: rules.reversed()),
      ]
    }
  }

  @Test(
    "With both partners, in either order, no contact changes that has an outcome in the game",
    arguments: Side.allCases)
  func ours(side: Side) {
    for referee in Self.both(side) {
      var changed: Set<Set<Part>> = []
      for (part, other) in Part.all.flatMap({ part in Part.all.map { (part, $0) } }) {
        for (one, two) in inBothOrders(part, other) {
          let contact = Contact(one, two)
          let decided = side.referee.outcomes(of: contact, in: Self.scene)
          guard decided != referee.outcomes(of: contact, in: Self.scene) else { continue }
          #expect(decided.isEmpty, "\(contact)")
          changed.insert([part, other])
        }
      }
      // Every bolt of the enemy meets everything else of the enemy's, except mines.
      let met = Kind.allCases.filter { $0 != .mine }.map {
        Set([.enemyBolt, Part($0, of: .enemy)])
      }
      let unmet: Set<Set<Part>> = [[.enemyBolt, Part(.player, of: .enemy)]]
      #expect(changed == Set(met).subtracting(unmet))
    }
  }

  @Test("Both versions answer alike about every contact with both partners", arguments: [0, 1])
  func alike(order: Int) {
    let (before, after) = (Self.both(.before)[order], Self.both(.after)[order])
    for (part, other) in Part.all.flatMap({ part in Part.all.map { (part, $0) } }) {
      for (one, two) in inBothOrders(part, other) {
        let contact = Contact(one, two)
        #expect(
          before.outcomes(of: contact, in: Self.scene)
            == after.outcomes(of: contact, in: Self.scene), "\(contact)")
      }
    }
  }

  @Test("A subclass that asks its superclass first hits mines, which let the enemy's bolts pass")
  func inheritance() {
    for (bolt, mine) in inBothOrders(.enemyBolt, .mine) {
      let contact = Contact(bolt, mine)
      #expect(LeagueReferee().outcomes(of: contact, in: Self.scene).contains(.hit(mine.id)))
      for side in Side.allCases {
        #expect(side.league.outcomes(of: contact, in: Self.scene) == [], "\(side)")
      }
    }
  }

  @Test("The game answers alike about a pair that it lets pass and a pair that it leaves open")
  func silent() {
    for wave in 1...12 {
      let scene = Scene(wave: wave, entities: [])
      let answers = [Part.mine, Part(.raider, of: .enemy)].map { part in
        inBothOrders(.enemyBolt, part).map {
          OpenClosedBefore.Referee().outcomes(of: Contact($0, $1), in: scene)
        }
      }
      #expect(answers[0] == answers[1])
    }
  }
}

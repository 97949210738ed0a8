import Foundation
import PlayerRoster
import Testing

/// The contract of every store.
@Suite("A roster store")
struct RosterStoreTests {
  private let coolMan: Nickname
  private let zMilof: Nickname

  init() throws {
    coolMan = try Nickname("CoolMan")
    zMilof = try Nickname("ZMilof332")
  }

  @Test("Holds an empty roster before the first change", arguments: StoreKind.allCases)
  func isEmptyAtFirst(_ kind: StoreKind) throws {
    try kind.withStore { store in
      let roster = try store.load()
      #expect(roster == Roster())
    }
  }

  @Test("Gives what the last change left", arguments: StoreKind.allCases)
  func givesWhatWasLeft(_ kind: StoreKind) throws {
    try kind.withStore { store in
      var expected = Roster()
      func change(_ change: (inout Roster) throws(RosterError) -> Player) throws {
        let result = try change(&expected)
        #expect(try store.update(change) == result)
        #expect(try store.load() == expected)
      }
      try change { roster throws(RosterError) in try roster.add(coolMan) }
      try change { roster throws(RosterError) in try roster.add(zMilof) }
      try change { roster throws(RosterError) in try roster.record(120, of: zMilof) }
      try change { roster throws(RosterError) in
        try roster.noteVisit(of: coolMan, at: Date(timeIntervalSince1970: 1_700_000_000.75))
      }
      try change { roster throws(RosterError) in
        try roster.rename(coolMan, to: Nickname("\"Back\\slash\" 한글 👩‍🚀"))
      }
      try change { roster throws(RosterError) in try roster.remove(zMilof) }
      #expect(try store.load().nextID == 3)
    }
  }

  @Test("A change that throws changes nothing", arguments: StoreKind.allCases)
  func keepsOldWhereChangeThrows(_ kind: StoreKind) throws {
    try kind.withStore { store in
      try store.update { roster throws(RosterError) in try roster.add(coolMan) }
      let before = (try store.stamp(), try store.load())
      #expect(throws: RosterError.taken("CoolMan")) {
        try store.update { roster throws(RosterError) in
          try roster.add(zMilof)
          try roster.add(coolMan)
        }
      }
      #expect(try store.load() == before.1)
      #expect(try store.stamp() == before.0)
    }
  }

  @Test(
    "The stamp changes with every change of the roster, never back", arguments: StoreKind.allCases)
  func stampChanges(_ kind: StoreKind) throws {
    try kind.withStore { store in
      var stamps: Set<RosterStamp> = [try store.stamp()]
      try store.update { roster throws(RosterError) in try roster.add(coolMan) }
      #expect(stamps.insert(try store.stamp()).inserted)
      // Each as long as the one before, and too quick for many a clock.
      for score in 100..<150 {
        try store.update { roster throws(RosterError) in try roster.record(score, of: coolMan) }
        #expect(stamps.insert(try store.stamp()).inserted, "The stamp told nothing of \(score).")
      }
    }
  }

  @Test("The stamp stays where the roster stays", arguments: StoreKind.allCases)
  func stampStays(_ kind: StoreKind) throws {
    try kind.withStore { store in
      try store.update { roster throws(RosterError) in try roster.add(coolMan) }
      try store.update { roster throws(RosterError) in try roster.record(50, of: coolMan) }
      let stamp = try store.stamp()
      try store.update { roster throws(RosterError) in try roster.record(50, of: coolMan) }
      try store.update { _ throws(RosterError) in }
      _ = try store.load()
      #expect(try store.stamp() == stamp)
    }
  }

  @Test("Changes at the same time lose nothing", arguments: StoreKind.allCases)
  func losesNothing(_ kind: StoreKind) throws {
    try kind.withStore { store in
      let names = (1...24).map { "Player \($0)" }
      DispatchQueue.concurrentPerform(iterations: names.count) { index in
        do {
          try store.update { roster throws(RosterError) in try roster.add(Nickname(names[index])) }
        } catch {
          Issue.record("\(names[index]) could not be added: \(error)")
        }
      }
      let players = try store.load().players
      #expect(Set(players.map(\.nickname.text)) == Set(names))
      #expect(players.map(\.id) == Array(1...24))
    }
  }
}

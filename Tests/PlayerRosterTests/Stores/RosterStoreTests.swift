import Foundation
import PlayerRoster
import Testing

/// The contract of every store.
@Suite("A roster store")
struct RosterStoreTests {
  enum Kind: CaseIterable {
    case inMemory, file

    /// Does something with an empty store that nobody else has.
    func withStore(_ body: (any RosterStore) throws -> Void) throws {
      guard self == .file else { return try body(InMemoryRosterStore()) }
      let folder = try RosterFolder()
      try body(folder.file)
    }
  }

  private let coolMan: Nickname
  private let zMilof: Nickname

  init() throws {
    coolMan = try Nickname("CoolMan")
    zMilof = try Nickname("ZMilof332")
  }

  @Test(
    "The stamp changes with every change of the roster, and only then", arguments: Kind.allCases)
  func stamp(_ kind: Kind) throws {
    try kind.withStore { store in
      var stamps: Set<RosterStamp> = [try store.stamp()]
      try store.update { roster throws(RosterError) in try roster.add(coolMan) }
      #expect(stamps.insert(try store.stamp()).inserted)
      // Each as long as the one before, and too quick for many a clock.
      for score in 100..<110 {
        for _ in 1...2 {
          try store.update { roster throws(RosterError) in try roster.record(score, of: coolMan) }
        }
        #expect(stamps.insert(try store.stamp()).inserted, "The stamp told nothing of \(score).")
      }
      let before = try store.load()
      try store.update { _ throws(RosterError) in }
      #expect(throws: RosterError.taken("CoolMan")) {
        try store.update { roster throws(RosterError) in
          try roster.add(zMilof)
          try roster.add(coolMan)
        }
      }
      #expect(try store.load() == before, "A change that throws changes nothing.")
      #expect(try !stamps.insert(store.stamp()).inserted && stamps.count == 12)
    }
  }

  @Test("Changes at the same time lose nothing", arguments: Kind.allCases)
  func losesNothing(_ kind: Kind) throws {
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
      let found = Set(players.map(\.nickname.text))
      #expect(found == Set(names) && players.map(\.id) == Array(1...24))
    }
  }
}

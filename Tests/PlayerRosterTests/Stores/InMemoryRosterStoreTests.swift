import Foundation
import PlayerRoster
import Testing

@Suite("Stores in memory")
struct InMemoryRosterStoreTests {
  private let store = InMemoryRosterStore()
  private let coolMan: Nickname
  private let zMilof: Nickname

  init() throws {
    coolMan = try Nickname("CoolMan")
    zMilof = try Nickname("ZMilof332")
  }

  @Test("An in-memory store holds an empty roster at first, then the result of the last change")
  func givesWhatWasLeft() throws {
    var expected = Roster()
    #expect(try store.load() == expected)
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
  }

  @Test("The stamp of an in-memory store changes if and only if the roster changes")
  func stamp() throws {
    var stamps: Set<RosterStamp> = [try store.stamp()]
    try store.update { roster throws(RosterError) in try roster.add(coolMan) }
    #expect(stamps.insert(try store.stamp()).inserted)
    // Each change has the same length as the last, and comes too soon for many clocks.
    for score in 100..<110 {
      for _ in 1...2 {
        try store.update { roster throws(RosterError) in try roster.record(score, of: coolMan) }
      }
      #expect(stamps.insert(try store.stamp()).inserted, "The stamp missed \(score).")
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

  @Test("Concurrent changes lose nothing")
  func losesNothing() throws {
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

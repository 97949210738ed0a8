import DependencyInversionBefore
import PlayerVisit
import Testing

/// Your kata's roster, kept in this store in memory, and in no file.
///
/// Every change to the roster is in the store at once, and every change to the store is in the
/// roster.
///
/// This file belongs to another module: it sees only what your kata makes public. Import the layer
/// that owns the contract, let the store adopt it, and return a roster that is made of public
/// parts of your kata. Until then, the tests below are skipped.
private func roster(keptIn store: InMemoryRosterStore) -> (any RosterKeeping)? {
  nil
}

@Suite(
  "A second store, from another module",
  .enabled(
    if: roster(keptIn: InMemoryRosterStore()) != nil, "roster(keptIn:) still returns nil."))
struct SecondStoreTests {
  private let store = InMemoryRosterStore()

  @Test("Every change to the roster is in the second store at once")
  func kept() throws {
    let list = try #require(roster(keptIn: store))
    try list.add(" Ada ")
    try list.add("Bob")
    try list.record(30, of: "ada")
    try list.rename("Bob", to: "Cleo")
    let players = try store.load().players.map { "\($0.nickname.text) \($0.bestScore)" }
    #expect(players == ["Ada 30", "Cleo 0"])
  }

  @Test("Players put into the second store are on the list at once, in the list's order")
  func seen() throws {
    let list = try #require(roster(keptIn: store))
    #expect(try list.players() == [])
    try store.update { all throws(RosterError) in
      try all.add(Nickname("Zoe"))
      try all.add(Nickname("Ben"))
    }
    #expect(try list.players().map(\.nickname.text) == ["Ben", "Zoe"])
    #expect(try list.lines().prefix(2).map(\.text) == ["★ Ben", "★ Zoe"])
  }

  @Test("The roster's stamp changes with the second store, and at no other time")
  func stamps() throws {
    let list = try #require(roster(keptIn: store))
    var stamps = [try list.stamp(), try list.stamp()]
    try store.update { all throws(RosterError) in try all.add(Nickname("Zoe")) }
    stamps += [try list.stamp(), try list.stamp()]
    #expect(stamps[0] == stamps[1] && stamps[1] != stamps[2] && stamps[2] == stamps[3])
  }

  @Test("A change through one roster is noticed by another on the same store")
  func noticed() throws {
    let (one, other) = (
      try #require(roster(keptIn: store)), try #require(roster(keptIn: store))
    )
    let stamp = try other.stamp()
    try one.add("Ada")
    #expect(try other.stamp() != stamp)
    #expect(try other.players().map(\.nickname.text) == ["Ada"])
  }

  @Test("A change that the rules refuse does not reach the second store")
  func refused() throws {
    let list = try #require(roster(keptIn: store))
    try list.add("Ada")
    #expect(throws: RosterError.taken("Ada")) { try list.add("ada") }
    #expect(throws: RosterError.unknownPlayer("Bob")) { try list.remove("Bob") }
    #expect(try store.load().players.map(\.nickname.text) == ["Ada"])
  }
}

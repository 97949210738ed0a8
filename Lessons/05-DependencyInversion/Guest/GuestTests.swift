import DependencyInversionGuest
import PlayerRoster
import Testing

@Suite(
  "A store from outside",
  .enabled(if: roster(keptIn: InMemoryRosterStore()) != nil, "You have not tried it yet."))
struct GuestTests {
  private let store = InMemoryRosterStore()

  @Test("Every change to the roster is in the store")
  func kept() throws {
    let list = try #require(roster(keptIn: store))
    try list.add(" Ada ")
    try list.add("Bob")
    try list.record(30, of: "ada")
    try list.rename("Bob", to: "Cleo")
    let players = try store.load().players.map { "\($0.nickname) \($0.bestScore)" }
    #expect(players.sorted() == ["Ada 30", "Cleo 0"])
  }

  @Test("Players put into the store are in the roster, in the list's order")
  func seen() throws {
    let list = try #require(roster(keptIn: store))
    try store.update { all throws(RosterError) in
      try all.add(Nickname("Zoe"))
      try all.add(Nickname("Ben"))
    }
    let nicknames = try list.players().map(\.nickname.text)
    let lines = try list.lines().count
    #expect(nicknames == ["Ben", "Zoe"] && lines == 2)
  }

  @Test("The roster's stamp changes with the store, and at no other time")
  func stamps() throws {
    let list = try #require(roster(keptIn: store))
    var stamps = [try list.stamp(), try list.stamp()]
    try store.update { all throws(RosterError) in try all.add(Nickname("Zoe")) }
    stamps += [try list.stamp(), try list.stamp()]
    #expect(stamps[0] == stamps[1] && stamps[1] != stamps[2] && stamps[2] == stamps[3])
  }

  @Test("The rules of the roster hold, and nothing that breaks them gets into the store")
  func rules() throws {
    let list = try #require(roster(keptIn: store))
    try list.add("Ada")
    #expect(throws: RosterError.self) { try list.add("ada") }
    #expect(throws: RosterError.self) { try list.remove("Bob") }
    let count = try store.load().players.count
    #expect(count == 1)
  }
}

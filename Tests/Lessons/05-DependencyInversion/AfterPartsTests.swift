import Foundation
import PlayerRoster
import Testing

@testable import DependencyInversionAfter

/// Tests of one layer at a time. Nothing here touches a file; before cannot have these.
@Suite("The layers, each alone")
struct AfterPartsTests {
  private let monday = Date(timeIntervalSince1970: 1_000_000)

  // MARK: - Business

  // snippet: rule-alone
  @Test("A newcomer is welcomed in a single change: nobody comes in between")
  func welcome() throws {
    let repository = InMemoryPlayerRepository()
    let service = RosterService(repository: repository)
    let anna = try service.welcome("Anna", at: monday)
    #expect(anna == Player(id: 1, nickname: try Nickname("Anna"), lastVisit: monday))
    #expect(repository.changes == 1)
  }
  // end: rule-alone

  @Test("The rules sort, whatever the order in which the players are kept")
  func sorted() throws {
    let service = RosterService(repository: InMemoryPlayerRepository(.sample))
    #expect(try service.players().map(\.nickname) == Roster.sample.players.map(\.nickname).sorted())
  }

  @Test("Every rule changes the players once")
  func changes() throws {
    let repository = InMemoryPlayerRepository(.sample)
    let service = RosterService(repository: repository)
    _ = try service.add("Anna")
    _ = try service.rename("anna", to: "Zuzanna")
    _ = try service.welcome("zuzanna", at: monday)
    let zuzanna = try service.record(70, of: "zuzanna")
    #expect(zuzanna.bestScore == 70 && zuzanna.lastVisit == monday)
    _ = try service.remove("zuzanna")
    #expect(try repository.players() == Roster.sample.players)
    #expect(repository.changes == 5)
  }

  @Test("What is no nickname does not get as far as the players")
  func noNickname() throws {
    let repository = InMemoryPlayerRepository(.sample)
    let service = RosterService(repository: repository)
    let attempts: [() throws -> Player] = [
      { try service.add(" ") }, { try service.rename("CoolMan", to: "") },
      { try service.remove("") }, { try service.welcome("", at: monday) },
      { try service.record(1, of: "") },
    ]
    for attempt in attempts { #expect(throws: RosterError.emptyNickname) { try attempt() } }
    #expect(repository.changes == 0)
  }

  // snippet: full
  @Test("When there is no room left, the rules pass the bad news on, and the list still stands")
  func full() throws {
    let service = RosterService(repository: FullRepository())
    #expect(throws: FullRepository.error) { try service.welcome("Anna", at: monday) }
    #expect(throws: FullRepository.error) { try service.record(70, of: "CoolMan") }
    #expect(try service.players().count == 10)
  }
  // end: full

  // MARK: - Presentation

  @Test("The list shows what it is given, in the order in which it is given")
  func list() throws {
    let players = [
      Player(id: 7, nickname: try Nickname("Zoe"), bestScore: 5),
      Player(id: 3, nickname: try Nickname("Anna")),
    ]
    let list = RosterList(service: RecordingUseCases(players))
    #expect(try list.lines().map(\.text) == ["★ Zoe  5", "★ Anna"])
    #expect(try list.players() == players)
  }

  @Test("The list passes on what was typed, letter by letter")
  func passedOn() throws {
    let player = Player(id: 7, nickname: try Nickname("Zoe"))
    let useCases = RecordingUseCases([player])
    let list = RosterList(service: useCases)
    let answers = [
      try list.add(" a "), try list.rename("b", to: "c\n"), try list.remove(""),
      try list.welcome("d", at: monday), try list.record(-3, of: "e"),
    ]
    #expect(answers == Array(repeating: player, count: 5))
    #expect(try list.stamp() == RosterStamp("as given"))
    #expect(
      useCases.calls == [
        "add  a ", "rename b to c\n", "remove ", "welcome d at 1000000", "record -3 of e", "stamp",
      ])
  }

  // MARK: - Data

  @Test("A change of the players is one update of the store, or none")
  func repository() throws {
    let store = InMemoryRosterStore(.sample)
    let repository = StoredPlayerRepository(store: store)
    let stamp = try repository.stamp()
    #expect(throws: RosterError.full) {
      try repository.change { roster throws(RosterError) in
        try roster.add(Nickname("Anna"))
        throw .full
      }
    }
    #expect(try repository.stamp() == stamp)
    #expect(try repository.players() == Roster.sample.players)

    let anna = try repository.change { roster throws(RosterError) in
      try roster.add(Nickname("Anna"))
    }
    #expect(try repository.stamp() == store.stamp())
    #expect(try repository.stamp() != stamp)
    #expect(try repository.players() == Roster.sample.players + [anna])
  }

  // MARK: - All together

  // snippet: other-store
  @Test("The three layers stand on another store as well")
  func otherStore() throws {
    let store = InMemoryRosterStore(.sample)
    let repository = StoredPlayerRepository(store: store)
    let list = RosterList(service: RosterService(repository: repository))
    #expect(try list.remove("coolman").id == 1)
    #expect(try list.lines().first?.text == "★ AnotherGuyProgrammer")
    #expect(try store.load().players.count == 9)
  }
  // end: other-store
}

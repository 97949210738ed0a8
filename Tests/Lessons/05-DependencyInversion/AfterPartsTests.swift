import Foundation
import PlayerRoster
import Testing

@testable import DependencyInversionAfter

/// Tests of one layer at a time. Nothing here touches a file; before cannot have these.
@Suite("The layers, each alone")
struct AfterPartsTests {
  private let monday = Date(timeIntervalSince1970: 1_000_000)

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

  // snippet: full
  @Test("When there is no room left, the rules pass the bad news on, and the list still stands")
  func full() throws {
    let service = RosterService(repository: FullRepository())
    #expect(throws: FullRepository.error) { try service.welcome("Anna", at: monday) }
    #expect(throws: FullRepository.error) { try service.record(70, of: "CoolMan") }
    #expect(try service.players().count == 10)
  }
  // end: full

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

import DependencyInversionAfter
import DependencyInversionAfterList
import Foundation
import PlayerRoster
import Testing

/// The list without any rules. The before version cannot have this test.
@Suite("The list, alone")
struct AfterPartsTests {
  private let monday = Date(timeIntervalSince1970: 1_000_000)

  @Test("The list passes on what was typed, letter for letter")
  func passedOn() throws {
    let player = Player(id: 7, nickname: try Nickname("Zoe"))
    let useCases = RecordingUseCases([player])
    let list = RosterList(service: useCases)
    let answers = [
      try list.add(" a "), try list.rename("b", to: "c\n"), try list.remove(""),
      try list.welcome("d", at: monday), try list.record(-3, of: "e"),
    ]
    #expect(answers == Array(repeating: player, count: 5))
    let stamp = try list.stamp()
    #expect(stamp == RosterStamp("as given"))
    #expect(
      useCases.calls == [
        "add  a ", "rename b to c\n", "remove ", "welcome d at 1000000", "record -3 of e", "stamp",
      ])
  }
}

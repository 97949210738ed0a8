import DependencyInversionAfter
import DependencyInversionAfterList
import Foundation
import PlayerVisit
import Testing

/// The list without any rules. The before version cannot have this test.
@Suite("The list, alone")
struct AfterPartsTests {
  @Test("The list shows the players that it is given, in their order, each time it is asked")
  func order() throws {
    let (zoe, anna) = (try Nickname("Zoe"), try Nickname("Anna"))
    let list = RosterList(of: { () throws(RosterError) in
      [Player(id: 1, nickname: zoe), Player(id: 2, nickname: anna, bestScore: 70)]
    })
    for _ in 1...2 { #expect(try list.lines().map(\.text) == ["★ Zoe", "★ Anna  70"]) }
  }

  @Test("The list passes on the error of whatever gives it the players")
  func error() {
    let list = RosterList(of: { () throws(RosterError) in throw FullRepository.error })
    #expect(throws: FullRepository.error) { try list.lines() }
  }
}

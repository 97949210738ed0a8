import Foundation
import PlayerVisit
import Testing

@Suite("Visits and scores")
struct VisitTests {
  private let folder = RosterFolder()
  private let monday = Date(timeIntervalSince1970: 1_000_000)
  private let tuesday = Date(timeIntervalSince1970: 1_086_400)

  @Test("Welcoming a newcomer adds the player and notes the visit", arguments: Side.allCases)
  func newcomer(side: Side) throws {
    let roster = try side.roster(in: folder.file, of: "Zoe")
    let anna = try roster.welcome(" Anna ", at: monday)
    #expect(anna == Player(id: 2, nickname: try Nickname("Anna"), lastVisit: monday))
    let players = try roster.players()
    let zoe = Player(id: 1, nickname: try Nickname("Zoe"))
    #expect(players == [anna, zoe])
  }

  @Test("A returning player keeps the nickname and the score", arguments: Side.allCases)
  func returning(side: Side) throws {
    let roster = try side.roster(in: folder.file, of: "Anna")
    try roster.record(70, of: "Anna")
    try roster.welcome("Anna", at: monday)
    let anna = try roster.welcome("ANNA", at: tuesday)
    #expect(
      anna
        == Player(id: 1, nickname: try Nickname("Anna"), bestScore: 70, lastVisit: tuesday))
    let players = try roster.players()
    #expect(players == [anna])
  }

  @Test(
    "Recording a score keeps and reports the best score so far, and notes no visit",
    arguments: Side.allCases)
  func scores(side: Side) throws {
    let roster = try side.roster(in: folder.file, of: "Anna", "Zoe")
    let told = try [70, 69, 70, 71, -500, 0].map { try roster.record($0, of: " anna").bestScore }
    #expect(told == [70, 70, 70, 71, 71, 71])
    let players = try roster.players()
    let (anna, zoe) = (try Nickname("Anna"), try Nickname("Zoe"))
    #expect(
      players == [Player(id: 1, nickname: anna, bestScore: 71), Player(id: 2, nickname: zoe)])
  }
}

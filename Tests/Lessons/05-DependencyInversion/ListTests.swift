import Foundation
import PlayerRoster
import Testing

@Suite("The roster's list")
struct ListTests {
  private let folder = RosterFolder()
  @Test(
    "A file that is not there is an empty roster, and listing makes none", arguments: Side.allCases)
  func empty(side: Side) throws {
    let file = folder.file
    let roster = side.layers.openRoster(in: file)
    let (players, lines) = (try roster.players(), try roster.lines())
    #expect(players == [])
    #expect(lines == [])
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test(
    "The ten players of the sample stand in the order of their nicknames", arguments: Side.allCases)
  func sample(side: Side) throws {
    let sample = Roster.sample.players.map(\.nickname.text)
    let roster = try side.roster(in: folder.file, of: sample)
    let lines = try roster.lines().map(\.text)
    #expect(
      lines == [
        "★ AnotherGuyProgrammer",
        "★ CoolMan",
        "★ DaromDalashim",
        "★ Esperpento43531",
        "★ HereYourDead102",
        "★ ItzWatEver90",
        "★ SeriouslyStuff1022",
        "★ SrPensionao",
        "★ ThornSkillex45",
        "★ ZMilof332",
      ])
  }

  @Test(
    "The case of letters makes no difference to the order, and every writing has its place",
    arguments: Side.allCases,
    [
      ["anna", "Anne", "Bo", "BOA", "bob", "Zoe"], ["42", "zoe", "Àlex", "Øre", "한글", "🚀"],
    ])
  func order(side: Side, nicknames: [String]) throws {
    let roster = try side.roster(in: folder.file, of: nicknames.reversed())
    let listed = try roster.nicknames()
    #expect(listed == nicknames)
  }

  @Test("Players are listed with all that is known of them", arguments: Side.allCases)
  func players(side: Side) throws {
    let time = Date(timeIntervalSince1970: 1_000_000)
    let roster = try side.roster(in: folder.file, of: "Zoe", "Anna")
    try roster.record(120, of: "Zoe")
    try roster.welcome("Zoe", at: time)
    let players = try roster.players()
    let expected = [
      Player(id: 2, nickname: try Nickname("Anna")),
      Player(id: 1, nickname: try Nickname("Zoe"), bestScore: 120, lastVisit: time),
    ]
    #expect(players == expected)
  }

  @Test(
    "A line is a star, the nickname in bold, and the best score", arguments: Side.allCases,
    ["CoolMan", "한글", "👩‍🚀 Ana", "WWWWWWWWWWWWWWWWWWWW"])
  func line(side: Side, nickname: String) throws {
    let roster = try side.roster(in: folder.file, of: nickname)
    try roster.record(1200, of: nickname)
    let runs = [RosterLine.Run("★ "), .init(nickname, isBold: true), .init("  1200")]
    let lines = try roster.lines()
    #expect(lines == [RosterLine(runs)])
    #expect(lines.map(\.text) == ["★ \(nickname)  1200"])
  }

  @Test("Nothing follows the nickname of who never scored", arguments: Side.allCases)
  func lineWithoutScore(side: Side) throws {
    let roster = try side.roster(in: folder.file, of: "CoolMan")
    let runs = [RosterLine.Run("★ "), .init("CoolMan", isBold: true)]
    let atFirst = try roster.lines()
    #expect(atFirst == [RosterLine(runs)])
    try roster.record(0, of: "CoolMan")
    let afterNothing = try roster.lines()
    #expect(afterNothing == [RosterLine(runs)])
    try roster.record(1, of: "CoolMan")
    let afterOne = try roster.lines()
    #expect(afterOne == [RosterLine(runs + [.init("  1")])])
  }
}

import Foundation
import PlayerVisit
import Testing

@Suite("The roster's list")
struct ListTests {
  private let folder = RosterFolder()

  @Test("A missing file counts as an empty roster, and stays missing", arguments: Side.allCases)
  func empty(side: Side) throws {
    let roster = side.layers.openRoster(in: folder.file)
    let (players, lines) = (try roster.players(), try roster.lines())
    #expect(players == [])
    #expect(lines == [])
    #expect(!FileManager.default.fileExists(atPath: folder.url.path))
  }

  @Test(
    "The ten players of the sample are listed in the order of their nicknames",
    arguments: Side.allCases)
  func sample(side: Side) throws {
    let sample = Roster.sample.players.map(\.nickname.text)
    let roster = try side.roster(in: folder.file, of: sample)
    let nicknames = try roster.nicknames()
    #expect(
      nicknames == [
        "AnotherGuyProgrammer", "CoolMan", "DaromDalashim", "Esperpento43531", "HereYourDead102",
        "ItzWatEver90", "SeriouslyStuff1022", "SrPensionao", "ThornSkillex45", "ZMilof332",
      ])
  }

  @Test("Nicknames in any script are sorted without regard to case", arguments: Side.allCases)
  func order(side: Side) throws {
    let nicknames = [
      "42", "anna", "Anne", "Bo", "BOA", "bob", "zoe", "Àlex", "Øre", "한글", "🚀",
    ]
    let roster = try side.roster(in: folder.file, of: nicknames.reversed())
    let (kept, lines) = (try roster.nicknames(), try roster.lines())
    #expect(kept == nicknames)
    #expect(lines.map(\.text) == nicknames.map { "★ \($0)" })
  }

  @Test(
    "A line is a star, the nickname in bold, and the best score if there is one",
    arguments: Side.allCases, ["CoolMan", "👩‍🚀 Ana", "WWWWWWWWWWWWWWWWWWWW"])
  func line(side: Side, nickname: String) throws {
    let roster = try side.roster(in: folder.file, of: nickname)
    let lines = try [0, 1, 1_200].map { score in
      try roster.record(score, of: nickname)
      return try roster.lines()
    }
    let runs = [RosterLine.Run("★ "), .init(nickname, isBold: true)]
    #expect(
      lines == [
        [RosterLine(runs)], [RosterLine(runs + [.init("  1")])],
        [RosterLine(runs + [.init("  1200")])],
      ])
  }
}

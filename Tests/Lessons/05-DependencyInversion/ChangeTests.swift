import Foundation
import PlayerVisit
import Testing

@Suite("Changing the roster")
struct ChangeTests {
  private let folder = RosterFolder()

  @Test(
    "Adding a player trims the nickname and returns the new player", arguments: Side.allCases
  )
  func add(side: Side) throws {
    let roster = try side.roster(in: folder.file, of: "Zoe")
    let anna = try roster.add("  Anna\n")
    #expect(anna == Player(id: 2, nickname: try Nickname("Anna")))
    let players = try roster.players()
    let zoe = Player(id: 1, nickname: try Nickname("Zoe"))
    #expect(players == [anna, zoe])
  }

  @Test("A player is renamed, whatever the case of the typed nickname", arguments: Side.allCases)
  func rename(side: Side) throws {
    let roster = try side.roster(in: folder.file, of: "Anna", "Zoe")
    try roster.record(70, of: "Anna")
    for (old, new) in [(" anna ", " Zuzanna "), ("Zuzanna", "ZUZANNA")] {
      let renamed = try roster.rename(old, to: new)
      #expect(renamed == Player(id: 1, nickname: try Nickname(new), bestScore: 70))
      let players = try roster.players()
      let zoe = Player(id: 2, nickname: try Nickname("Zoe"))
      #expect(players == [zoe, renamed])
    }
  }

  @Test("Removing a player returns that player and frees the nickname", arguments: Side.allCases)
  func remove(side: Side) throws {
    let roster = try side.roster(in: folder.file, of: "Anna", "Zoe")
    try roster.record(70, of: "Zoe")
    let removed = try roster.remove(" ZOE ")
    #expect(removed == Player(id: 2, nickname: try Nickname("Zoe"), bestScore: 70))
    let nicknames = try roster.nicknames()
    #expect(nicknames == ["Anna"])
    let zoe = try roster.add("zoe")
    let third = Player(id: 3, nickname: try Nickname("zoe"))
    #expect(zoe == third)
  }

  @Test("A player added after all others were removed gets a new number", arguments: Side.allCases)
  func allGone(side: Side) throws {
    let roster = try side.roster(in: folder.file, of: "Anna", "Zoe")
    try roster.remove("Anna")
    try roster.remove("Zoe")
    let players = try roster.players()
    #expect(players == [])
    let bob = try roster.add("Bob")
    #expect(bob.id == 3)
  }

  @Test("A change that the rules refuse is reported and changes nothing", arguments: Side.allCases)
  func refusal(side: Side) throws {
    let roster = try side.roster(in: folder.file, of: "Anna", "Zoe")
    let (players, stamp) = (try roster.players(), try roster.stamp())
    let long = String(repeating: "a", count: 21)
    let refused: [(what: String, error: RosterError, change: () throws -> Player)] = [
      ("adding nothing", .emptyNickname, { try roster.add(" \n") }),
      ("adding a nickname twice", .taken("Anna"), { try roster.add("ANNA") }),
      ("renaming nobody", .unknownPlayer("Bob"), { try roster.rename(" Bob ", to: "Carl") }),
      ("renaming without a name", .emptyNickname, { try roster.rename("", to: "Carl") }),
      ("renaming to nothing", .emptyNickname, { try roster.rename("Anna", to: " ") }),
      ("renaming to a taken nickname", .taken("Zoe"), { try roster.rename("Anna", to: "zoe") }),
      ("renaming nobody to nothing", .emptyNickname, { try roster.rename("Bob", to: "") }),
      ("renaming two bad names", .longNickname(long), { try roster.rename(long, to: "") }),
      ("removing nobody", .unknownPlayer("Bob"), { try roster.remove("Bob") }),
      ("removing without a name", .emptyNickname, { try roster.remove("") }),
      ("welcoming nothing", .emptyNickname, { try roster.welcome("", at: .distantPast) }),
      ("a score for nobody", .unknownPlayer("Bob"), { try roster.record(9, of: "Bob") }),
      ("a score for nothing", .emptyNickname, { try roster.record(9, of: " ") }),
    ]
    for refused in refused {
      #expect(throws: refused.error, "\(refused.what)") { try refused.change() }
    }
    let (kept, now) = (try roster.players(), try roster.stamp())
    #expect(kept == players)
    #expect(now == stamp)
  }
}

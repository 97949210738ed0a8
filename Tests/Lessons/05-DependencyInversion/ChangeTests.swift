import Foundation
import PlayerRoster
import Testing

@Suite("Changing the roster")
struct ChangeTests {
  private let folder = RosterFolder()
  @Test("Somebody is added under the trimmed nickname, and told", arguments: Side.allCases)
  func add(side: Side) throws {
    let roster = try side.roster(in: folder.file, of: "Zoe")
    let anna = try roster.add("  Anna\n")
    #expect(anna == Player(id: 2, nickname: try Nickname("Anna")))
    let players = try roster.players()
    #expect(players == [anna, Player(id: 1, nickname: try Nickname("Zoe"))])
  }

  @Test("Somebody is renamed, whatever the case of what was typed", arguments: Side.allCases)
  func rename(side: Side) throws {
    let roster = try side.roster(in: folder.file, of: "Anna", "Zoe")
    try roster.record(70, of: "Anna")
    for (old, new) in [(" anna ", " Zuzanna "), ("Zuzanna", "ZUZANNA")] {
      let renamed = try roster.rename(old, to: new)
      #expect(renamed == Player(id: 1, nickname: try Nickname(new), bestScore: 70))
      let players = try roster.players()
      #expect(players == [Player(id: 2, nickname: try Nickname("Zoe")), renamed])
    }
  }

  @Test("Who is removed is told, and the nickname is free again", arguments: Side.allCases)
  func remove(side: Side) throws {
    let roster = try side.roster(in: folder.file, of: "Anna", "Zoe")
    try roster.record(70, of: "Zoe")
    let removed = try roster.remove(" ZOE ")
    #expect(removed == Player(id: 2, nickname: try Nickname("Zoe"), bestScore: 70))
    let nicknames = try roster.nicknames()
    #expect(nicknames == ["Anna"])
    let newcomer = try roster.add("zoe")
    #expect(newcomer == Player(id: 3, nickname: try Nickname("zoe")))
  }

  /// Something that the rules refuse, on a roster of Anna and Zoe.
  struct Refused: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let error: RosterError
    let change: @Sendable (any RosterKeeping) throws -> Void

    init(
      _ testDescription: String, _ error: RosterError,
      _ change: @escaping @Sendable (any RosterKeeping) throws -> Void
    ) {
      self.testDescription = testDescription
      self.error = error
      self.change = change
    }
  }

  static let long = String(repeating: "a", count: 21)
  static let time = Date(timeIntervalSince1970: 1_000_000)

  static let refused = [
    Refused("adding nothing", .emptyNickname) { try $0.add(" \n") },
    Refused("adding 21 characters", .longNickname(long)) { try $0.add(" \(long)") },
    Refused("adding a control character", .controlCharacter("a\tb")) { try $0.add("a\tb") },
    Refused("adding a nickname twice", .taken("Anna")) { try $0.add("ANNA") },
    Refused("renaming nobody", .unknownPlayer("Bob")) { try $0.rename(" Bob ", to: "Carl") },
    Refused("renaming without a name", .emptyNickname) { try $0.rename("", to: "Carl") },
    Refused("renaming to nothing", .emptyNickname) { try $0.rename("Anna", to: " ") },
    Refused("renaming to 21 characters", .longNickname(long)) { try $0.rename("Anna", to: long) },
    Refused("renaming to a taken nickname", .taken("Zoe")) { try $0.rename("Anna", to: "zoe") },
    Refused("renaming nobody to nothing", .emptyNickname) { try $0.rename("Bob", to: "") },
    Refused("renaming two bad names", .longNickname(long)) { try $0.rename(long, to: "") },
    Refused("removing nobody", .unknownPlayer("Bob")) { try $0.remove("Bob") },
    Refused("removing without a name", .emptyNickname) { try $0.remove("") },
    Refused("welcoming nothing", .emptyNickname) { try $0.welcome("", at: time) },
    Refused("welcoming 21 characters", .longNickname(long)) { try $0.welcome(long, at: time) },
    Refused("a score of nobody", .unknownPlayer("Bob")) { try $0.record(9, of: "Bob") },
    Refused("a score of nothing", .emptyNickname) { try $0.record(9, of: " ") },
  ]

  @Test("What the rules refuse is told and changes nothing", arguments: Side.allCases, refused)
  func refusal(side: Side, refused: Refused) throws {
    let roster = try side.roster(in: folder.file, of: "Anna", "Zoe")
    let (players, stamp) = (try roster.players(), try roster.stamp())
    #expect(throws: refused.error) { try refused.change(roster) }
    let (playersAfter, stampAfter) = (try roster.players(), try roster.stamp())
    #expect(playersAfter == players)
    #expect(stampAfter == stamp)
  }
}

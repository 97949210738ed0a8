import Foundation
import PlayerRoster
import Testing

@Suite("A roster")
struct RosterTests {
  private let coolMan: Nickname
  private let zMilof: Nickname
  private var roster = Roster()

  init() throws {
    coolMan = try Nickname("CoolMan")
    zMilof = try Nickname("ZMilof332")
  }

  /// Expects that a change fails and leaves the roster as it is.
  private mutating func expect(
    _ error: RosterError, _ change: (inout Roster) throws -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let before = roster
    #expect(throws: error, sourceLocation: sourceLocation) { try change(&roster) }
    #expect(roster == before, sourceLocation: sourceLocation)
  }

  @Test("Adds players who never played, each with a number that nobody had before")
  mutating func adds() throws {
    #expect(roster == Roster(players: [], nextID: 1))
    #expect(try roster.add(coolMan) == Player(id: 1, nickname: coolMan))
    #expect(try roster.add(zMilof) == .named("ZMilof332", id: 2, bestScore: 0, lastVisit: nil))
    #expect(try roster.remove(coolMan).id == 1)
    #expect(try roster.add(coolMan).id == 3)
    #expect(roster.players.map(\.id) == [2, 3])
    #expect(roster.nextID == 4)
    expect(.taken("ZMilof332")) { try $0.add(Nickname("zmilof332")) }
  }

  @Test("Finds players by number and by nickname, in any letters")
  mutating func finds() throws {
    for number in 1...9 { try roster.add(Nickname("Player \(number)")) }
    try roster.remove(5)
    for number in 1...9 where number != 5 {
      #expect(roster.player(number)?.nickname.text == "Player \(number)")
      #expect(roster.player(named: try Nickname("PLAYER  \(number)"))?.id == number)
    }
    #expect([0, 5, 10, -1].allSatisfy { roster.player($0) == nil })
    #expect(roster.player(named: try Nickname("Player 5")) == nil)
    #expect(Roster().player(1) == nil)
  }

  @Test("Renames by number and by nickname, frees the old one, and takes nobody's")
  mutating func renames() throws {
    try roster.add(coolMan)
    try roster.record(70, of: coolMan)
    let warm = try Nickname("WarmMan")
    #expect(try roster.rename(coolMan, to: warm) == Player(id: 1, nickname: warm, bestScore: 70))
    #expect(roster.player(named: coolMan) == nil)
    #expect(try roster.add(coolMan).id == 2)
    #expect(try roster.rename(1, to: zMilof).nickname == zMilof)
    #expect(roster.player(named: warm) == nil)
    let loud = try Nickname("COOLMAN")
    #expect(try roster.rename(coolMan, to: loud).nickname == loud, "the same in other letters")
    #expect(roster.player(named: coolMan)?.nickname == loud)
    expect(.taken("ZMilof332")) { try $0.rename(2, to: Nickname("zmilof332")) }
  }

  @Test("Removes by number and by nickname, and tells who it was")
  mutating func removes() throws {
    let players = [try roster.add(coolMan), try roster.add(zMilof)]
    #expect(try roster.remove(1) == players[0])
    #expect(roster.players == [players[1]])
    #expect(roster.player(named: coolMan) == nil)
    #expect(try roster.remove(Nickname("ZMILOF332")) == players[1])
    #expect(roster == Roster(players: [], nextID: 3))
  }

  @Test("Keeps a score only where it is better")
  mutating func keepsBetterScores() throws {
    try roster.add(coolMan)
    #expect(try roster.record(100, of: 1).bestScore == 100)
    #expect(try roster.record(99, of: coolMan).bestScore == 100)
    #expect(try roster.record(101, of: coolMan).bestScore == 101)
    #expect(try roster.record(-5, of: 1).bestScore == 101)
    #expect(roster.player(1)?.bestScore == 101)
  }

  @Test("Notes visits to the second, at times that a file can hold")
  mutating func notesVisits() throws {
    try roster.add(coolMan)
    let time = Date(timeIntervalSince1970: 1_700_000_000)
    #expect(try roster.noteVisit(of: 1, at: time + 0.999).lastVisit == time)
    #expect(try roster.noteVisit(of: coolMan, at: time + 60).lastVisit == time + 60)
    #expect(roster.player(1)?.lastVisit == time + 60)
    #expect(Player(id: 1, nickname: coolMan, lastVisit: time + 0.5).lastVisit == time)
    for seconds in [Double.infinity, -.infinity, .nan, 1e300, -1e300] {
      let odd = Date(timeIntervalSince1970: seconds)
      let noted = try #require(try roster.noteVisit(of: 1, at: odd).lastVisit)
      #expect(Date.distantPast <= noted && noted <= Date.distantFuture)
    }
  }

  @Test("Knows nobody who is not there")
  mutating func knowsNobodyElse() throws {
    try roster.add(coolMan)
    let (coolMan, zMilof) = (coolMan, zMilof)
    expect(.unknownID(2)) { try $0.rename(2, to: zMilof) }
    expect(.unknownID(2)) { try $0.remove(2) }
    expect(.unknownID(2)) { try $0.record(5, of: 2) }
    expect(.unknownID(2)) { try $0.noteVisit(of: 2, at: Date()) }
    let unknown = RosterError.unknownPlayer("ZMilof332")
    expect(unknown) { try $0.rename(zMilof, to: coolMan) }
    expect(unknown) { try $0.remove(zMilof) }
    expect(unknown) { try $0.record(5, of: zMilof) }
    expect(unknown) { try $0.noteVisit(of: zMilof, at: Date()) }
  }

  @Test("Has ten sample players who never played")
  func sample() throws {
    let names = [
      "CoolMan", "SeriouslyStuff1022", "ThornSkillex45", "SrPensionao", "DaromDalashim",
      "ItzWatEver90", "ZMilof332", "Esperpento43531", "HereYourDead102", "AnotherGuyProgrammer",
    ]
    let players = try names.enumerated().map { try Player.named($1, id: $0 + 1) }
    #expect(Roster.sample == Roster(players: players, nextID: 11))
  }

  // MARK: - As it was stored

  @Test("Is built of stored players in any order")
  mutating func isRestored() throws {
    for name in ["a", "b", "c", "d"] { try roster.add(Nickname(name)) }
    try roster.remove(2)
    let restored = Roster(players: roster.players.reversed(), nextID: roster.nextID)
    #expect(restored == roster)
    #expect(restored != Roster(players: roster.players, nextID: 6), "The next number differs.")
    #expect(restored?.hashValue == roster.hashValue)
    #expect(restored?.player(named: try Nickname("C"))?.id == 3)
    #expect(restored?.player(4)?.nickname.text == "d")
  }

  @Test(
    "Is not built of numbers, nicknames or scores that no roster has",
    arguments: [
      ([(4, "a", 0)], 5, true), ([(5, "a", 0)], 5, false), ([(0, "a", 0)], 5, false),
      ([(-1, "a", 0)], 5, false), ([(1, "a", 0), (1, "b", 0)], 5, false),
      ([(1, "a", 0), (2, "A", 0)], 5, false), ([(1, "a", -1)], 5, false), ([], 0, false),
      ([], 1 << 52, true), ([], 1 << 52 + 1, false),
    ] as [([(Int, String, Int)], Int, Bool)])
  func isRoster(_ players: [(Int, String, Int)], nextID: Int, isOne: Bool) throws {
    let players = try players.map { try Player.named($1, id: $0, bestScore: $2) }
    #expect((Roster(players: players, nextID: nextID) != nil) == isOne)
  }

  @Test("Adds nobody without a number that every JSON reader knows")
  mutating func hasRoom() throws {
    roster = try #require(Roster(players: [], nextID: 1 << 52 - 1))
    #expect(try roster.add(coolMan).id == 1 << 52 - 1)
    let zMilof = zMilof
    expect(.full) { try $0.add(zMilof) }
  }
}

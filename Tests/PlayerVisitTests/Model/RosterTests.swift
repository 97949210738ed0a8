import Foundation
import PlayerVisit
import Testing

@Suite("Rosters")
struct RosterTests {
  private let coolMan: Nickname
  private let zMilof: Nickname
  private var roster = Roster()

  init() throws {
    coolMan = try Nickname("CoolMan")
    zMilof = try Nickname("ZMilof332")
  }

  /// Expects that changes fail and leave the roster unchanged.
  private mutating func expect(
    _ error: RosterError, _ changes: (inout Roster) throws -> Player...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let before = roster
    for change in changes {
      #expect(throws: error, sourceLocation: sourceLocation) { try change(&roster) }
    }
    #expect(roster == before, sourceLocation: sourceLocation)
  }

  @Test("A roster adds and removes players, and never reuses a number")
  mutating func adds() throws {
    #expect(roster == Roster(players: [], nextID: 1))
    let players = [try roster.add(coolMan), try roster.add(zMilof)]
    let expected: [Player] = [try .named("CoolMan", id: 1), try .named("ZMilof332", id: 2)]
    #expect(players == expected)
    #expect(try roster.remove(coolMan) == players[0])
    let again = try roster.add(coolMan)
    #expect(roster == Roster(players: [players[1], try .named("CoolMan", id: 3)], nextID: 4))
    expect(.taken("ZMilof332"), { try $0.add(Nickname("zmilof332")) })
    let removed = [try roster.remove(2), try roster.remove(Nickname("COOLMAN"))]
    #expect(removed == [players[1], again])
    #expect(roster == Roster(players: [], nextID: 4) && roster.player(named: coolMan) == nil)
  }

  @Test("Renaming a player frees the old nickname, and cannot take another player's nickname")
  mutating func renames() throws {
    try roster.add(coolMan)
    try roster.record(70, of: coolMan)
    let (warm, loud) = (try Nickname("WarmMan"), try Nickname("COOLMAN"))
    #expect(try roster.rename(coolMan, to: warm) == Player(id: 1, nickname: warm, bestScore: 70))
    #expect(try roster.add(coolMan).id == 2)
    let renamed = [try roster.rename(1, to: zMilof), try roster.rename(coolMan, to: loud)]
    #expect(renamed.map(\.nickname) == [zMilof, loud], "The case alone can change.")
    let found = [roster.player(named: warm), roster.player(named: coolMan)]
    #expect(found == [nil, renamed[1]])
    expect(.taken("ZMilof332"), { try $0.rename(2, to: Nickname("zmilof332")) })
    expect(.taken("COOLMAN"), { [zMilof, coolMan] in try $0.rename(zMilof, to: coolMan) })
  }

  @Test("A roster keeps only a better score")
  mutating func keepsBetterScores() throws {
    try roster.add(coolMan)
    let best = [
      try roster.record(100, of: 1), try roster.record(99, of: coolMan),
      try roster.record(101, of: coolMan), try roster.record(-5, of: 1),
    ]
    let scores: [Int] = (best + roster.players).map(\.bestScore)
    #expect(scores == [100, 100, 101, 101, 101])
  }

  @Test("A roster records visits to the second, at times that a file can hold")
  mutating func notesVisits() throws {
    try roster.add(coolMan)
    let time = Date(timeIntervalSince1970: 1_700_000_000)
    let visits = [
      try roster.noteVisit(of: 1, at: time + 0.999),
      try roster.noteVisit(of: coolMan, at: time + 60),
      Player(id: 1, nickname: coolMan, lastVisit: time + 0.5),
    ]
    let times: [Date?] = (visits + roster.players).map(\.lastVisit)
    #expect(times == [time, time + 60, time, time + 60])
    let early = Date(timeIntervalSince1970: -0.5)
    #expect(try roster.noteVisit(of: 1, at: early).lastVisit?.timeIntervalSince1970 == -1)
    for seconds in [Double.infinity, -.infinity, .nan, 1e300, -1e300] {
      let odd = Date(timeIntervalSince1970: seconds)
      let noted = try #require(try roster.noteVisit(of: 1, at: odd).lastVisit)
      #expect(Date.distantPast <= noted && noted <= Date.distantFuture)
    }
  }

  @Test("A roster refuses changes to a missing player")
  mutating func knowsNobodyElse() throws {
    try roster.add(coolMan)
    let (coolMan, zMilof) = (coolMan, zMilof)
    expect(
      .unknownID(2), { try $0.rename(2, to: zMilof) }, { try $0.remove(2) },
      { try $0.record(5, of: 2) }, { try $0.noteVisit(of: 2, at: Date()) })
    expect(
      .unknownPlayer("ZMilof332"), { try $0.rename(zMilof, to: coolMan) },
      { try $0.remove(zMilof) },
      { try $0.record(5, of: zMilof) }, { try $0.noteVisit(of: zMilof, at: Date()) })
  }

  // MARK: - Stored rosters

  @Test("Stored players in any order make a roster, unless they break the roster's rules")
  mutating func isRestored() throws {
    for name in ["a", "b", "c", "d"] { try roster.add(Nickname(name)) }
    try roster.remove(2)
    let restored = Roster(players: roster.players.reversed(), nextID: roster.nextID)
    #expect(restored == roster)
    #expect(restored != Roster(players: roster.players, nextID: 6), "The next number differs.")
    let (named, numbered) = (restored?.player(named: try Nickname("C")), restored?.player(4))
    #expect(named?.id == 3 && numbered?.id == 4)
    let stored: [([(Int, String, Int)], nextID: Int, isRoster: Bool)] = [
      ([(4, "a", 0)], 5, true), ([(5, "a", 0)], 5, false), ([(0, "a", 0)], 5, false),
      ([(-1, "a", 0)], 5, false), ([(1, "a", 0), (1, "b", 0)], 5, false),
      ([(1, "a", 0), (2, "A", 0)], 5, false), ([(1, "a", -1)], 5, false), ([], 0, false),
      ([], 1 << 52, true), ([], 1 << 52 + 1, false),
    ]
    for (rows, nextID, isRoster) in stored {
      let players = try rows.map { try Player.named($1, id: $0, bestScore: $2) }
      #expect((Roster(players: players, nextID: nextID) != nil) == isRoster, "\(rows) \(nextID)")
    }
  }

  @Test("A roster adds no player whose number is too large for some JSON readers to read exactly")
  mutating func hasRoom() throws {
    roster = try #require(Roster(players: [], nextID: 1 << 52 - 1))
    #expect(try roster.add(coolMan).id == 1 << 52 - 1)
    let zMilof = zMilof
    expect(.full, { try $0.add(zMilof) })
  }
}

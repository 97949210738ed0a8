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

  @Test("Is empty at first, and gives its first player the number 1")
  func isEmpty() {
    #expect(roster.players.isEmpty)
    #expect(roster.nextID == 1)
  }

  @Test("Adds players with numbers of their own, who never played")
  mutating func adds() throws {
    #expect(try roster.add(coolMan) == Player(id: 1, nickname: coolMan))
    let second = try roster.add(zMilof)
    #expect(second == Player(id: 2, nickname: zMilof, bestScore: 0, lastVisit: nil))
    #expect(roster.players.map(\.id) == [1, 2])
    #expect(roster.nextID == 3)
  }

  @Test("Finds players by number and by nickname, in any letters")
  mutating func finds() throws {
    for number in 1...9 { try roster.add(Nickname("Player \(number)")) }
    try roster.remove(5)
    for number in 1...9 where number != 5 {
      #expect(roster.player(number)?.nickname.text == "Player \(number)")
      #expect(roster.player(named: try Nickname("PLAYER  \(number)"))?.id == number)
    }
    for number in [0, 5, 10, -1] { #expect(roster.player(number) == nil) }
    #expect(roster.player(named: try Nickname("Player 5")) == nil)
    #expect(Roster().player(1) == nil)
  }

  @Test("Refuses a nickname that somebody carries, in any letters, and names who")
  mutating func refusesTaken() throws {
    try roster.add(coolMan)
    let before = roster
    #expect(throws: RosterError.taken("CoolMan")) { try roster.add(Nickname("COOLMAN")) }
    #expect(roster == before)
  }

  @Test("Never gives a number twice")
  mutating func givesNewNumbers() throws {
    try roster.add(coolMan)
    #expect(try roster.remove(coolMan).id == 1)
    #expect(try roster.add(coolMan).id == 2)
  }

  @Test("Renames by number and by nickname, and frees the old one")
  mutating func renames() throws {
    try roster.add(coolMan)
    try roster.record(70, of: coolMan)
    let warm = try Nickname("WarmMan")
    #expect(try roster.rename(coolMan, to: warm) == Player(id: 1, nickname: warm, bestScore: 70))
    #expect(roster.player(named: coolMan) == nil)
    #expect(roster.player(named: warm)?.id == 1)
    #expect(try roster.add(coolMan).id == 2)
    #expect(try roster.rename(1, to: zMilof).nickname == zMilof)
    #expect(roster.player(named: warm) == nil)
  }

  @Test("Renames to one's own nickname in other letters, but not to another's")
  mutating func renamesToOwn() throws {
    try roster.add(coolMan)
    try roster.add(zMilof)
    let loud = try Nickname("COOLMAN")
    #expect(try roster.rename(coolMan, to: loud).nickname.text == "COOLMAN")
    #expect(roster.player(named: coolMan)?.nickname.text == "COOLMAN")
    let before = roster
    #expect(throws: RosterError.taken("ZMilof332")) {
      try roster.rename(coolMan, to: Nickname("zmilof332"))
    }
    #expect(roster == before)
  }

  @Test("Removes by number and by nickname, and tells who it was")
  mutating func removes() throws {
    try roster.add(coolMan)
    try roster.add(zMilof)
    #expect(try roster.remove(1).nickname == coolMan)
    #expect(roster.players.map(\.nickname) == [zMilof])
    #expect(try roster.remove(Nickname("ZMILOF332")).id == 2)
    #expect(roster.players.isEmpty)
    #expect(roster.nextID == 3)
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

  @Test("Notes visits to the second")
  mutating func notesVisits() throws {
    try roster.add(coolMan)
    let time = Date(timeIntervalSince1970: 1_700_000_000)
    #expect(try roster.noteVisit(of: 1, at: time + 0.999).lastVisit == time)
    #expect(try roster.noteVisit(of: coolMan, at: time + 60).lastVisit == time + 60)
    #expect(roster.player(1)?.lastVisit == time + 60)
    #expect(Player(id: 1, nickname: coolMan, lastVisit: time + 0.5).lastVisit == time)
  }

  @Test(
    "Takes every time for one that a file can hold",
    arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300])
  mutating func notesOddVisits(_ seconds: Double) throws {
    try roster.add(coolMan)
    let visit = try roster.noteVisit(of: 1, at: Date(timeIntervalSince1970: seconds)).lastVisit
    let noted = try #require(visit)
    #expect(Date.distantPast <= noted && noted <= Date.distantFuture)
  }

  @Test("Knows nobody who is not there")
  mutating func knowsNobodyElse() throws {
    try roster.add(coolMan)
    let before = roster
    #expect(throws: RosterError.unknownID(2)) { try roster.rename(2, to: zMilof) }
    #expect(throws: RosterError.unknownID(2)) { try roster.remove(2) }
    #expect(throws: RosterError.unknownID(2)) { try roster.record(5, of: 2) }
    #expect(throws: RosterError.unknownID(2)) { try roster.noteVisit(of: 2, at: Date()) }
    let unknown = RosterError.unknownPlayer("ZMilof332")
    #expect(throws: unknown) { try roster.rename(zMilof, to: coolMan) }
    #expect(throws: unknown) { try roster.remove(zMilof) }
    #expect(throws: unknown) { try roster.record(5, of: zMilof) }
    #expect(throws: unknown) { try roster.noteVisit(of: zMilof, at: Date()) }
    #expect(roster == before)
  }

  @Test("Is the same as another with the same players and the same next number")
  mutating func equals() throws {
    try roster.add(coolMan)
    var other = roster
    try other.add(zMilof)
    #expect(roster != other)
    try other.remove(zMilof)
    #expect(roster != other, "The next number differs.")
    var same = Roster()
    try same.add(coolMan)
    #expect(roster == same)
    #expect(roster.hashValue == same.hashValue)
  }

  @Test("Has ten sample players")
  func hasSample() {
    #expect(
      Roster.sample.players.map(\.nickname.text) == [
        "CoolMan", "SeriouslyStuff1022", "ThornSkillex45", "SrPensionao", "DaromDalashim",
        "ItzWatEver90", "ZMilof332", "Esperpento43531", "HereYourDead102", "AnotherGuyProgrammer",
      ])
    #expect(Roster.sample.players.map(\.id) == Array(1...10))
    #expect(Roster.sample.nextID == 11)
    #expect(Roster.sample.players.allSatisfy { $0.bestScore == 0 && $0.lastVisit == nil })
  }
}

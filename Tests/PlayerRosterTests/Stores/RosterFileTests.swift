import Foundation
import PlayerRoster
import Testing
import Toolchain

@Suite("The file of a roster")
struct RosterFileTests {
  private let folder: TemporaryFolder
  private let file: RosterFile

  init() throws {
    folder = try TemporaryFolder()
    file = RosterFile(folder.url.appendingPathComponent("roster.json"))
  }

  private func add(_ nickname: String, to file: RosterFile) throws {
    try file.update { roster throws(RosterError) in try roster.add(Nickname(nickname)) }
  }

  /// What somebody finds in the file who opens it now.
  private func names() throws -> [String] {
    try RosterFile(file.url).load().players.map(\.nickname.text)
  }

  @Test("Is not touched before it is changed, and made with its folders then")
  func isMade() throws {
    defer { folder.remove() }
    let file = RosterFile(folder.url.appendingPathComponent("no/such/roster.json"))
    #expect(try file.load() == Roster())
    _ = try file.stamp()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    try add("CoolMan", to: file)
    #expect(try RosterFile(file.url).load().players.count == 1)
  }

  @Test("Holds a line of JSON for each player, in the order in which they came")
  func holdsJSON() throws {
    defer { folder.remove() }
    try file.update { roster throws(RosterError) in
      for name in ["CoolMan", "\"Back\\slash/\"", "한글 🚀"] { try roster.add(Nickname(name)) }
      try roster.record(1200, of: 2)
      try roster.noteVisit(of: 3, at: Date(timeIntervalSince1970: 1_700_000_000))
    }
    #expect(
      try String(contentsOf: file.url, encoding: .utf8) == #"""
        {
          "version": 1,
          "nextID": 4,
          "players": [
            {"id": 1, "nickname": "CoolMan", "bestScore": 0},
            {"id": 2, "nickname": "\"Back\\slash/\"", "bestScore": 1200},
            {"id": 3, "nickname": "한글 🚀", "bestScore": 0, "lastVisit": "2023-11-14T22:13:20Z"}
          ]
        }

        """#)
    #expect(try RosterFile(file.url).load() == file.load())
    // Visits of every age are kept.
    let times = [Date.distantPast, Date(timeIntervalSince1970: -1), .distantFuture]
    try file.update { roster throws(RosterError) in
      for (id, time) in zip(1...3, times) { try roster.noteVisit(of: id, at: time) }
    }
    #expect(try RosterFile(file.url).load().players.map(\.lastVisit) == times)
    try file.update { roster throws(RosterError) in for id in 1...3 { try roster.remove(id) } }
    #expect(
      try String(contentsOf: file.url, encoding: .utf8)
        == "{\n  \"version\": 1,\n  \"nextID\": 4,\n  \"players\": []\n}\n")
    #expect(try RosterFile(file.url).load().nextID == 4)
  }

  @Test("May be written by hand: keys in any order, blanks as one likes, others passed over")
  func isReadLeniently() throws {
    defer { folder.remove() }
    _ = try folder.file(
      "roster.json",
      """
      {"players":[{"lastVisit":null,"bestScore":5,"nickname":" CoolMan ","id":3,"mood":"good"},
      {"id":1,"bestScore":0,"nickname":"b"}],"nextID":9,"version":1,"note":"hello"}
      """)
    let players = [try Player.named("b", id: 1), try .named("CoolMan", id: 3, bestScore: 5)]
    #expect(try file.load() == Roster(players: players, nextID: 9))
  }

  @Test("Is not read again as long as it stays the same, by whoever read or wrote it")
  func isReadOnce() throws {
    defer { folder.remove() }
    try add("CoolMan", to: file)
    let reader = RosterFile(file.url)
    let (stamp, roster) = (try reader.stamp(), try reader.load())
    try overwriteUnseen(file.url.path)
    #expect(try reader.stamp() == stamp, "The test must leave the stamp as it was.")
    #expect(try [reader.load(), file.load()] == [roster, roster])
    #expect(throws: RosterError.self, "Who did not read it before finds the damage.") {
      try RosterFile(file.url).load()
    }
    try add("ZMilof332", to: file)
    #expect(try names() == ["ZMilof332"])
  }

  @Test("Shows two that have it open what the other does")
  func isShared() throws {
    defer { folder.remove() }
    let other = RosterFile(file.url)
    for round in 1...10 {
      let (writer, reader) = round.isMultiple(of: 2) ? (file, other) : (other, file)
      let stamp = try reader.stamp()
      try add("Player \(round)", to: writer)
      let stamps = [try reader.stamp(), try writer.stamp()]
      #expect(stamps[0] != stamp && stamps[0] == stamps[1])
      #expect(try reader.load().players.count == round)
    }
  }

  /// Puts other bytes in the place of a file's, behind the back of whoever looks at its status.
  private func overwriteUnseen(_ path: String) throws {
    let script = """
      touch -r "$1" "$1.time" && tr '{' '[' < "$1" > "$1.copy" && cat "$1.copy" > "$1" \
      && touch -r "$1.time" "$1" && rm "$1.time" "$1.copy"
      """
    let output = try ChildProcess("sh", ["-c", script, "sh", path]).run()
    try #require(output.status == 0, "\(output.standardError)")
  }
}

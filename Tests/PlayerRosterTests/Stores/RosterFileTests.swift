import Foundation
import PlayerRoster
import Testing
import Toolchain

@Suite("The file of a roster")
struct RosterFileTests {
  private let folder: RosterFolder
  private let file: RosterFile

  init() throws {
    folder = try RosterFolder()
    file = folder.file
  }

  @Test("Is not touched before it is changed, and made with its folders then")
  func isMade() throws {
    let file = RosterFile(folder.url.appendingPathComponent("no/such/roster.json"))
    #expect(try file.load() == Roster())
    _ = try file.stamp()
    #expect(try folder.names.isEmpty)
    try file.add()
    #expect(try RosterFile(file.url).load().players.count == 1)
  }

  @Test("Holds a line of JSON for each player, in the order in which they came")
  func holdsJSON() throws {
    try file.update { roster throws(RosterError) in
      for name in ["CoolMan", "\"Back\\slash/\"", "한글 🚀"] { try roster.add(Nickname(name)) }
      try roster.record(1200, of: 2)
      try roster.noteVisit(of: 3, at: Date(timeIntervalSince1970: 1_700_000_000))
    }
    #expect(
      try folder.text() == #"""
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
    #expect(try folder.reread() == file.load())
    // Visits of every age are kept.
    let times = [Date.distantPast, Date(timeIntervalSince1970: -1), .distantFuture]
    try file.update { roster throws(RosterError) in
      for (id, time) in zip(1...3, times) { try roster.noteVisit(of: id, at: time) }
    }
    #expect(try folder.reread().players.map(\.lastVisit) == times)
    try file.update { roster throws(RosterError) in for id in 1...3 { try roster.remove(id) } }
    #expect(
      try folder.text() == "{\n  \"version\": 1,\n  \"nextID\": 4,\n  \"players\": []\n}\n")
    #expect(try folder.reread().nextID == 4)
  }

  @Test("Is not read again as long as it stays the same, by whoever read or wrote it")
  func isReadOnce() throws {
    try file.add()
    let reader = RosterFile(file.url)
    let (stamp, roster) = (try reader.stamp(), try reader.load())
    // Puts other bytes in the place of the file's, behind the back of whoever looks at its status.
    let script = """
      touch -r "$1" "$1.time" && tr '{' '[' < "$1" > "$1.copy" && cat "$1.copy" > "$1" \
      && touch -r "$1.time" "$1" && rm "$1.time" "$1.copy"
      """
    let output = try ChildProcess("sh", ["-c", script, "sh", folder.path]).run()
    try #require(output.status == 0, "\(output.standardError)")
    #expect(try reader.stamp() == stamp, "The test must leave the stamp as it was.")
    #expect(try [reader.load(), file.load()] == [roster, roster])
    #expect(throws: RosterError.self, "Who did not read it before finds the damage.") {
      try folder.reread()
    }
  }

  @Test("Is a file: no other address can be one")
  func isFile() async {
    await #expect(processExitsWith: .failure) {
      _ = try RosterFile(#require(URL(string: "https://example.org/roster.json")))
    }
  }
}

import DependencyInversionAfter
import DependencyInversionBefore
import Foundation
import PlayerVisit
import Testing

/// The store alone, in details that neither the rules nor the list see.
@Suite("The store's file")
struct StoreFileTests {
  private let folder = RosterFolder()

  @Test(
    "No file exists before the first change, which creates it and its folders",
    arguments: Side.allCases)
  func isMade(side: Side) throws {
    let file = side.file(folder.url.appendingPathComponent("no/such/roster.json"))
    #expect(try file.load() == Roster())
    _ = try file.stamp()
    #expect(folder.names.isEmpty)
    try file.add()
    #expect(try side.file(file.url).load().players.count == 1)
  }

  @Test("Each version reads a roster that another version wrote", arguments: Side.allCases)
  func otherVersion(side: Side) throws {
    let writer = side.layers.openRoster(in: folder.file)
    try writer.add("Anna")
    try writer.record(70, of: "Anna")
    let readers = Side.allCases.map { $0.layers.openRoster(in: folder.file) }
    let (players, lines) = (try writer.players(), try writer.lines())
    let read = try readers.map { try $0.players() }
    let shown = try readers.map { try $0.lines() }
    #expect(Set(read) == [players])
    #expect(Set(shown) == [lines])
  }

  @Test(
    "A roster is kept as a line of JSON for each player, in the order in which they were added",
    arguments: Side.allCases)
  func holdsJSON(side: Side) throws {
    let file = side.file(folder.file)
    _ = try file.update { roster throws(RosterError) in
      for name in ["CoolMan", "\"Back\\slash/\"", "한글 🚀"] { try roster.add(Nickname(name)) }
      try roster.record(1200, of: 2)
      return try roster.noteVisit(of: 3, at: Date(timeIntervalSince1970: 1_700_000_000))
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
    #expect(try side.file(folder.file).load() == file.load())
    for _ in 1...3 {
      _ = try file.update { roster throws(RosterError) in try roster.remove(roster.players[0].id) }
    }
    #expect(
      try folder.text() == "{\n  \"version\": 1,\n  \"nextID\": 4,\n  \"players\": []\n}\n")
    #expect(try side.file(folder.file).load().nextID == 4)
  }

  @Test(
    "A repository does not read an unchanged file that it has already read or written",
    arguments: Side.allCases)
  func isReadOnce(side: Side) throws {
    let file = side.file(folder.file)
    try file.add()
    let reader = side.file(folder.file)
    let (stamp, roster) = (try reader.stamp(), try reader.load())
    try damageUnseen()
    #expect(try reader.stamp() == stamp, "The test must leave the stamp as it was.")
    let seen = [try reader.load(), try file.load()]
    #expect(seen == [roster, roster])
    #expect(throws: RosterError.self, "A repository that has not read it finds the damage.") {
      try side.file(folder.file).load()
    }
  }

  /// Changes the file's contents, but neither its size nor its times.
  private func damageUnseen() throws {
    var status = stat()
    try #require(stat(folder.path, &status) == 0)
    #if canImport(Darwin)
      let times = [status.st_atimespec, status.st_mtimespec]
    #else
      let times = [status.st_atim, status.st_mtim]
    #endif
    let handle = try FileHandle(forWritingTo: folder.file)
    try handle.write(contentsOf: Data("[".utf8))
    try handle.close()
    try #require(utimensat(AT_FDCWD, folder.path, times, 0) == 0)
  }

  @Test("A roster is kept in a file; any other URL ends the program", arguments: Side.allCases)
  func isFile(side: Side) async {
    await #expect(processExitsWith: .failure) { [side] in
      _ = side.file(try #require(URL(string: "https://example.org/roster.json")))
    }
  }
}

import Foundation
import Testing
import Toolchain

@testable import PlayerRoster

@Suite("The file of a roster")
struct RosterFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var path: String { folder.url.appendingPathComponent("roster.json").path }

  private func add(_ nickname: String, to url: URL) throws {
    try RosterFile(url).update { roster throws(RosterError) in try roster.add(Nickname(nickname)) }
  }

  private func names(in url: URL) throws -> [String] {
    try RosterFile(url).load().players.map(\.nickname.text)
  }

  private func permissions(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test("Is not touched before it is changed, nor is its folder")
  func isNotTouched() throws {
    defer { folder.remove() }
    let file = RosterFile(folder.url.appendingPathComponent("no/such/roster.json"))
    #expect(try file.load() == Roster())
    _ = try file.stamp()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test("Is made with its folders by the first change")
  func isMade() throws {
    defer { folder.remove() }
    let url = folder.url.appendingPathComponent("some/new/folder/roster.json")
    try add("CoolMan", to: url)
    #expect(try names(in: url) == ["CoolMan"])
  }

  @Test("Holds a line of JSON for each player, in the order in which they came")
  func holdsJSON() throws {
    defer { folder.remove() }
    let file = RosterFile(URL(fileURLWithPath: path))
    try file.update { roster throws(RosterError) in
      for name in ["CoolMan", "\"Back\\slash/\"", "한글 🚀"] { try roster.add(Nickname(name)) }
      try roster.record(1200, of: 2)
      try roster.noteVisit(of: 3, at: Date(timeIntervalSince1970: 1_700_000_000))
    }
    #expect(
      try String(contentsOfFile: path, encoding: .utf8) == #"""
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
    try file.update { roster throws(RosterError) in for id in 1...3 { try roster.remove(id) } }
    #expect(
      try String(contentsOfFile: path, encoding: .utf8) == """
        {
          "version": 1,
          "nextID": 4,
          "players": []
        }

        """)
    #expect(try RosterFile(file.url).load().nextID == 4)
  }

  @Test("Keeps visits of every age")
  func keepsOldVisits() throws {
    defer { folder.remove() }
    let file = RosterFile(URL(fileURLWithPath: path))
    let times = [Date.distantPast, Date(timeIntervalSince1970: -1), .distantFuture]
    try file.update { roster throws(RosterError) in
      for (index, time) in times.enumerated() {
        try roster.noteVisit(of: roster.add(Nickname("Player \(index)")).id, at: time)
      }
    }
    #expect(try RosterFile(file.url).load().players.map(\.lastVisit) == times)
  }

  @Test("May be written by hand: keys in any order, blanks as one likes, others passed over")
  func isReadLeniently() throws {
    defer { folder.remove() }
    let text = """
      {"players":[{"lastVisit":null,"bestScore":5,"nickname":" CoolMan ","id":3,"mood":"good"},
      {"id":1,"bestScore":0,"nickname":"b"}],"nextID":9,"version":1,"note":"hello"}
      """
    let url = try folder.file("roster.json", text)
    let roster = try RosterFile(url).load()
    #expect(roster.players.map(\.nickname.text) == ["b", "CoolMan"])
    #expect(roster.nextID == 9)
  }

  @Test("Keeps its permissions", arguments: [0o600, 0o640, 0o666])
  func keepsPermissions(_ mode: Int) throws {
    defer { folder.remove() }
    let url = URL(fileURLWithPath: path)
    try add("CoolMan", to: url)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    try add("ZMilof332", to: url)
    #expect(try permissions(of: path) == mode)
    #expect(try names(in: url) == ["CoolMan", "ZMilof332"])
  }

  @Test("Stays behind the symbolic links that lead to it, also where it is not there yet")
  func staysBehindLinks() throws {
    defer { folder.remove() }
    let manager = FileManager.default
    let real = folder.url.appendingPathComponent("real")
    try manager.createDirectory(at: real, withIntermediateDirectories: true)
    let middle = real.appendingPathComponent("middle").path
    try manager.createSymbolicLink(atPath: middle, withDestinationPath: "players.json")
    try manager.createSymbolicLink(atPath: path, withDestinationPath: middle)
    let url = URL(fileURLWithPath: path)
    try add("CoolMan", to: url)
    try add("ZMilof332", to: url)
    #expect(try manager.destinationOfSymbolicLink(atPath: path) == middle)
    #expect(try manager.destinationOfSymbolicLink(atPath: middle) == "players.json")
    #expect(try names(in: real.appendingPathComponent("players.json")).count == 2)
    #expect(try names(in: url).count == 2)
    // One lock for all its names.
    let here = try manager.contentsOfDirectory(atPath: folder.url.path)
    #expect(Set(here) == ["real", "roster.json"])
  }

  @Test("Is read once as long as it stays the same")
  func isReadOnce() throws {
    defer { folder.remove() }
    let url = URL(fileURLWithPath: path)
    try add("CoolMan", to: url)
    let file = RosterFile(url)
    let roster = try file.load()
    let stamp = try file.stamp()
    try overwriteUnseen(path)
    #expect(try file.stamp() == stamp, "The test must leave the stamp as it was.")
    #expect(try file.load() == roster)
    #expect(throws: RosterError.self, "Who did not read it before finds the damage.") {
      try RosterFile(url).load()
    }
  }

  @Test("Is not read again by the one who wrote it")
  func isNotReadByItsWriter() throws {
    defer { folder.remove() }
    let file = RosterFile(URL(fileURLWithPath: path))
    try file.update { roster throws(RosterError) in try roster.add(Nickname("CoolMan")) }
    try overwriteUnseen(path)
    #expect(try file.load().players.count == 1)
    try file.update { roster throws(RosterError) in try roster.add(Nickname("ZMilof332")) }
    #expect(try names(in: file.url) == ["CoolMan", "ZMilof332"])
  }

  @Test("Shows two that have it open what the other does")
  func isShared() throws {
    defer { folder.remove() }
    let (one, other) = (
      RosterFile(URL(fileURLWithPath: path)), RosterFile(URL(fileURLWithPath: path))
    )
    for round in 1...10 {
      let (writer, reader) = round.isMultiple(of: 2) ? (one, other) : (other, one)
      let stamp = try reader.stamp()
      try writer.update { roster throws(RosterError) in
        try roster.add(Nickname("Player \(round)"))
      }
      #expect(try reader.stamp() != stamp)
      #expect(try reader.stamp() == writer.stamp())
      #expect(try reader.load().players.count == round)
    }
  }

  /// Puts other bytes in the place of a file's, behind the back of whoever looks at its status.
  private func overwriteUnseen(_ path: String) throws {
    let output = try ChildProcess(
      "sh",
      [
        "-c",
        """
        touch -r "$1" "$1.time" && tr '{' '[' < "$1" > "$1.copy" && cat "$1.copy" > "$1" \
        && touch -r "$1.time" "$1" && rm "$1.time" "$1.copy"
        """, "sh", path,
      ]
    ).run()
    try #require(output.status == 0, "\(output.standardError)")
  }
}

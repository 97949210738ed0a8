import Foundation
import PlayerRoster
import Testing
import Toolchain

@Suite("A roster's file that is damaged or newer")
struct DamagedRosterFileTests {
  /// What is no roster, by what is wrong with it.
  static let damages: [(String, Data)] =
    [
      ("empty", ""),
      ("blank", " \n"),
      ("no JSON", "hello"),
      ("another shape", "[1, 2]"),
      ("no object", "{\"version\": 1, \"nextID\": 2, \"players\": {}}"),
      ("no version", "{\"nextID\": 2, \"players\": []}"),
      ("version 0", "{\"version\": 0, \"nextID\": 2, \"players\": []}"),
      ("a version in words", "{\"version\": \"1\", \"nextID\": 2, \"players\": []}"),
      ("no next number", "{\"version\": 1, \"players\": []}"),
      ("cut off", "{\"version\": 1, \"nextID\": 2, \"players\": ["),
      ("two documents", "{\"version\": 1, \"nextID\": 2, \"players\": []}{}"),
      ("an invalid nickname", file(nextID: 2, (1, "", 0))),
      ("a long nickname", file(nextID: 2, (1, "abcdefghijklmnopqrstuvwxyz", 0))),
      ("a number twice", file(nextID: 3, (1, "a", 0), (1, "b", 0))),
      ("a nickname twice", file(nextID: 3, (1, "a", 0), (2, "A", 0))),
      ("a negative score", file(nextID: 2, (1, "a", -1))),
      ("a number not below the next", file(nextID: 1, (1, "a", 0))),
      (
        "no time",
        "{\"version\": 1, \"nextID\": 2, \"players\": [{\"id\": 1, \"nickname\": \"a\", "
          + "\"bestScore\": 0, \"lastVisit\": \"yesterday\"}]}"
      ),
      ("too deep", String(repeating: "[", count: 100_000)),
    ].map { ($0, Data($1.utf8)) } + [
      ("no UTF-8", Data("{\"version\": 1, \"nextID\": 2, \"players\": []}".utf8) + [0xFF]),
      ("zeros", Data(count: 100)),
    ]

  private static func file(nextID: Int, _ players: (Int, String, Int)...) -> String {
    let lines = players.map { "{\"id\": \($0), \"nickname\": \"\($1)\", \"bestScore\": \($2)}" }
    return
      "{\"version\": 1, \"nextID\": \(nextID), \"players\": [\(lines.joined(separator: ", "))]}"
  }

  private let folder: TemporaryFolder
  private let file: RosterFile
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    file = RosterFile(folder.url.appendingPathComponent("roster.json"))
    path = file.url.path
  }

  private func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.url.appendingPathComponent(name))
  }

  private func addSomebody() throws {
    try file.update { roster throws(RosterError) in try roster.add(Nickname("CoolMan")) }
  }

  @Test("Is kept under another name and reported once by whoever loads it", arguments: damages)
  func isKeptOnLoad(_ name: String, _ damage: Data) throws {
    defer { folder.remove() }
    try damage.write(to: file.url)
    #expect(throws: RosterError.damaged(path, keptAs: "\(path).damaged-1")) { try file.load() }
    #expect(try data("roster.json.damaged-1") == damage)
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(try file.load() == Roster())
    try addSomebody()
    #expect(try file.load().players.count == 1)
  }

  @Test("Is kept under another name and reported once by whoever changes it")
  func isKeptOnUpdate() throws {
    defer { folder.remove() }
    try Data("hello".utf8).write(to: file.url)
    #expect(throws: RosterError.damaged(path, keptAs: "\(path).damaged-1")) { try addSomebody() }
    #expect(try data("roster.json.damaged-1") == Data("hello".utf8))
    try addSomebody()
    #expect(try file.load().players.map(\.id) == [1])
  }

  @Test("Takes the place of no other that was kept")
  func takesFreeName() throws {
    defer { folder.remove() }
    for number in 1...3 {
      try Data("damage \(number)".utf8).write(to: file.url)
      #expect(throws: RosterError.damaged(path, keptAs: "\(path).damaged-\(number)")) {
        try file.load()
      }
    }
    for number in 1...3 {
      #expect(try data("roster.json.damaged-\(number)") == Data("damage \(number)".utf8))
    }
  }

  @Test("Is found also by those who read it when it was whole")
  func isFoundLater() throws {
    defer { folder.remove() }
    try addSomebody()
    #expect(try file.load().players.count == 1)
    try Data("hello".utf8).write(to: file.url)
    #expect(throws: RosterError.damaged(path, keptAs: "\(path).damaged-1")) { try file.load() }
  }

  @Test("Is kept beside the real file where a symbolic link leads to it")
  func isKeptBehindLink() throws {
    defer { folder.remove() }
    let real = try folder.file("real.json", "hello").path
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "real.json")
    #expect(throws: RosterError.damaged(path, keptAs: "\(real).damaged-1")) { try file.load() }
    #expect(try data("real.json.damaged-1") == Data("hello".utf8))
    try addSomebody()
    #expect(FileManager.default.fileExists(atPath: real))
  }

  @Test("Is named as whoever opened it wrote its path")
  func isNamedAsWritten() throws {
    defer { folder.remove() }
    try Data("hello".utf8).write(to: file.url)
    let relative = RosterFile(URL(fileURLWithPath: "roster.json", relativeTo: folder.url))
    #expect(throws: RosterError.damaged("roster.json", keptAs: "roster.json.damaged-1")) {
      try relative.load()
    }
  }

  @Test("Is reported once where many find it at the same time")
  func isReportedOnce() async throws {
    defer { folder.remove() }
    try Data("hello".utf8).write(to: file.url)
    let url = file.url
    let reports = await withTaskGroup(of: RosterError?.self) { group in
      for _ in 0..<8 {
        group.addTask {
          do throws(RosterError) {
            _ = try RosterFile(url).load()
            return nil
          } catch {
            return error
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(reports.compactMap { $0 } == [.damaged(path, keptAs: "\(path).damaged-1")])
  }

  @Test(
    "Of a newer version is refused and left alone",
    arguments: [
      "{\"version\": 2, \"nextID\": 2, \"players\": []}", "{\"people\": 5, \"version\": 2}",
    ])
  func isRefused(_ text: String) throws {
    defer { folder.remove() }
    try Data(text.utf8).write(to: file.url)
    let newer = RosterError.newerVersion(path, version: 2)
    #expect(throws: newer) { try file.load() }
    #expect(throws: newer) { try addSomebody() }
    #expect(throws: newer) { try file.load() }
    #expect(try data("roster.json") == Data(text.utf8))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(Set(names) == ["roster.json", ".roster.json.lock"])
  }
}

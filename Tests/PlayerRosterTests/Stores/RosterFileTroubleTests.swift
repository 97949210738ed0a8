import Foundation
import Storage
import Testing
import Toolchain

@testable import PlayerRoster

@Suite("A roster's file that is damaged, newer, or not to be used")
struct RosterFileTroubleTests {
  /// What is no roster.
  static let damages: [Data] =
    [
      "", "hello", "{\"version\": 1, \"nextID\": 2, \"players\": {}}",
      "{\"nextID\": 2, \"players\": []}", "{\"version\": 0, \"nextID\": 2, \"players\": []}",
      "{\"version\": \"1\", \"nextID\": 2, \"players\": []}",
      "{\"version\": 1, \"players\": []}", "{\"version\": 1, \"nextID\": 2, \"players\": [",
      "{\"version\": 1, \"nextID\": 2, \"players\": []}{}", file((1, "", "")),
      file((1, "a", ""), (1, "b", "")), file((1, "a", ", \"lastVisit\": \"yesterday\"")),
      String(repeating: "[", count: 100_000),
    ].map { Data($0.utf8) } + [Data(file().utf8) + [0xFF], Data(count: 100)]

  private static func file(_ players: (Int, String, String)...) -> String {
    let lines = players.map {
      "{\"id\": \($0), \"nickname\": \"\($1)\", \"bestScore\": 0\($2)}"
    }
    return "{\"version\": 1, \"nextID\": 3, \"players\": [\(lines.joined(separator: ", "))]}"
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

  private func addSomebody(to file: RosterFile) throws {
    try file.update { roster throws(RosterError) in try roster.add(Nickname("CoolMan")) }
  }

  // MARK: - Damaged

  @Test("Is kept under another name and reported once by whoever loads it")
  func isKeptOnLoad() throws {
    defer { folder.remove() }
    #expect(throws: Never.self) {
      try Data(Self.file((1, "a", "")).utf8).write(to: file.url)
      _ = try RosterFile(file.url).load()
    }
    for (number, damage) in Self.damages.enumerated() {
      try damage.write(to: file.url)
      let name = "damaged-\(number + 1)"
      #expect(throws: RosterError.damaged(path, keptAs: "\(path).\(name)")) { try file.load() }
      #expect(try data("roster.json.\(name)") == damage)
      #expect(!FileManager.default.fileExists(atPath: path))
      #expect(try file.load() == Roster())
    }
  }

  @Test(
    "Is kept and reported also by whoever changes it, even where it was whole when they read it")
  func isKeptOnUpdate() throws {
    defer { folder.remove() }
    for number in 1...2 {
      try addSomebody(to: file)
      try Data("damage \(number)".utf8).write(to: file.url)
      #expect(throws: RosterError.damaged(path, keptAs: "\(path).damaged-\(number)")) {
        try addSomebody(to: file)
      }
      #expect(try data("roster.json.damaged-\(number)") == Data("damage \(number)".utf8))
      #expect(try file.load() == Roster())
    }
  }

  @Test("Is kept beside the real file behind a symbolic link, and named as its path was written")
  func isKeptBehindLink() throws {
    defer { folder.remove() }
    let real = try folder.file("real.json", "hello").path
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "real.json")
    #expect(throws: RosterError.damaged(path, keptAs: "\(real).damaged-1")) { try file.load() }
    try addSomebody(to: file)
    #expect(FileManager.default.fileExists(atPath: real))
    let relative = RosterFile(URL(fileURLWithPath: "other.json", relativeTo: folder.url))
    _ = try folder.file("other.json", "hello")
    #expect(throws: RosterError.damaged("other.json", keptAs: "other.json.damaged-1")) {
      try relative.load()
    }
  }

  @Test("Is reported once where many find it at the same time")
  func isReportedOnce() async throws {
    defer { folder.remove() }
    try Data("hello".utf8).write(to: file.url)
    let url = file.url
    let reports: [RosterError] = await withTaskGroup(of: RosterError?.self) { group in
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
      return await group.reduce(into: []) { reports, report in
        if let report { reports.append(report) }
      }
    }
    #expect(reports == [.damaged(path, keptAs: "\(path).damaged-1")])
  }

  // MARK: - Newer

  @Test("Of a newer version is refused and left alone")
  func isRefused() throws {
    defer { folder.remove() }
    for text in [
      "{\"version\": 2, \"nextID\": 2, \"players\": []}", "{\"people\": 5, \"version\": 2}",
    ] {
      try Data(text.utf8).write(to: file.url)
      let newer = RosterError.newerVersion(path, version: 2)
      #expect(throws: newer) { try file.load() }
      #expect(throws: newer) { try addSomebody(to: file) }
      #expect(try data("roster.json") == Data(text.utf8))
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(Set(names) == ["roster.json", ".roster.json.lock"])
  }

  // MARK: - Not to be used

  @Test("Can neither be read nor written where it is none")
  func isFolder() throws {
    defer { folder.remove() }
    let file = RosterFile(URL(fileURLWithPath: folder.url.path))
    let reason = "this is a folder, so name a file in it"
    let unreadable = RosterError.unreadable(file.url.path, reason: reason)
    #expect(throws: unreadable) { try file.stamp() }
    #expect(throws: unreadable) { try file.load() }
    #expect(throws: RosterError.unwritable(file.url.path, reason: reason)) {
      try addSomebody(to: file)
    }
  }

  @Test("Is not waited for longer than a player would, and can be read while it is locked")
  func isLocked() throws {
    defer { folder.remove() }
    try addSomebody(to: file)
    let lock = try SafeFile(file.url).lock(patience: .zero)
    defer { lock.unlock() }
    let impatient = RosterFile(file.url, patience: .milliseconds(5))
    let reason = "another program keeps it locked, so end that one and try again"
    #expect(throws: RosterError.unwritable(path, reason: reason)) { try addSomebody(to: impatient) }
    #expect(try impatient.load().players.count == 1)
    try Data("hello".utf8).write(to: file.url)
    let stuck = "it is damaged and cannot be moved aside, as \(reason)"
    #expect(throws: RosterError.unreadable(path, reason: stuck)) { try impatient.load() }
  }

  @Test("Says that it is damaged where there is no room in its name for another one")
  func isStuck() throws {
    defer { folder.remove() }
    let url = try folder.file(String(repeating: "x", count: 246), "hello")
    let reason =
      "it is damaged and cannot be moved aside, as its name is too long, so choose a shorter one"
    #expect(throws: RosterError.unreadable(url.path, reason: reason)) {
      try RosterFile(url).load()
    }
  }

  @Test("Each trouble with a file has its remedy")
  func reasons() {
    let refusals = [
      EACCES, EPERM, EISDIR, ENOTDIR, ENOSPC, EDQUOT, EROFS, EFBIG, ENAMETOOLONG, ELOOP, EMFILE,
    ]
    let errors = [FileError.notRegular, .tooLarge, .locked] + refusals.map { .refused($0) }
    #expect(
      errors.map(\.reason).joined(separator: "\n") == """
        this is no file for texts, so name another
        it is too large for a roster, so name another
        another program keeps it locked, so end that one and try again
        you have no permission, so ask for it or name another file
        you have no permission, so ask for it or name another file
        this is a folder, so name a file in it
        a part of its path is no folder, so name another
        the disk is full, so make room and try again
        the disk is full, so make room and try again
        the disk cannot be written to, so name a file elsewhere
        the file would grow larger than is allowed here, so allow more
        its name is too long, so choose a shorter one
        its symbolic links lead in a circle, so name the real file
        the system says “Too many open files”, so try another file
        """)
  }
}

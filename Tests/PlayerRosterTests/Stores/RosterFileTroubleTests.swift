import Foundation
import Storage
import Synchronization
import Testing

@testable import PlayerRoster

@Suite("A roster's file that is damaged, newer, or not to be used")
struct RosterFileTroubleTests {
  /// What is no roster.
  private static let damages: [Data] =
    [
      "", "hello", "{\"version\": 1, \"nextID\": 2, \"players\": {}}",
      "{\"nextID\": 2, \"players\": []}", "{\"version\": 0, \"nextID\": 2, \"players\": []}",
      "{\"version\": \"1\", \"nextID\": 2, \"players\": []}",
      "{\"version\": 1, \"players\": []}", "{\"version\": 1, \"nextID\": 2, \"players\": [",
      "{\"version\": 1, \"nextID\": 2, \"players\": []}{}", text((1, "", "")),
      text((1, "a", ""), (1, "b", "")), text((1, "a", ", \"lastVisit\": \"yesterday\"")),
      String(repeating: "[", count: 100_000),
    ].map { Data($0.utf8) } + [Data(text().utf8) + [0xFF], Data(count: 100)]

  private static func text(_ players: (Int, String, String)...) -> String {
    let lines = players.map {
      "{\"id\": \($0), \"nickname\": \"\($1)\", \"bestScore\": 0\($2)}"
    }
    return "{\"version\": 1, \"nextID\": 3, \"players\": [\(lines.joined(separator: ", "))]}"
  }

  private let folder: RosterFolder
  private let file: RosterFile
  private let path: String

  init() throws {
    folder = try RosterFolder()
    (file, path) = (folder.file, folder.path)
  }

  // MARK: - Damaged

  @Test("Is kept under another name and reported once by whoever loads it")
  func isKeptOnLoad() throws {
    try folder.write(Self.text((1, "a", "")))
    #expect(try folder.reread().players.count == 1)
    for (number, damage) in Self.damages.enumerated() {
      try damage.write(to: file.url)
      let name = "damaged-\(number + 1)"
      #expect(throws: RosterError.damaged(path, keptAs: "\(path).\(name)")) { try file.load() }
      let kept = try Data(contentsOf: folder.url.appendingPathComponent("roster.json.\(name)"))
      #expect(kept == damage && !FileManager.default.fileExists(atPath: path))
      #expect(try file.load() == Roster())
    }
  }

  @Test("Is kept beside the real file behind a symbolic link, and named as its path was written")
  func isKeptBehindLink() throws {
    let real = try folder.write("hello", to: "real.json").path
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "real.json")
    #expect(throws: RosterError.damaged(path, keptAs: "\(real).damaged-1")) { try file.load() }
    try file.add()
    #expect(FileManager.default.fileExists(atPath: real))
    try folder.write("hello", to: "other.json")
    let relative = RosterFile(URL(fileURLWithPath: "other.json", relativeTo: folder.url))
    #expect(throws: RosterError.damaged("other.json", keptAs: "other.json.damaged-1")) {
      try relative.load()
    }
  }

  @Test("Is reported once where many find it at the same time")
  func isReportedOnce() throws {
    try folder.write("hello")
    let reports = Mutex<[RosterError]>([])
    let url = file.url
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      do throws(RosterError) {
        _ = try RosterFile(url).load()
      } catch {
        reports.withLock { $0.append(error) }
      }
    }
    #expect(reports.withLock { $0 } == [.damaged(path, keptAs: "\(path).damaged-1")])
  }

  // MARK: - Newer, or not to be used

  @Test("Of a newer version is refused and left alone")
  func isRefused() throws {
    for text in ["{\"version\": 2, \"nextID\": 2, \"players\": []}", "{\"x\": 5, \"version\": 2}"] {
      try folder.write(text)
      let newer = RosterError.newerVersion(path, version: 2)
      #expect(throws: newer) { try file.load() }
      #expect(throws: newer) { try file.add() }
      #expect(try folder.text() == text)
    }
    #expect(try folder.names == [".roster.json.lock", "roster.json"])
  }

  @Test("Can neither be read nor written where it is none")
  func isFolder() throws {
    let file = RosterFile(URL(fileURLWithPath: folder.url.path))
    let reason = "this is a folder, so name a file in it"
    let unreadable = RosterError.unreadable(file.url.path, reason: reason)
    #expect(throws: unreadable) { try file.stamp() }
    #expect(throws: unreadable) { try file.load() }
    #expect(throws: RosterError.unwritable(file.url.path, reason: reason)) { try file.add() }
  }

  @Test("Is not waited for longer than a player would, and can be read while it is locked")
  func isLocked() throws {
    try file.add()
    let lock = try SafeFile(file.url).lock(patience: .zero)
    defer { lock.unlock() }
    let impatient = RosterFile(file.url, patience: .milliseconds(5))
    let reason = "another program keeps it locked, so end that one and try again"
    #expect(throws: RosterError.unwritable(path, reason: reason)) { try impatient.add() }
    #expect(try impatient.load().players.count == 1)
    try folder.write("hello")
    let stuck = "it is damaged and cannot be moved aside, as \(reason)"
    #expect(throws: RosterError.unreadable(path, reason: stuck)) { try impatient.load() }
  }

  @Test("Says that it is damaged where there is no room in its name for another one")
  func isStuck() throws {
    let url = try folder.write("hello", to: String(repeating: "x", count: 246))
    let reason =
      "it is damaged and cannot be moved aside, as its name is too long, so choose a shorter one"
    #expect(throws: RosterError.unreadable(url.path, reason: reason)) { try RosterFile(url).load() }
  }

  @Test("Each trouble with a file has its remedy")
  func reasons() {
    let codes = [
      EACCES, EISDIR, ENOTDIR, ENOSPC, EROFS, EFBIG, ENAMETOOLONG, ELOOP, EMFILE,
    ]
    let errors = [FileError.notRegular, .tooLarge, .locked] + codes.map { .refused($0) }
    #expect(
      errors.map(\.reason).joined(separator: "\n") == """
        this is no file for texts, so name another
        it is too large for a roster, so name another
        another program keeps it locked, so end that one and try again
        you have no permission, so ask for it or name another file
        this is a folder, so name a file in it
        a part of its path is no folder, so name another
        the disk is full, so make room and try again
        the disk cannot be written to, so name a file elsewhere
        the file would grow larger than is allowed here, so allow more
        its name is too long, so choose a shorter one
        its symbolic links lead in a circle, so name the real file
        the system says “Too many open files”, so try another file
        """)
    let same: [FileError] = [.refused(EPERM), .refused(EDQUOT)]
    #expect(same.map(\.reason) == [errors[3], errors[6]].map(\.reason))
  }
}

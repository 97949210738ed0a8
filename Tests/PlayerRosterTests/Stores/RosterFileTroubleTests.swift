import Foundation
import Storage
import TestSupport
import Testing
import Toolchain

@testable import PlayerRoster

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite("A roster's file that cannot be used")
struct RosterFileTroubleTests {
  private let folder: TemporaryFolder
  private let url: URL

  init() throws {
    folder = try TemporaryFolder()
    url = folder.url.appendingPathComponent("roster.json")
  }

  private func add(_ nickname: String, to file: RosterFile) throws {
    try file.update { roster throws(RosterError) in try roster.add(Nickname(nickname)) }
  }

  /// Expects that the file can neither be read nor written, each with its reason.
  private func expectTrouble(
    at url: URL, reading: String?, writing: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let file = RosterFile(url)
    if let reading {
      let unreadable = RosterError.unreadable(url.relativePath, reason: reading)
      #expect(throws: unreadable, sourceLocation: sourceLocation) { try file.stamp() }
      #expect(throws: unreadable, sourceLocation: sourceLocation) { try file.load() }
    }
    #expect(
      throws: RosterError.unwritable(url.relativePath, reason: writing),
      sourceLocation: sourceLocation
    ) { try add("CoolMan", to: file) }
  }

  @Test("Is a folder")
  func isFolder() throws {
    defer { folder.remove() }
    let reason = "this is a folder, so name a file in it"
    expectTrouble(at: folder.url, reading: reason, writing: reason)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test("Is a pipe, which nobody waits for")
  func isPipe() throws {
    defer { folder.remove() }
    try #require(mkfifo(url.path, 0o600) == 0)
    let reason = "this is no file for texts, so name another"
    expectTrouble(at: url, reading: reason, writing: reason)
  }

  @Test("Lies in a file that should be a folder")
  func liesInFile() throws {
    defer { folder.remove() }
    let inside = try folder.file("file", "hello").appendingPathComponent("deeper/roster.json")
    let reason = "a part of its path is no folder, so name another"
    expectTrouble(at: inside, reading: reason, writing: reason)
  }

  @Test("Is a symbolic link that leads to itself")
  func isCircle() throws {
    defer { folder.remove() }
    try FileManager.default.createSymbolicLink(
      atPath: url.path, withDestinationPath: "roster.json")
    let reason = "its symbolic links lead in a circle, so name the real file"
    let file = RosterFile(url)
    let unreadable = RosterError.unreadable(url.path, reason: reason)
    #expect(throws: unreadable) { try file.load() }
    #expect(throws: unreadable) { try add("CoolMan", to: file) }
  }

  @Test("Has too long a name")
  func hasLongName() throws {
    defer { folder.remove() }
    let long = folder.url.appendingPathComponent(String(repeating: "x", count: 300))
    let reason = "its name is too long, so choose a shorter one"
    expectTrouble(at: long, reading: reason, writing: reason)
  }

  @Test("Is locked by another for too long, and can still be read")
  func isLocked() throws {
    defer { folder.remove() }
    try add("CoolMan", to: RosterFile(url))
    let lock = try SafeFile(url).lock(patience: .zero)
    let impatient = RosterFile(url, patience: .milliseconds(5))
    let locked = RosterError.unwritable(
      url.path, reason: "another program keeps it locked, so end that one and try again")
    #expect(throws: locked) { try add("ZMilof332", to: impatient) }
    #expect(try impatient.load().players.count == 1)
    lock.unlock()
    try add("ZMilof332", to: impatient)
    #expect(try impatient.load().players.count == 2)
  }

  @Test("Was being replaced by a writer who was killed, at whatever byte")
  func wasBeingReplaced() throws {
    defer { folder.remove() }
    let file = RosterFile(url)
    try add("CoolMan", to: file)
    let next = try Data(contentsOf: url)
    for length in stride(from: 0, through: next.count, by: 7) {
      try next.prefix(length).write(to: folder.url.appendingPathComponent(".roster.json.new"))
      #expect(try RosterFile(url).load().players.count == 1 + length / 7)
      try add("Player \(length)", to: file)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(Set(names) == ["roster.json", ".roster.json.lock"])
  }

  @Test("Would grow larger than is allowed, and stays as it is")
  func growsTooLarge() async throws {
    defer { folder.remove() }
    try add("CoolMan", to: RosterFile(url))
    let old = try Data(contentsOf: url)
    // The first is told that it may not write on; the second is ended by the system there.
    for reaction in ["trap '' XFSZ", ":"] {
      let script = "\(reaction); ulimit -f 0; \"$1\" roster add ZMilof332 --file \"$2\""
      let output = try await ChildProcess(
        "sh", ["-c", script, "sh", try BuiltProgram.path(of: "arcade"), url.path]
      ).run { _ in }
      #expect(output.status != 0)
      #expect(output.standardOutput.isEmpty)
      if reaction != ":" {
        #expect(
          output.standardError.hasSuffix(
            "cannot be written: the file would grow larger than is allowed here, so allow more.\n"))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(Set(names) == ["roster.json", ".roster.json.lock"], "Nothing is left behind.")
      }
      #expect(try Data(contentsOf: url) == old)
    }
  }
}

/// Root may do everything, so that these say nothing about root.
@Suite("A roster's file that somebody protected", .enabled(if: geteuid() != 0))
struct ProtectedRosterFileTests {
  private static let reason = "you have no permission, so ask for it or name another file"

  private let folder: TemporaryFolder
  private let file: RosterFile

  init() throws {
    folder = try TemporaryFolder()
    file = RosterFile(folder.url.appendingPathComponent("roster.json"))
    try file.update { roster throws(RosterError) in try roster.add(Nickname("CoolMan")) }
  }

  /// Does something while a file or the folder has other permissions.
  private func withMode(_ mode: Int, of url: URL, _ body: () throws -> Void) throws {
    let manager = FileManager.default
    let old = try manager.attributesOfItem(atPath: url.path)[.posixPermissions] ?? 0o700
    try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: url.path)
    defer { try? manager.setAttributes([.posixPermissions: old], ofItemAtPath: url.path) }
    try body()
  }

  private func addSomebody() throws {
    try file.update { roster throws(RosterError) in try roster.add(Nickname("ZMilof332")) }
  }

  @Test("Is read but not replaced where it is for reading only")
  func isReadOnly() throws {
    defer { folder.remove() }
    try withMode(0o400, of: file.url) {
      #expect(throws: RosterError.unwritable(file.url.path, reason: Self.reason)) {
        try addSomebody()
      }
      let roster = try RosterFile(file.url).load()
      #expect(roster.players.count == 1)
    }
  }

  @Test("Is read but not replaced where its folder is for reading only")
  func isInReadOnlyFolder() throws {
    defer { folder.remove() }
    try withMode(0o500, of: folder.url) {
      #expect(throws: RosterError.unwritable(file.url.path, reason: Self.reason)) {
        try addSomebody()
      }
      let roster = try RosterFile(file.url).load()
      #expect(roster.players.count == 1)
    }
  }

  @Test("Cannot be read without permission")
  func isUnreadable() throws {
    defer { folder.remove() }
    try withMode(0o000, of: file.url) {
      #expect(throws: RosterError.unreadable(file.url.path, reason: Self.reason)) {
        try RosterFile(file.url).load()
      }
    }
  }

  @Test("Stays where it is, if damaged, where its folder is for reading only")
  func staysDamaged() throws {
    defer { folder.remove() }
    try Data("hello".utf8).write(to: file.url)
    try withMode(0o500, of: folder.url) {
      let reason = "it is damaged and cannot be moved aside, as \(Self.reason)"
      #expect(throws: RosterError.unreadable(file.url.path, reason: reason)) { try file.load() }
    }
    #expect(try Data(contentsOf: file.url) == Data("hello".utf8))
  }
}

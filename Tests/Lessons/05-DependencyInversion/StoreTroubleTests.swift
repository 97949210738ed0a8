import DependencyInversionAfter
import DependencyInversionBefore
import Foundation
import PlayerVisit
import Storage
import Synchronization
import Testing

@Suite("A store's file that is damaged, newer or unusable")
struct StoreTroubleTests {
  private let folder = RosterFolder()
  private var path: String { folder.path }

  // MARK: - Damaged

  @Test(
    "A damaged file is kept and reported once, to the reader or the writer that finds it",
    arguments: Side.allCases)
  func isKept(side: Side) throws {
    let file = side.file(folder.file)
    try file.add()
    let attempts: [() throws -> Void] = [{ _ = try file.load() }, { try file.add() }]
    for (number, attempt) in attempts.enumerated() {
      try folder.write("damage")
      let name = "damaged-\(number + 1)"
      #expect(throws: RosterError.damaged(path, keptAs: "\(path).\(name)")) { try attempt() }
      #expect(try folder.text("roster.json.\(name)") == "damage")
      #expect(!FileManager.default.fileExists(atPath: path))
      #expect(try file.load() == Roster())
    }
  }

  @Test(
    "A damaged file behind a link is kept beside the link's target, and reported by its given path",
    arguments: Side.allCases)
  func isKeptBehindLink(side: Side) throws {
    let file = side.file(folder.file)
    let real = try folder.write("hello", to: "real.json").path
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "real.json")
    #expect(throws: RosterError.damaged(path, keptAs: "\(real).damaged-1")) { try file.load() }
    try file.add()
    #expect(FileManager.default.fileExists(atPath: real))
    try folder.write("hello", to: "other.json")
    let relative = side.file(URL(fileURLWithPath: "other.json", relativeTo: folder.url))
    #expect(throws: RosterError.damaged("other.json", keptAs: "other.json.damaged-1")) {
      try relative.load()
    }
  }

  @Test(
    "A damaged file is reported once even if many readers find it at once", arguments: Side.allCases
  )
  func isReportedOnce(side: Side) throws {
    try folder.write("hello")
    let reports = Mutex<[RosterError]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { [folder] _ in
      do throws(RosterError) {
        _ = try side.file(folder.file).load()
      } catch {
        reports.withLock { $0.append(error) }
      }
    }
    #expect(reports.withLock { $0 } == [.damaged(path, keptAs: "\(path).damaged-1")])
  }

  // MARK: - Newer, or unusable

  @Test(
    "A file of a newer version is refused and left alone by the store", arguments: Side.allCases)
  func isRefused(side: Side) throws {
    let (file, text) = (side.file(folder.file), "{\"x\": 5, \"version\": 2}")
    try folder.write(text)
    let newer = RosterError.newerVersion(path, version: 2, newest: 1)
    #expect(throws: newer) { try file.load() }
    #expect(throws: newer) { try file.add() }
    #expect(try folder.text() == text)
    #expect(folder.names == [".roster.json.lock", "roster.json"])
  }

  @Test("A folder can be neither read nor written as a roster", arguments: Side.allCases)
  func isFolder(side: Side) throws {
    try folder.write("")
    let file = side.file(URL(fileURLWithPath: folder.url.path))
    let reason = "this is a folder, so name a file in it"
    let unreadable = RosterError.unreadable(file.url.path, reason: reason)
    #expect(throws: unreadable) { try file.stamp() }
    #expect(throws: unreadable) { try file.load() }
    #expect(throws: RosterError.unwritable(file.url.path, reason: reason)) { try file.add() }
  }

  @Test(
    "The store gives up a long wait for a lock, but still reads a locked file",
    arguments: Side.allCases)
  func isLocked(side: Side) throws {
    try side.file(folder.file).add()
    let lock = try SafeFile(folder.file).lock(patience: .zero)
    defer { lock.unlock() }
    let impatient = side.file(folder.file, patience: .milliseconds(5))
    let reason = "another program has it locked, so quit that and try again"
    #expect(throws: RosterError.unwritable(path, reason: reason)) { try impatient.add() }
    #expect(try impatient.load().players.count == 1)
    try folder.write("hello")
    let stuck = "it is damaged and cannot be moved aside, as \(reason)"
    #expect(throws: RosterError.unreadable(path, reason: stuck)) { try impatient.load() }
  }

  @Test(
    "If a damaged file cannot be moved aside because its name is too long, the error says so",
    arguments: Side.allCases)
  func isStuck(side: Side) throws {
    let url = try folder.write("hello", to: String(repeating: "x", count: 246))
    let reason =
      "it is damaged and cannot be moved aside, as its name is too long, so choose a shorter one"
    #expect(throws: RosterError.unreadable(url.path, reason: reason)) { try side.file(url).load() }
  }
}

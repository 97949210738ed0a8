import Foundation
import Testing

@testable import Practice

@Suite("The state of a watched kata")
struct KataStateTests {
  private let book: SmallBook
  private let kata: Kata

  init() throws {
    book = try SmallBook(2)
    kata = try book.started(2)
  }

  @Test(
    "A change to the reader's files or guest counts; saving the same text or a note does not")
  func readers() throws {
    let reader = try KataReader(kata)
    let before = try reader.snapshot()
    var expected = KataSnapshot()
    let own = try book.read(kata.inBook("\(kata.minePath)/MyTests.swift"))
    expected.readers = [
      ("Sources/OpenClosedKata/Ship.swift", SmallBook.ship), ("Tests/Mine/MyTests.swift", own),
    ]
    .map { KataFile(path: $0, bytes: Data($1.utf8)) }
    expected.history = try kata.history()
    #expect(before == expected)
    try book.write(kata.ship, "let ship = 3\n")
    let changed = try reader.snapshot()
    try book.write(kata.ship, SmallBook.ship)
    for name in ["notes.txt", ".Ship.swift.swp", ".hidden/Ship.swift"] {
      try book.write(kata.inBook("\(kata.sourcesPath)/\(name)"), "x")
    }
    let back = try reader.snapshot()
    try book.write(kata.inBook("\(kata.sourcesPath)/More/More.swift"), "")
    let more = try reader.snapshot()
    try book.remove(kata.inBook("\(kata.sourcesPath)/More"))
    try book.write(kata.inBook(kata.guestFile), "let guest = 1\n")
    let guest = try reader.snapshot()
    try book.write(kata.inBook("\(kata.minePath)/More.swift"), "")
    let mine = try reader.snapshot()
    let pairs = [
      (changed, before), (back, before), (more, before), (back, changed), (guest, before),
      (mine, guest),
    ]
    #expect(pairs.map { $0.needsCheck(since: $1) } == [true, false, true, true, true, true])
    try book.remove(kata.ship)
    #expect(reader.state() == .empty, "a guest alone is no kata")
  }

  @Test(
    "A changed file of the book calls for a check, and a restored one does not",
    arguments: [("Package.swift", true), ("Tests/OpenClosedKataTests/Own.swift", false)])
  func bookFiles(path: String, isBooks: Bool) throws {
    let path = kata.inBook(path)
    let reader = try KataReader(kata)
    var snapshots = [try reader.snapshot()]
    let old = try? book.read(path)
    try book.write(path, "// mine\n")
    snapshots.append(try reader.snapshot())
    try book.remove(path)
    snapshots.append(try reader.snapshot())
    if let old { try book.write(path, old) }
    snapshots.append(try reader.snapshot())
    let calls = zip(snapshots.dropFirst(), snapshots).map { $0.needsCheck(since: $1) }
    #expect(calls == [true, isBooks, false])
  }

  @Test("A missing folder, and one without the reader's files, are reported with a remedy")
  func gone() throws {
    let reader = try KataReader(kata)
    let states = try [kata.ship, kata.path].map { path in
      try book.remove(path)
      return reader.state()
    }
    #expect(states == [.empty, .gone])
    let all: [KataState] = [.there(KataSnapshot()), .gone, .empty]
    let sentences = [
      "",
      """
      Katas/02-OpenClosed is gone: put it back, or make a new one with `scripts/workbook start 2`. \
      A check starts as soon as it is there.
      """,
      """
      No Swift file is left in Katas/02-OpenClosed/Sources/OpenClosedKata: put yours back, or \
      start over with `scripts/workbook reset 2`. A check starts then.
      """,
    ]
    #expect(all.map { $0.sentence(about: kata) } == sentences)
  }
}

extension KataReader {
  /// A snapshot of an existing kata.
  func snapshot() throws -> KataSnapshot {
    guard case .there(let snapshot) = state() else { throw CocoaError(.fileNoSuchFile) }
    return snapshot
  }
}

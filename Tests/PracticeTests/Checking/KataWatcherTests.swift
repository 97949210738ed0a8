import Foundation
import Testing

@testable import Practice

@Suite("What a watch sees of a kata")
struct KataWatcherTests {
  private let book: SmallBook
  private let kata: Kata
  private let watcher: KataWatcher

  init() throws {
    book = try SmallBook(2)
    kata = try book.started(2)
    watcher = try KataWatcher(kata)
  }

  private func snapshot() throws -> KataSnapshot {
    guard case .there(let snapshot) = watcher.look() else { throw CocoaError(.fileNoSuchFile) }
    return snapshot
  }

  @Test("The reader's files count; the same text again does not, nor do notes beside the code")
  func readers() throws {
    let before = try snapshot()
    #expect(before.readers.keys.sorted() == ["Sources/OpenClosedKata/Ship.swift"])
    #expect(before.damaged.isEmpty)
    try book.write(kata.ship, "let ship = 3\n")
    let changed = try snapshot()
    #expect(changed.needsCheck(since: before))
    try book.write(kata.ship, SmallBook.ship)
    #expect(try !snapshot().needsCheck(since: before))
    #expect(try snapshot().needsCheck(since: changed))
    for name in ["notes.txt", ".Ship.swift.swp", ".hidden/Ship.swift"] {
      try book.write(kata.inBook("\(kata.sourcesPath)/\(name)"), "x")
    }
    #expect(try snapshot() == before)
    try book.write(kata.inBook("\(kata.sourcesPath)/More/More.swift"), "")
    #expect(try snapshot().needsCheck(since: before))
  }

  @Test("A file of the book's that is changed calls for a check; one that is put back does not")
  func bookFiles() throws {
    let before = try snapshot()
    let strange = kata.inBook("\(kata.testsPath)/Own.swift")
    for path in ["Package.swift", "README.md"].map(kata.inBook) + [strange] {
      let old = try? book.read(path)
      try book.write(path, "// mine\n")
      let damaged = try snapshot()
      #expect(damaged.needsCheck(since: before))
      try book.remove(path)
      if let old {
        #expect(try snapshot().needsCheck(since: damaged), "it is missing")
        try book.write(path, old)
      }
      #expect(try !snapshot().needsCheck(since: damaged))
    }
  }

  @Test("A folder that is gone, or has no file of the reader's left, is told apart, with a remedy")
  func gone() throws {
    try book.remove(kata.ship)
    #expect(watcher.look() == .empty)
    try book.remove(kata.path)
    #expect(watcher.look() == .gone)
    let remedies = [
      (KataState.empty, "reset 2`; it is checked then."),
      (.gone, "start 2`; it is checked as soon as it is there."),
      (.readOnly, "`chmod -R u+w Katas/.build`; Katas/02-OpenClosed is checked as soon as you do."),
    ]
    for (state, remedy) in remedies { #expect(state.sentence(about: kata).hasSuffix(remedy)) }
    #expect(KataState.there(KataSnapshot()).sentence(about: kata) == "")
  }
}

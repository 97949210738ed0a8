import BookContents
import Foundation
import TestSupport
import Testing
import Toolchain

@testable import KataTools

@Suite("A kata's history")
struct HistoryTests {
  private let fixture: KataFixture
  private var kata: Kata { fixture.kata }

  init() throws { fixture = try KataFixture() }

  private func door() throws -> String { try fixture.text(fixture.door) }

  @Test(
    "A kata counts as untouched while its code is the original code, even if the book changes")
  func untouched() async throws {
    #expect(try await !fixture.isUntouched())
    try await kata.start()
    try fixture.small.edit("Sources/Lessons/01-Doors/Before/Door.swift", "locks", "bolts")
    #expect(try await fixture.isUntouched())
    let original = try door()
    let table: [(String, String, Bool)] = [
      (fixture.door, "// mine\n\(original)\n", true),
      (fixture.door, original.replacing("\n", with: "\r\n"), true),
      ("Tests/Mine/MyTests.swift", "mine", true), ("Other/Door.swift", "mine", false),
      (fixture.door, original.replacing("2 > 1", with: "1 < 2"), false),
      ("Sources/DoorsKata/New.swift", "// nothing", false), ("Package@swift-6.swift", "", false),
    ]
    for (path, text, isUntouched) in table {
      let former = kata.files()
      try fixture.write(text, to: path)
      #expect(try await fixture.isUntouched() == isUntouched, "\(path)")
      try fixture.write(former)
    }
    // The last start counts.
    try await kata.reset()
    #expect(try await fixture.isUntouched() && door() != original)
    // Without its repository, the before version counts.
    try FileManager.default.removeItem(at: kata.folder.appendingPathComponent(".git"))
    #expect(try await fixture.isUntouched())
    let shelves = fixture.shelves
    try await shelves.start()
    try fixture.small.edit("\(shelves.path)/Package.swift", "[]", "[ ]")
    #expect(try await !History(of: shelves).isUntouched(shelves.files()))
  }

  @Test("Files that pass are recorded once and count as green while they stay the same")
  func green() async throws {
    try await kata.start()
    let isGreen = { try await History(of: kata).isGreen(kata.files()) }
    #expect(try await !isGreen())
    for _ in 0..<2 { try await fixture.note() }
    #expect(try await fixture.events() == ["start", "green"])
    try fixture.write("notes", to: "NOTES.md")
    #expect(try await isGreen())
    try fixture.write("mine", to: fixture.door)
    #expect(try await !isGreen())
    try await fixture.note()
    #expect(try await fixture.events().count == 3)
    #expect(try await isGreen())
  }

  @Test("A new repository, whose branch has no commit yet, does not hide a cost")
  func newRepository() async throws {
    try await kata.start()
    try FileManager.default.removeItem(at: kata.repository)
    try await fixture.git("init -q")
    let bell = try fixture.edits(.change)[0]
    try await kata.take(bell)
    try await fixture.note()
    #expect(try await History(of: kata).cost(of: bell) == .known(Figures()))
  }

  /// What a reader does with git between a change and its first green check, and whether the figures
  /// then count other work than the reader's. `edit` changes the code in the folder.
  private static let detours: [(work: String, isOne: Bool)] = [
    ("", false), ("edit; commit", false), ("edit; commit; commit --amend", false),
    ("edit; stash; stash pop", false), ("switch -c try; edit; commit", false),
    ("switch other; switch main; edit", false), ("switch other; edit", true),
    ("switch -c try; edit; commit; switch main; merge try", false), ("merge other", true),
    ("edit; commit; rebase other", true), ("edit; commit; reset --hard HEAD~1", true),
    ("edit; commit; revert --no-edit HEAD", true), ("cherry-pick other", true),
  ]

  @Test("The cost is unknown if git has replaced files meanwhile", arguments: detours)
  func detour(work: String, isOne: Bool) async throws {
    try await kata.start()
    try fixture.write("theirs\n", to: "Sources/DoorsKata/Theirs.swift")
    for words in ["switch -q -c other", "add .", "commit -q -m theirs", "switch -q main"] {
      try await fixture.git(words, at: .now - 1000)
    }
    let bell = try fixture.edits(.change)[0]
    try await kata.take(bell)
    // The record of git has whole seconds, so the work begins in the one in which the change was taken.
    let start = try #require(await History(of: kata).taking(of: bell)).date
    for words in work.split(separator: "; ") {
      if words == "edit" {
        try fixture.edit(fixture.door, "public init() {}", "public init() {}\n  func rings() {}")
      } else if words.hasPrefix("commit") {
        try await fixture.git("add \(fixture.door)")
        try await fixture.git("\(words) -q -m work", at: start)
      } else {
        try await fixture.git(words == "stash pop" ? "stash pop -q" : String(words), at: start)
      }
    }
    try await fixture.note()
    // What git does after the check costs nothing.
    try await fixture.git("reset -q --soft other", at: start + 1000)
    let cost = try await History(of: kata).cost(of: bell)
    if case .unknown = cost { #expect(isOne) } else { #expect(cost != nil && !isOne) }
  }
}

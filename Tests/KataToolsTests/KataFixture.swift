import BookContents
import Foundation
import TestSupport
import Toolchain

@testable import KataTools

/// The katas of a small book, which goes with it.
final class KataFixture: Sendable {
  struct GitFailure: Error { let words: String }

  let small: SmallBook
  let kata: Kata
  /// The layered kata.
  let shelves: Kata
  /// The reader's code.
  let door = "Sources/DoorsKata/Door.swift"

  init() throws {
    small = try SmallBook()
    let book = try Book(at: small.root)
    (kata, shelves) = (Kata(book.lessons[0]), Kata(book.lessons[1]))
  }
  deinit { small.remove() }

  func text(_ path: String) throws -> String { try small.text("\(kata.path)/\(path)") }

  func write(_ text: String, to path: String) throws {
    try small.write(text, to: "\(kata.path)/\(path)")
  }

  /// Gives the kata exactly these files, as its reader does.
  func write(_ files: Files) throws {
    for path in kata.files().keys where files[path] == nil {
      try FileManager.default.removeItem(at: kata.folder.appendingPathComponent(path))
    }
    try files.write(to: kata.folder)
  }

  func edit(_ path: String, _ old: String, _ new: String) throws {
    try small.edit("\(kata.path)/\(path)", old, new)
  }

  func kind(of path: String) -> FileKind? {
    FileKind(of: kata.folder.appendingPathComponent(path))
  }

  /// Runs git in the kata, as its reader does.
  @discardableResult
  func git(_ words: String, at date: Date = .now) async throws -> String {
    var child = Child(
      ["git", "-c", "user.name=R", "-c", "user.email=r@r", "-C", kata.folder.path]
        + words.split(separator: " ").map(String.init))
    child.environment["GIT_COMMITTER_DATE"] = "@\(Int(date.timeIntervalSince1970)) +0000"
    let output = try await child.run()
    guard output.status == 0 else { throw GitFailure(words: output.standardError) }
    return output.text.trimmingCharacters(in: .newlines)
  }

  /// The events in the log, the oldest first.
  func events() async throws -> [String] {
    try await KataLog(kata).entries().reversed().map(\.event.words)
  }

  func isUntouched() async throws -> Bool {
    try await History(of: kata).isUntouched(kata.files())
  }

  /// Records some files, the present ones by default, as those that passed.
  func note(green files: Files? = nil) async throws {
    let files = files ?? kata.files()
    let changes = try kata.changes(in: files).taken
    try await History(of: kata).record(Verdict(kata: kata, files: files, changes: changes))
  }

  /// The error of some work that must fail.
  func refusal(_ work: (Kata) async throws -> Void) async -> String {
    do {
      try await work(kata)
      return ""
    } catch { return "\(error)" }
  }

  func edits(_ kind: Edit.Kind) throws -> [Edit] { try Edit.all(kind, of: kata.lesson) }

  /// Runs some work with our programs in place of the system's.
  func withPrograms<Result>(_ work: () async throws -> Result) async throws -> Result {
    try await Child.$programs.withValue(small.programs.path) { try await work() }
  }

  func check(news: @Sendable (String) -> Void = { _ in }) async throws -> Verdict {
    try await withPrograms { try await Check(kata).run(news: news) }
  }
}

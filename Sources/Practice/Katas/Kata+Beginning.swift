import Book
import Foundation
import Toolchain

/// The initial contents of a kata.
extension Kata {
  /// The reader's files: the *before* version, without the snippet marks that the book's pages use.
  package func beginning() throws -> SourceTree {
    try workbook.tree(of: lesson, .before).mapping(Kata.withoutMarks)
  }

  /// The book's files: the package manifest, the README and the behaviours.
  package func bookFiles() throws -> [KataFile] {
    let tests = KataTests(try SourceTree(of: workbook.tests(of: lesson)), for: self).tree
    let needsLoopback = tests.files.values.contains { $0.contains("import LoopbackSupport\n") }
    return [
      KataFile(
        path: "Package.swift", text: KataManifest(self, needsLoopback: needsLoopback).text),
      KataFile(path: "README.md", text: KataReadme(self).text),
    ] + tests.paths.map { KataFile(path: "\(testsPath)/\($0)", text: tests[$0] ?? "") }
  }

  /// Whether the reader's sources are unchanged, apart from comments and blank lines: the
  /// behaviours pass then, although nothing has been done.
  package var isUntouched: Bool {
    guard let mine = try? sources(), let before = try? beginning() else { return false }
    return mine.mapping(Kata.code) == before.mapping(Kata.code)
  }

  /// The text without snippet marks, and without the double blank line that a removed mark would
  /// leave.
  static func withoutMarks(_ text: String) -> String {
    var lines: [String] = []
    // Whether the last line was a mark that followed a blank line.
    var isGap = false
    for line in text.lines {
      if Anchor(line) != nil {
        isGap = lines.last?.isEmpty ?? true
        continue
      }
      if !isGap || !line.isEmpty { lines.append(line) }
      isGap = false
    }
    return lines.joined(separator: "\n")
  }

  /// The trimmed lines of a text, without blank lines and comment lines.
  private static func code(in text: String) -> String {
    text.lines.map(\.trimmed).filter { !$0.isEmpty && !$0.hasPrefix("//") }
      .joined(separator: "\n")
  }
}

// MARK: - Starting

extension Kata {
  private static let draftPrefix = ".new-"

  /// Makes the kata's folder, completely or not at all.
  package func start() throws {
    let files = FileManager.default
    guard !isStarted else { throw KataError.startedAlready(path, number: lesson.number) }
    let (sources, book) = (try beginning(), try bookFiles())
    removeOldDrafts()
    let draft = Kata.home(of: workbook).appendingPathComponent(
      "\(Kata.draftPrefix)\(UUID().uuidString)", isDirectory: true)
    do {
      try sources.write(to: draft.appendingPathComponent(sourcesPath, isDirectory: true))
      for file in book {
        let url = draft.appendingPathComponent(file.path)
        try files.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.data.write(to: url)
      }
      try files.moveItem(at: draft, to: folder)
    } catch {
      try? files.removeItem(at: draft)
      throw isStarted
        ? KataError.startedAlready(path, number: lesson.number)
        : KataError.notMade(path, reason: Reason.of(error))
    }
  }

  /// Removes drafts left behind by starts that were killed: those over an hour old, since no start
  /// takes that long.
  private func removeOldDrafts() {
    let files = FileManager.default
    let home = Kata.home(of: workbook)
    let names = (try? files.contentsOfDirectory(atPath: home.path)) ?? []
    for name in names where name.hasPrefix(Kata.draftPrefix) {
      let draft = home.appendingPathComponent(name)
      let date = (try? files.attributesOfItem(atPath: draft.path))?[.modificationDate] as? Date
      if let date, -date.timeIntervalSinceNow > 3600 { try? files.removeItem(at: draft) }
    }
  }
}

import Book
import Foundation
import Toolchain

/// What a kata begins with.
extension Kata {
  /// The reader's files: before, without the marks by which the book's pages quote it.
  package func beginning() throws -> SourceTree {
    try workbook.tree(of: lesson, .before).mapping(Kata.withoutMarks)
  }

  /// The book's files: the package, its page and the behaviours.
  package func bookFiles() throws -> [KataFile] {
    let tests = KataTests(try SourceTree(of: workbook.tests(of: lesson)), for: self).tree
    let needsLoopback = tests.files.values.contains { $0.contains("import LoopbackSupport\n") }
    return [
      KataFile(
        path: "Package.swift", text: KataManifest(self, needsLoopback: needsLoopback).text),
      KataFile(path: "README.md", text: KataReadme(self).text),
    ] + tests.paths.map { KataFile(path: "\(testsPath)/\($0)", text: tests[$0] ?? "") }
  }

  /// Whether the reader's sources are still those that it began with, but for comments and blank
  /// lines: its behaviours pass then, and yet nothing is done.
  package var isUntouched: Bool {
    guard let mine = try? sources(), let before = try? beginning() else { return false }
    return mine.mapping(Kata.code) == before.mapping(Kata.code)
  }

  /// A text without the marks that begin and end what a page quotes, and without the gap that a mark
  /// between two blank lines leaves.
  static func withoutMarks(_ text: String) -> String {
    var lines: [String] = []
    // Whether the last line was a mark, and stood behind a blank one.
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

  /// The lines that are neither blank nor all comment, without the blanks around them.
  private static func code(in text: String) -> String {
    text.lines.map(\.trimmed).filter { !$0.isEmpty && !$0.hasPrefix("//") }
      .joined(separator: "\n")
  }
}

// MARK: - Starting

extension Kata {
  private static let draftPrefix = ".new-"

  /// Makes the kata's folder, whole or not at all.
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

  /// Takes away what starts that were killed left behind; no start takes an hour.
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

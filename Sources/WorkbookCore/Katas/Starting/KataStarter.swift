import Foundation
import Toolchain

/// What a kata begins with.
struct KataStarter {
  let kata: Kata

  /// A file of a kata, and whose it is.
  struct File: Hashable {
    enum Owner: Hashable {
      /// The reader works on it.
      case reader
      /// It is ours: put back where it was changed or deleted.
      case book
    }

    /// As a path in the kata.
    let path: String
    let text: String
    let owner: Owner
  }

  /// All files of a new kata.
  func files() throws -> [File] {
    try sources() + bookFiles()
  }

  /// The reader's files as they begin: before, byte for byte.
  func sources() throws -> [File] {
    try texts(below: kata.workbook.sources(of: kata.lesson, side: "Before")).map {
      File(path: "\(kata.sourcesPath)/\($0.path)", text: $0.text, owner: .reader)
    }
  }

  /// The package and the behaviours.
  func bookFiles() throws -> [File] {
    let tests = KataTestFiles(try texts(below: kata.workbook.tests(of: kata.lesson)), for: kata)
    return [
      File(path: "Package.swift", text: KataPackage(kata).text, owner: .book),
      File(path: "README.md", text: try KataReadme(kata).text, owner: .book),
    ]
      + tests.files.map {
        File(path: "\(kata.testsPath)/\($0.path)", text: $0.text, owner: .book)
      }
  }

  private func texts(below folder: URL) throws -> [KataTestFiles.File] {
    let module = SwiftModule("", in: folder.resolvingSymlinksInPath())
    return try module.sources.map { file in
      let path = file.resolvingSymlinksInPath().path.dropFirst(module.folder.path.count)
      return KataTestFiles.File(
        path: String(path.drop { $0 == "/" }), text: try String(contentsOf: file, encoding: .utf8))
    }.sorted { $0.path < $1.path }
  }

  /// Makes the kata's folder, whole or not at all.
  func start() throws {
    let files = FileManager.default
    guard !kata.isStarted else {
      throw KataError.startedAlready(kata.path, number: kata.lesson.number)
    }
    let contents = try self.files()
    removeOldDrafts()
    let draft = home.appendingPathComponent(
      "\(KataStarter.draftPrefix)\(UUID().uuidString)", isDirectory: true)
    do {
      for file in contents {
        let url = draft.appendingPathComponent(file.path)
        try files.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: url)
      }
      try files.moveItem(at: draft, to: kata.folder)
    } catch {
      try? files.removeItem(at: draft)
      throw kata.isStarted
        ? KataError.startedAlready(kata.path, number: kata.lesson.number)
        : KataError.notMade(kata.path, reason: Reason.of(error))
    }
  }

  private static let draftPrefix = ".new-"

  private var home: URL { Kata.home(of: kata.workbook) }

  /// Takes away what starts that were killed left behind; a start takes no hour.
  private func removeOldDrafts() {
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: home.path)) ?? []
    for name in names where name.hasPrefix(KataStarter.draftPrefix) {
      let draft = home.appendingPathComponent(name)
      let date = (try? files.attributesOfItem(atPath: draft.path))?[.modificationDate] as? Date
      if let date, -date.timeIntervalSinceNow > 3600 { try? files.removeItem(at: draft) }
    }
  }
}

extension Workbook {
  func tests(of lesson: Lesson) -> URL {
    root.appendingPathComponent("Tests/Lessons/\(lesson.folder)", isDirectory: true)
  }
}

import Foundation

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
    let tree = try kata.workbook.tree(of: kata.lesson, side: "Before")
    return tree.paths.map { path in
      File(path: "\(kata.sourcesPath)/\(path)", text: tree[path] ?? "", owner: .reader)
    }
  }

  /// The package and the behaviours.
  func bookFiles() throws -> [File] {
    let tests = KataTestFiles(
      try SourceTree(of: kata.workbook.tests(of: kata.lesson)), for: kata
    ).tree
    return [
      File(path: "Package.swift", text: KataPackage(kata).text, owner: .book),
      File(path: "README.md", text: try KataReadme(kata).text, owner: .book),
    ]
      + tests.paths.map { path in
        File(path: "\(kata.testsPath)/\(path)", text: tests[path] ?? "", owner: .book)
      }
  }

  /// Makes the kata's folder, whole or not at all.
  func start() throws {
    let files = FileManager.default
    guard !files.fileExists(atPath: kata.folder.path) else {
      throw KataError.startedAlready(kata.path, number: kata.lesson.number)
    }
    let home = Kata.home(of: kata.workbook)
    let draft = home.appendingPathComponent(".new-\(UUID().uuidString)", isDirectory: true)
    do {
      for file in try self.files() {
        let url = draft.appendingPathComponent(file.path)
        try files.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: url)
      }
      try files.moveItem(at: draft, to: kata.folder)
    } catch {
      try? files.removeItem(at: draft)
      throw error
    }
  }
}

extension Workbook {
  func tests(of lesson: Lesson) -> URL {
    root.appendingPathComponent("Tests/Lessons/\(lesson.folder)", isDirectory: true)
  }
}

import Foundation

/// A reader's own version of a lesson: a package of its own under `Katas`, which git passes over.
public struct Kata: Sendable {
  public let lesson: Lesson
  let workbook: Workbook

  /// The folder of all katas.
  static func home(of workbook: Workbook) -> URL {
    workbook.root.appendingPathComponent("Katas", isDirectory: true)
  }

  init(_ lesson: Lesson, in workbook: Workbook) {
    self.lesson = lesson
    self.workbook = workbook
  }

  /// As a reader types it from the book's folder.
  var path: String { "Katas/\(lesson.folder)" }

  var folder: URL { workbook.root.appendingPathComponent(path, isDirectory: true) }

  /// The reader's module. Not the lesson's bare name, which may be that of a type in it.
  var module: String { "\(lesson.name)Kata" }

  /// Where the reader works, as a path in the kata.
  var sourcesPath: String { "Sources/\(module)" }

  /// The behaviours, as a path in the kata.
  var testsPath: String { "Tests/\(module)Tests" }

  /// Whether its folder is there; what is missing in it of the book's, a check puts back.
  var isStarted: Bool {
    FileManager.default.fileExists(atPath: folder.path)
  }
}

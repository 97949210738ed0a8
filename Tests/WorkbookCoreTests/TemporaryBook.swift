import Foundation
import Toolchain
import WorkbookCore

/// A book in a folder of its own, with pages as wanted; `remove()` takes it away.
struct TemporaryBook {
  private let folder: TemporaryFolder
  var root: URL { folder.url }
  var workbook: Workbook { Workbook(root: root) }

  /// - Parameter pages: The texts of the lessons that are written, by their numbers.
  init(pages: [Int: String] = [:]) throws {
    folder = try TemporaryFolder()
    _ = try folder.file("Package.swift")
    for directory in ["Lessons", "Sources/Lessons"] { try make(directory) }
    for lesson in Catalogue.lessons {
      guard let text = pages[lesson.number] else { continue }
      try make("Lessons/\(lesson.folder)")
      for side in ["Before", "After"] { try make("Sources/Lessons/\(lesson.folder)/\(side)") }
      try Data(text.utf8).write(to: workbook.page(of: lesson))
    }
  }

  /// - Parameter written: The numbers of the lessons that are written.
  init(written: some Sequence<Int>) throws {
    try self.init(pages: Dictionary(uniqueKeysWithValues: written.map { ($0, "# Lesson \($0)\n") }))
  }

  func make(_ directory: String) throws {
    try FileManager.default.createDirectory(
      at: root.appendingPathComponent(directory), withIntermediateDirectories: true)
  }

  func remove() { folder.remove() }
}

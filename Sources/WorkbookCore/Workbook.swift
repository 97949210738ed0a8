import Foundation

/// The book on this machine: the folder in which it was cloned.
public struct Workbook: Sendable {
  /// The version of the program and of the lessons, which go together.
  public static let version = "0.1.0"

  public let root: URL

  public init(root: URL) {
    self.root = root
  }

  public func page(of lesson: Lesson) -> URL {
    root.appendingPathComponent(lesson.page)
  }

  public func sources(of lesson: Lesson, side: String) -> URL {
    root.appendingPathComponent("Sources/Lessons/\(lesson.folder)/\(side)", isDirectory: true)
  }

  /// Whether the lesson is written: its page and both of its modules are there.
  public func holds(_ lesson: Lesson) -> Bool {
    let files = FileManager.default
    return files.fileExists(atPath: page(of: lesson).path)
      && files.fileExists(atPath: sources(of: lesson, side: "Before").path)
      && files.fileExists(atPath: sources(of: lesson, side: "After").path)
  }
}

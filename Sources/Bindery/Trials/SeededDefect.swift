import Book
import Foundation
import Toolchain

/// A mistake in before that the behaviours have to find, kept beside the lesson's page: a
/// difference as git writes it, under lines `Breaks: ` with the behaviours that it breaks.
struct SeededDefect {
  static let file = "Defect.diff"

  /// The sentences of the behaviours that have to fail, at the least.
  let breaks: [String]
  private let file: URL

  enum Failure: Error, Hashable, CustomStringConvertible {
    case breaksNothing(String)
    case doesNotFit(String, reason: String)

    var description: String {
      switch self {
      case .breaksNothing(let path):
        "\(path) names no behaviour in a line that begins `Breaks: `."
      case .doesNotFit(let path, let reason): "\(path) does not fit before: \(reason)"
      }
    }
  }

  static func path(of lesson: Lesson) -> String { "Lessons/\(lesson.folder)/\(file)" }

  init(of lesson: Lesson, in workbook: Workbook) throws {
    let path = SeededDefect.path(of: lesson)
    file = workbook.root.appendingPathComponent(path)
    let head = try workbook.text(at: path).lines.prefix { !$0.hasPrefix("---") }
    breaks = head.compactMap { line in
      line.hasPrefix("Breaks: ") ? String(line.dropFirst("Breaks: ".count)) : nil
    }
    guard !breaks.isEmpty else { throw Failure.breaksNothing(path) }
  }

  /// A version of before that has the defect.
  func applied(to tree: SourceTree) throws -> SourceTree {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try tree.write(to: folder.url)
    let output = try Git.run(["apply", "--unidiff-zero", "-p1", file.path], in: folder.url)
    guard output.status == 0 else {
      throw Failure.doesNotFit(
        file.lastPathComponent, reason: output.standardError.lines.joined(separator: " ").trimmed)
    }
    return try SourceTree(of: folder.url)
  }
}

import Foundation
import Toolchain

/// Copies of two sides of a lesson without what only the book's tools need to read: the comments
/// that mark what a page quotes.
struct StagedSides {
  private let folder: TemporaryFolder
  /// The number of lines of each file, by its path, such as `Before/Ship.swift`.
  let lineCounts: [String: Int]

  /// - Parameter workbook: Where the lesson's sources are.
  init(
    _ sides: ComparedSides = .beforeAndAfter, of lesson: Lesson, in workbook: Workbook
  ) throws {
    try self.init(
      sides, left: SourceTree(of: sides.left.folder(of: lesson, in: workbook)),
      right: SourceTree(of: sides.right.folder(of: lesson, in: workbook)))
  }

  init(_ sides: ComparedSides, left: SourceTree, right: SourceTree) throws {
    folder = try TemporaryFolder()
    var lineCounts: [String: Int] = [:]
    do {
      for (side, tree) in [(sides.left, left), (sides.right, right)] {
        let lines = tree.files.mapValues(StagedSides.withoutAnchors)
        for (path, lines) in lines { lineCounts["\(side)/\(path)"] = lines.count }
        try SourceTree(lines.mapValues { $0.map { $0 + "\n" }.joined() })
          .write(to: folder.url.appendingPathComponent("\(side)", isDirectory: true))
      }
    } catch {
      folder.remove()
      throw error
    }
    self.lineCounts = lineCounts
  }

  var url: URL { folder.url }

  func remove() {
    folder.remove()
  }

  /// The lines of a source without anchors and the gaps that they leave.
  static func withoutAnchors(_ source: String) -> [String] {
    var kept: [Substring] = []
    var followsAnchor = false
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if Snippets.Anchor(String(line)) != nil {
        followsAnchor = true
      } else if !(followsAnchor && line.isEmpty && (kept.last?.isEmpty ?? true)) {
        kept.append(line)
        followsAnchor = false
      }
    }
    // What follows the last line break is no line.
    if kept.last?.isEmpty == true { kept.removeLast() }
    return kept.map(String.init)
  }
}

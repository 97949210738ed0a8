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
    folder = try TemporaryFolder()
    var lineCounts: [String: Int] = [:]
    do {
      for side in [sides.left, sides.right] {
        let source = SwiftModule(
          "\(side)", in: side.folder(of: lesson, in: workbook).resolvingSymlinksInPath())
        let target = folder.url.appendingPathComponent("\(side)", isDirectory: true)
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        for file in source.sources {
          let name = file.resolvingSymlinksInPath().path.dropFirst(source.folder.path.count).drop {
            $0 == "/"
          }
          let lines = StagedSides.withoutAnchors(try String(contentsOf: file, encoding: .utf8))
          lineCounts["\(side)/\(name)"] = lines.count
          let copy = target.appendingPathComponent(String(name))
          try FileManager.default.createDirectory(
            at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
          try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: copy)
        }
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

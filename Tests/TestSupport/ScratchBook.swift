import Book
import Foundation
import Toolchain

/// A book with only what a test needs, in its own folder, which goes when the book does.
package final class ScratchBook {
  private let folder: TemporaryFolder
  package var root: URL { folder.url }
  package var workbook: Workbook { Workbook(root: root, lessons: Catalogue.lessons) }

  /// The lesson for tests that need only one.
  package static let lesson = Catalogue.lessons[0]

  /// - Parameter files: Texts by their paths in the book.
  package init(_ files: [String: String] = [:]) throws {
    folder = try TemporaryFolder(isSmall: true)
    for (path, text) in files { try write(path, text) }
  }

  deinit { folder.remove() }

  package func write(_ path: String, _ text: String) throws {
    try root.appendingPathComponent(path).fill(with: text)
  }

  package func write(_ path: String, _ tree: SourceTree) throws {
    try tree.write(to: root.appendingPathComponent(path))
  }

  package func edit(_ path: String, _ old: String, _ new: String) throws {
    try write(path, try workbook.text(at: path).replacing(old, with: new))
  }

  package func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: root.appendingPathComponent(path))
  }
}

import Foundation
import Text
import Toolchain

/// The Swift files of a module, keyed by their paths in the module's folder.
package struct SourceTree: Equatable, Sendable {
  package private(set) var files: [String: String]

  package init(_ files: [String: String] = [:]) {
    self.files = files
  }

  /// Reads a folder at any depth; the tree is empty if there is no folder.
  ///
  /// All lines get the book's ends: an editor that writes others changes nothing.
  package init(of folder: URL) throws {
    files = [:]
    for path in folder.swiftFiles {
      let file = folder.appendingPathComponent(path)
      files[path] = try String(contentsOf: file, encoding: .utf8).withPlainLineEnds
    }
  }

  /// The paths, sorted.
  package var paths: [String] { files.keys.sorted() }

  package subscript(path: String) -> String? {
    get { files[path] }
    set { files[path] = newValue }
  }

  /// The files of both trees; if both have a file, the other's is taken.
  package func overlaid(with other: SourceTree) -> SourceTree {
    SourceTree(files.merging(other.files) { _, new in new })
  }

  /// The tree with each text replaced by the result of a function.
  package func mapping(_ change: (String) -> String) -> SourceTree {
    SourceTree(files.mapValues(change))
  }

  /// The same files in a folder.
  package func inside(_ folder: String) -> SourceTree {
    SourceTree(Dictionary(uniqueKeysWithValues: files.map { ("\(folder)/\($0)", $1) }))
  }

  /// The sorted paths of the files that differ from those of another tree.
  package func differences(from other: SourceTree) -> [String] {
    Set(paths + other.paths).filter { self[$0] != other[$0] }.sorted()
  }

  /// How many lines only one of the trees has, wherever they are in a file.
  package func distance(to other: SourceTree) -> Int {
    differences(from: other).reduce(0) { sum, path in
      var counts: [String: Int] = [:]
      for line in self[path]?.lines ?? [] { counts[line, default: 0] += 1 }
      for line in other[path]?.lines ?? [] { counts[line, default: 0] -= 1 }
      return sum + counts.values.reduce(0) { $0 + abs($1) }
    }
  }

  /// Makes a folder contain exactly these Swift files.
  ///
  /// A file that is already right keeps its time, so that nothing is rebuilt for it; files other
  /// than Swift's are left alone.
  package func write(to folder: URL) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let strays = try SourceTree(of: folder).paths.filter { files[$0] == nil }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      let (old, new) = (manager.contents(atPath: file.path), Data(text.utf8))
      // Where there is no room, what is there stays whole.
      if old == nil {
        try file.fill(with: text)
      } else if old != new {
        try new.write(to: file, options: .atomic)
      }
    }
    for path in strays { try manager.removeItem(at: folder.appendingPathComponent(path)) }
  }
}

extension Workbook {
  /// The sources of a side of a lesson.
  package func tree(of lesson: Lesson, _ side: Side) throws -> SourceTree {
    try tree(at: lesson.sources(side))
  }

  /// The sources in a folder of the book.
  package func tree(at path: String) throws -> SourceTree {
    do {
      return try SourceTree(of: root.appendingPathComponent(path, isDirectory: true))
    } catch {
      throw BookError.unreadable(path, reason: Reason.of(error))
    }
  }
}

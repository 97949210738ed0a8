import Foundation
import Text
import Toolchain

/// The Swift files of a module, keyed by their paths in the module's folder.
package struct SourceTree: Equatable, Sendable {
  package private(set) var files: [String: String]

  package init(_ files: [String: String] = [:]) {
    self.files = files
  }

  /// Reads the files that SwiftPM compiles in a folder; empty if there is no folder.
  ///
  /// Line endings become the book's, and a byte order mark is left out, so neither counts as a
  /// change.
  ///
  /// - Throws: ``SourceError``, which names the file.
  package init(of folder: URL) throws(SourceError) {
    files = [:]
    for path in try folder.swiftFiles() {
      let data: Data
      do { data = try Data(contentsOf: folder.appendingPathComponent(path)) } catch {
        throw .unreadable(path, reason: Reason.of(error))
      }
      guard let text = SourceTree.text(of: data) else { throw .notUTF8(path) }
      files[path] = text
    }
  }

  /// The text of a source in the book's form; nil if it is not encoded in UTF-8.
  package static func text(of data: Data) -> String? {
    guard let text = String(validating: data, as: UTF8.self) else { return nil }
    let hasMark = text.unicodeScalars.first == "\u{FEFF}"
    return (hasMark ? String(text.unicodeScalars.dropFirst()) : text).withPlainLineEnds
  }

  /// The paths, sorted.
  package var paths: [String] { files.keys.sorted() }

  package subscript(path: String) -> String? {
    get { files[path] }
    set { files[path] = newValue }
  }

  /// The files of both trees; if both have a file, the other tree's is used.
  package func overlaid(with other: SourceTree) -> SourceTree {
    SourceTree(files.merging(other.files) { _, new in new })
  }

  /// The tree with each text replaced by the result of a function.
  package func mapping(_ change: (String) -> String) -> SourceTree {
    SourceTree(files.mapValues(change))
  }

  /// The same files, at other paths.
  package func moving(_ place: (_ path: String) -> String) -> SourceTree {
    SourceTree(Dictionary(uniqueKeysWithValues: files.map { (place($0), $1) }))
  }

  /// The same files in a folder.
  package func inside(_ folder: String) -> SourceTree {
    moving { "\(folder)/\($0)" }
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

  /// Makes a folder contain exactly these Swift files, as ``Foundation/URL/fill(withSwiftFiles:)`` does.
  package func write(to folder: URL) throws {
    try folder.fill(withSwiftFiles: files.mapValues { Data($0.utf8) })
  }
}

extension URL {
  /// Makes this folder contain exactly these Swift files, by their paths in it.
  ///
  /// Correct files and non-Swift files are left alone. Targets of links outside the folder
  /// are never changed: copies of their contents replace the links first.
  package func fill(withSwiftFiles contents: [String: Data]) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: self, withIntermediateDirectories: true)
    let strays = try swiftFiles().filter { contents[$0] == nil }
    for (path, new) in contents {
      let file = appendingPathComponent(path)
      let old = manager.contents(atPath: file.path)
      guard old != new else { continue }
      try manager.replaceLinks(on: path, in: self)
      // Writing to a link that leads nowhere would create its target.
      if manager.isLink(file) { try manager.removeItem(at: file) }
      // If there is no room, the old file stays whole.
      if old == nil { try file.fill(with: new) } else { try new.write(to: file, options: .atomic) }
    }
    for path in strays {
      try manager.replaceLinks(on: path, in: self)
      try manager.removeItem(at: appendingPathComponent(path))
      // Folders that held only this file are removed; others stay.
      var folders = path.split(separator: "/").dropLast()
      while !folders.isEmpty,
        rmdir(appendingPathComponent(folders.joined(separator: "/")).path) == 0
      {
        folders.removeLast()
      }
    }
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

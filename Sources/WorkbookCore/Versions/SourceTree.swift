import Foundation
import Toolchain

/// The Swift files of a module, each by its path in the module's folder.
struct SourceTree: Hashable, Sendable {
  private(set) var files: [String: String]

  init(_ files: [String: String] = [:]) {
    self.files = files
  }

  /// What is in a folder, at any depth; nothing where there is none.
  init(of folder: URL) throws {
    let module = SwiftModule("", in: folder.resolvingSymlinksInPath())
    files = [:]
    for file in module.sources {
      let path = file.resolvingSymlinksInPath().path.dropFirst(module.folder.path.count)
      files[String(path.drop { $0 == "/" })] = try String(contentsOf: file, encoding: .utf8)
    }
  }

  /// The paths, sorted.
  var paths: [String] { files.keys.sorted() }

  subscript(path: String) -> String? {
    get { files[path] }
    set { files[path] = newValue }
  }

  /// The files of both; where both have one, that of the other.
  func overlaid(with other: SourceTree) -> SourceTree {
    SourceTree(files.merging(other.files) { _, new in new })
  }

  /// Every file by a function of its text.
  func mapping(_ change: (String) -> String) -> SourceTree {
    SourceTree(files.mapValues(change))
  }

  /// The paths of the files in which it differs from another, sorted.
  func differences(from other: SourceTree) -> [String] {
    Set(paths + other.paths).filter { self[$0] != other[$0] }.sorted()
  }

  /// How many lines one of them has and the other has not, wherever they stand in a file.
  func distance(to other: SourceTree) -> Int {
    differences(from: other).reduce(0) { sum, path in
      var counts: [String: Int] = [:]
      for line in self[path]?.lines ?? [] { counts[line, default: 0] += 1 }
      for line in other[path]?.lines ?? [] { counts[line, default: 0] -= 1 }
      return sum + counts.values.reduce(0) { $0 + abs($1) }
    }
  }

  /// Makes a folder hold just these Swift files.
  ///
  /// What is right already is left as it is, with its time, so that nothing is built again for it;
  /// files that are not Swift's are not looked at.
  func write(to folder: URL) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    for path in try SourceTree(of: folder).paths where files[path] == nil {
      try manager.removeItem(at: folder.appendingPathComponent(path))
    }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      let data = Data(text.utf8)
      if manager.contents(atPath: file.path) == data { continue }
      try manager.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }
}

extension Workbook {
  /// The sources of a side of a lesson, `Before` or `After`.
  func tree(of lesson: Lesson, side: String) throws -> SourceTree {
    try SourceTree(of: sources(of: lesson, side: side))
  }
}

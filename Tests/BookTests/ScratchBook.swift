import Foundation
import TestSupport
import Toolchain

@testable import Book

/// A book in a folder of its own, with as much in it as a test needs, which goes away with it.
final class ScratchBook {
  private let folder: TemporaryFolder
  var root: URL { folder.url }
  var workbook: Workbook { Workbook(root: root, lessons: Catalogue.lessons) }

  /// The lesson that tests are about where one is enough.
  static let lesson = Catalogue.lessons[0]

  /// - Parameter files: Texts by their paths in the book.
  init(_ files: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    for directory in ["Lessons", "Sources/Lessons"] {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(directory), withIntermediateDirectories: true)
    }
    try write("Package.swift", "")
    for (path, text) in files { try write(path, text) }
  }

  func write(_ path: String, _ text: String) throws {
    try root.appendingPathComponent(path).fill(with: text)
  }

  func write(_ tree: SourceTree, _ side: Side) throws {
    try tree.write(to: root.appendingPathComponent(ScratchBook.lesson.sources(side)))
  }

  func edit(_ path: String, _ old: String, _ new: String) throws {
    try write(path, try workbook.text(at: path).replacing(old, with: new))
  }

  /// A change to a file that spoils the book: without what was there it is written anew, without
  /// what is there afterwards it is removed.
  struct Damage: Sendable {
    let path: String
    var old: String?
    var new: String?
  }

  func take(_ damage: Damage) throws {
    switch (damage.old, damage.new) {
    case (_, nil): try remove(damage.path)
    case (nil, let new?): try write(damage.path, new)
    case (let old?, let new?): try edit(damage.path, old, new)
    }
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: root.appendingPathComponent(path))
  }

  deinit { folder.remove() }
}

/// Patches as git writes them.
enum WrittenPatches {
  /// A patch for each change, on top of the ones before it.
  ///
  /// - Parameters:
  ///   - changes: Each a message, and what the files of the repository are after it.
  ///   - tree: What they are before the first.
  static func of(
    _ changes: [(message: String, tree: SourceTree)], from tree: SourceTree
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    func git(_ command: String, _ arguments: String...) throws {
      let author = ["-c", "user.name=Shipshape", "-c", "user.email=shipshape@localhost"]
      _ = try Git.run(command, arguments, settings: author, in: folder.url)
    }
    try git("init", "--quiet")
    for (message, tree) in [("Begin", tree)] + changes {
      try tree.write(to: folder.url)
      try git("add", "--all")
      try git("commit", "--quiet", "--message", message)
    }
    try git(
      "format-patch", "--quiet", "--histogram", "--no-renames", "--zero-commit",
      "--no-encode-email-headers", "--output-directory", "patches", "-\(changes.count)")
    let patches = folder.url.appendingPathComponent("patches")
    return try FileManager.default.contentsOfDirectory(atPath: patches.path).sorted().map {
      try String(contentsOf: patches.appendingPathComponent($0), encoding: .utf8)
    }
  }
}

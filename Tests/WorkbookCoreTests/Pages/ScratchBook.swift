import Foundation
import Toolchain

@testable import WorkbookCore

/// A small book in a folder of its own, for one test.
final class ScratchBook {
  private let folder: TemporaryFolder

  var root: URL { folder.url }

  /// - Parameter files: What is in each file, by its path in the book.
  init(_ files: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    folder.remove()
  }

  func write(_ text: String, to path: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
  }

  /// What the proofreader says of the book.
  func read(running programs: (any ProgramRunning)? = nil) throws -> PagesReport {
    try Proofreader(root: root).read(running: programs)
  }

  /// What is wrong with the book, as it is told.
  func problems() throws -> [String] {
    try read().problems.map(\.description)
  }
}

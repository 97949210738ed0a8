import Book
import Foundation
import TestSupport
import Toolchain

@testable import Bindery

/// A small book in a folder of its own, for one test.
final class ScratchBook {
  private let folder: TemporaryFolder

  var root: URL { folder.url }
  var workbook: Workbook { Workbook(root: root, lessons: Catalogue.lessons) }

  /// - Parameter files: What is in each file, by its path in the book.
  init(_ files: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    folder.remove()
  }

  func write(_ text: String, to path: String) throws {
    try root.appendingPathComponent(path).fill(with: text)
  }

  func text(of path: String) throws -> String { try workbook.text(at: path) }

  /// The pages as they are read, where the programs are those of a folder.
  func read(programs: URL? = nil) async throws -> [PageReader.Reading] {
    let programs = BuiltPrograms(root: root, folder: programs ?? root)
    return try await PageReader(workbook: workbook, programs: programs).read()
  }

  /// What is wrong with the pages, as it is told.
  func problems() async throws -> [String] {
    try await read().flatMap(\.problems).map(\.description)
  }
}

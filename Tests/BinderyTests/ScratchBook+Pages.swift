import Foundation
import TestSupport

@testable import Bindery

extension ScratchBook {
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

extension PageReader.Reading {
  /// What the page should be; nil where it is right.
  func corrected() async throws -> String? { try await stale.first { $0.path == path }?.text() }
}

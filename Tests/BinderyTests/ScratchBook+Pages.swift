import Foundation
import TestSupport

@testable import Bindery

extension ScratchBook {
  /// The pages as they are read, with the programs in a folder.
  func read(programs: URL? = nil) async throws -> [PageReader.Reading] {
    let programs = BuiltPrograms(root: root, folder: programs ?? root)
    return try await PageReader(workbook: workbook, programs: programs).read()
  }

  /// The faults of the pages, as they are reported.
  func problems() async throws -> [String] {
    try await read().flatMap(\.problems).map(\.description)
  }
}

extension PageReader.Reading {}

import Foundation

extension Workbook {
  /// Finds the book: from one folder upwards, or else from the next one.
  ///
  /// - Parameter starts: Where to begin, such as the current folder and the program's own.
  public static func find(from starts: [URL]) throws(WorkbookError) -> Workbook {
    for start in starts {
      var folder = start.standardizedFileURL.resolvingSymlinksInPath()
      while true {
        if isBook(folder) { return Workbook(root: folder) }
        let parent = folder.deletingLastPathComponent().standardizedFileURL
        guard parent.path.count < folder.path.count else { break }
        folder = parent
      }
    }
    throw .noBook(startingAt: starts.first?.path ?? "the current folder")
  }

  private static func isBook(_ folder: URL) -> Bool {
    ["Package.swift", "Lessons", "Sources/Lessons"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
  }
}

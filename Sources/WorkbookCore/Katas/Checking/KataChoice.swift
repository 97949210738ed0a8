import Foundation

/// Finds the kata that a reader means who names none.
enum KataChoice {
  /// The one whose sources were changed last, of those that are started.
  static func lastWorkedOn(in workbook: Workbook) throws(KataError) -> Kata {
    let started = Catalogue.lessons.map { Kata($0, in: workbook) }.filter(\.isStarted)
    guard let last = started.max(by: { $0.lastChange < $1.lastChange }) else {
      throw .noneStarted
    }
    return last
  }
}

extension Kata {
  /// When a file of the reader's was changed last.
  var lastChange: Date {
    let sources = folder.appendingPathComponent(sourcesPath, isDirectory: true)
    let keys: [URLResourceKey] = [.contentModificationDateKey]
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: keys)
    let dates = (files?.allObjects as? [URL] ?? []).compactMap {
      try? $0.resourceValues(forKeys: Set(keys)).contentModificationDate
    }
    return dates.max() ?? .distantPast
  }
}

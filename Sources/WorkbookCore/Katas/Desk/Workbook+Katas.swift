import Foundation

extension Workbook {
  /// The katas that are started, in the order of the book.
  var startedKatas: [Kata] {
    Catalogue.lessons.map { Kata($0, in: self) }.filter(\.isStarted)
  }

  /// The kata that a command is about.
  ///
  /// - Parameter name: The lesson as the reader names it; the kata worked on last where it is nil.
  func kata(named name: String?) throws -> Kata {
    if let name { return Kata(try Catalogue.lesson(named: name), in: self) }
    guard let latest = kataWorkedOnLast else { throw KataError.noKata }
    return latest
  }

  /// The started kata with the latest change in its sources; a start and a restore count as one.
  var kataWorkedOnLast: Kata? {
    startedKatas.map { (kata: $0, date: $0.latestChange) }.max { $0.date < $1.date }?.kata
  }
}

extension Kata {
  /// When a file or folder of its sources was changed last.
  ///
  /// Not of the kata itself, into which checks put what is the book's.
  fileprivate var latestChange: Date {
    let files = FileManager.default
    let sources = folder.appendingPathComponent(sourcesPath)
    let below = files.enumerator(atPath: sources.path)?.allObjects as? [String] ?? []
    let paths = [sources.path] + below.map { sources.appendingPathComponent($0).path }
    let dates = paths.compactMap { path in
      (try? files.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }
    return dates.max() ?? .distantPast
  }
}

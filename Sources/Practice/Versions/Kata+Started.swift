import Book
import Foundation

extension Kata {
  /// The started katas, in the order of the book.
  package static func started(in workbook: Workbook) -> [Kata] {
    Catalogue.lessons.map { Kata($0, in: workbook) }.filter(\.isStarted)
  }

  /// The started kata whose sources changed last; starting or restoring one counts as a change.
  package static func workedOnLast(in workbook: Workbook) -> Kata? {
    started(in: workbook).map { (kata: $0, date: $0.latestChange) }
      .max { $0.date < $1.date }?.kata
  }

  /// The kata that a command is about.
  ///
  /// - Parameter name: The lesson as the reader names it; nil for the kata worked on last.
  /// - Throws: If there is no such lesson, or no kata at all; a named kata may be one that is not
  ///   started.
  package static func named(_ name: String?, in workbook: Workbook) throws -> Kata {
    if let name { return Kata(try Catalogue.lesson(named: name), in: workbook) }
    guard let latest = workedOnLast(in: workbook) else { throw KataError.noKata }
    return latest
  }

  /// When a file or folder in its sources last changed.
  ///
  /// The kata's own folder does not count, since checks write the book's files there.
  private var latestChange: Date {
    let files = FileManager.default
    let sources = file(sourcesPath)
    let below = files.enumerator(atPath: sources.path)?.allObjects as? [String] ?? []
    let paths = [sources.path] + below.map { sources.appendingPathComponent($0).path }
    let dates = paths.compactMap { path in
      (try? files.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }
    return dates.max() ?? .distantPast
  }
}

import Book
import Foundation
import Synchronization

/// The files of a kata that a check depends on, at one moment.
package struct KataSnapshot: Equatable, Sendable {
  /// The reader's files.
  package var readers: [KataFile] = []
  /// The book's files that differ from the book's version, with their present contents; nil for
  /// missing files.
  package var damaged: [String: Data?] = [:]
  /// The log's history when the files last changed.
  package var history = KataHistory()

  /// Whether the files differ enough from a former snapshot to need a new check. Restored book
  /// files do not count, since a check restores them itself.
  package func needsCheck(since former: KataSnapshot) -> Bool {
    readers != former.readers || history.requests != former.history.requests
      || (damaged != former.damaged && !damaged.isEmpty)
  }
}

package indirect enum KataState: Equatable, Sendable {
  case there(KataSnapshot)
  case gone
  /// None of the reader's files is left: a check would restore the book's files into a folder that
  /// may be about to be deleted.
  case empty
  /// A file that would be compiled cannot be read; the reason is a sentence.
  case unreadable(String)

  /// Why there is nothing to check, and what the reader can do; empty if there is something.
  package func sentence(about kata: Kata) -> String {
    switch self {
    case .there: ""
    case .unreadable(let sentence): sentence
    case .gone:
      "\(kata.path) is gone: put it back, or make a new one with "
        + "`scripts/workbook start \(kata.lesson.number)`. A check starts as soon as it is there."
    case .empty:
      "No Swift file is left in \(kata.path)/\(kata.sourcesPath): put yours back, or start "
        + "over with `scripts/workbook reset \(kata.lesson.number)`. A check starts then."
    }
  }
}

/// Reads the state of a kata repeatedly. The log, which takes a call to git, is read only after
/// files have changed.
package final class KataReader: Sendable {
  private struct Look {
    var book: BookFiles
    var history: KataHistory
    var readers: [KataFile] = []
    var damaged: [String: Data?] = [:]
  }

  private let kata: Kata
  private let last: Mutex<Look>

  package init(_ kata: Kata) throws {
    self.kata = kata
    let history = try? KataLog(kata).history()
    last = Mutex(
      Look(
        book: try BookFiles(of: kata, with: history?.standing), history: history ?? KataHistory()))
  }

  /// The present state of the kata, found by reading all its files, which are few.
  package func state() -> KataState {
    guard kata.isStarted else { return .gone }
    do {
      guard try !kata.swiftFiles(in: kata.sourcesPath).isEmpty else { return .empty }
      let readers = try kata.readersFiles()
      return try last.withLock { last throws(KataError) in
        var damaged = try last.book.damage()
        if readers != last.readers || damaged != last.damaged {
          let history = try? KataLog(kata).history()
          if let book = try? BookFiles(of: kata, with: history?.standing) { last.book = book }
          damaged = try last.book.damage()
          last.history = history ?? last.history
          (last.readers, last.damaged) = (readers, damaged)
        }
        return .there(
          KataSnapshot(readers: readers, damaged: damaged, history: last.history))
      }
    } catch {
      return .unreadable("\(error)")
    }
  }
}

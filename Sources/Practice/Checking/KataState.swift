import Book
import Foundation
import Synchronization

/// The files of a kata that a check depends on, at one moment.
package struct KataSnapshot: Equatable, Sendable {
  /// The reader's files, by path in the kata.
  package var readers: [String: Data] = [:]
  /// The book's files that differ from the book's version, with their present contents; nil for
  /// those that are missing.
  package var damaged: [String: Data?] = [:]
  /// The request that the kata has taken, whose tests also belong to the book.
  package var request: ChangeRequest?

  /// Whether the files have changed enough since a former snapshot to need a new check; restored
  /// book files do not count, since a check restores them itself.
  package func needsCheck(since former: KataSnapshot) -> Bool {
    readers != former.readers || request != former.request
      || (damaged != former.damaged && !damaged.isEmpty)
  }
}

package indirect enum KataState: Equatable, Sendable {
  case there(KataSnapshot)
  case gone
  /// None of the reader's files is left: a check would put the book's files back into a folder that
  /// may be about to be deleted.
  case empty
  /// Something that would be compiled cannot be read; the reason is a sentence.
  case unreadable(String)

  /// Why there is nothing to check, and what the reader can do; empty if there is something.
  package func sentence(about kata: Kata) -> String {
    switch self {
    case .there: ""
    case .unreadable(let sentence): sentence
    case .gone:
      "\(kata.path) is gone: put it back, or make a new one with "
        + "`scripts/workbook start \(kata.lesson.number)`; it is checked as soon as it is there."
    case .empty:
      "No Swift file is left in \(kata.path)/\(kata.sourcesPath): put yours back, or begin "
        + "anew with `scripts/workbook reset \(kata.lesson.number)`; it is checked then."
    }
  }
}

/// Reads the state of a kata, again and again.
package final class KataReader: Sendable {
  private let kata: Kata
  private let book: Mutex<BookFiles>

  package init(_ kata: Kata) throws {
    self.kata = kata
    book = Mutex(try BookFiles(of: kata))
  }

  /// The state of the kata now, found by reading all its files, which are few.
  package func state() -> KataState {
    guard kata.isStarted else { return .gone }
    let book = book.withLock { book in
      if TakenRequest.Names(in: kata) != book.names, let new = try? BookFiles(of: kata) {
        book = new
      }
      return book
    }
    do {
      guard try !kata.swiftFiles(in: kata.sourcesPath).isEmpty else { return .empty }
      return .there(
        KataSnapshot(
          readers: try kata.readersFiles(), damaged: try book.damage(), request: book.request))
    } catch {
      return .unreadable("\(error)")
    }
  }
}

extension Kata {
  /// The contents of the reader's files as they are now, by path in the kata.
  func readersFiles() throws(KataError) -> [String: Data] {
    let paths = try swiftFiles(in: sourcesPath) + swiftFiles(in: guestPath)
    // Two files can have names that are equal to Swift, with “é” as one character and as two.
    return Dictionary(paths.map { ($0, contents($0) ?? Data()) }) { $0 + $1 }
  }
}

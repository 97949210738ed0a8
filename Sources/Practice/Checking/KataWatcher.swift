import Book
import Foundation

/// The files of a kata that a check depends on, at one moment.
package struct KataSnapshot: Hashable, Sendable {
  /// The reader's files, by path in the kata.
  package var readers: [String: Data] = [:]
  /// The book's files that differ from the book's version, with their present contents; nil for
  /// those that are missing.
  package var damaged: [String: Data?] = [:]
  /// The name of the request that the kata has taken, whose tests also belong to the book.
  package var request: String?

  package init() {}

  /// Whether the files have changed enough since a former snapshot to need a new check.
  ///
  /// Restored book files do not count: a check restores them itself.
  package func needsCheck(since former: KataSnapshot) -> Bool {
    readers != former.readers || request != former.request
      || (damaged != former.damaged && !damaged.isEmpty)
  }
}

/// The state in which the watcher finds a kata.
package enum KataState: Hashable, Sendable {
  case there(KataSnapshot)
  case gone
  /// The kata is there, but nothing can be built.
  case readOnly
  /// None of the reader's files is left.
  ///
  /// A check would put the book's files back into a folder that may be about to be deleted.
  case empty

  /// Why there is nothing to check, and what the reader can do; empty if there is something to
  /// check.
  package func sentence(about kata: Kata) -> String {
    switch self {
    case .there: ""
    case .gone:
      "\(kata.path) is gone: put it back, or make it anew with "
        + "`scripts/workbook start \(kata.lesson.number)`; it is checked as soon as it is there."
    case .readOnly:
      "\(KataBuildFolder.path) cannot be written: allow it with "
        + "`chmod -R u+w \(KataBuildFolder.path)`; \(kata.path) is checked as soon as you do."
    case .empty:
      "No Swift file is left in \(kata.path)/\(kata.sourcesPath): put yours back, or begin "
        + "anew with `scripts/workbook reset \(kata.lesson.number)`; it is checked then."
    }
  }
}

/// Looks at a kata's files at intervals.
package struct KataWatcher: Sendable {
  package let kata: Kata
  private let book: [String: Data]

  package init(_ kata: Kata) throws {
    self.kata = kata
    book = Dictionary(
      try kata.bookFiles().map { ($0.path, $0.data) }, uniquingKeysWith: { first, _ in first })
  }

  /// The state of the kata now, found by reading all its files, which are few.
  package func look() -> KataState {
    guard kata.isStarted else { return .gone }
    guard isWritable else { return .readOnly }
    var snapshot = KataSnapshot()
    var book = book
    if let taken = TakenRequest.open(in: kata) {
      snapshot.request = taken.request.name
      book[taken.file.path] = taken.file.data
    }
    for path in swiftFiles where book[path] == nil {
      if path.hasPrefix("Sources/") {
        snapshot.readers[path] = kata.contents(path) ?? Data()
      } else {
        snapshot.damaged[path] = .some(kata.contents(path))
      }
    }
    for (path, text) in book {
      let contents = kata.contents(path)
      if contents != text { snapshot.damaged[path] = .some(contents) }
    }
    return snapshot.readers.isEmpty ? .empty : .there(snapshot)
  }

  private var isWritable: Bool {
    let files = FileManager.default
    let build = KataBuildFolder(workbook: kata.workbook).url.path
    return files.isWritableFile(
      atPath: files.fileExists(atPath: build) ? build : Kata.home(of: kata.workbook).path)
  }

  /// The Swift files that a build compiles, as paths in the kata.
  private var swiftFiles: [String] {
    let files = FileManager.default
    let top = (try? files.contentsOfDirectory(atPath: kata.folder.path)) ?? []
    let below = ["Sources", "Tests"].flatMap { folder in
      ((try? files.subpathsOfDirectory(atPath: kata.file(folder).path)) ?? [])
        .map { "\(folder)/\($0)" }
    }
    return (top + below).filter { path in
      path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
  }
}

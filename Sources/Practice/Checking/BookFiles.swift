import Book
import Foundation
import Toolchain

/// Keeps the book's part of a kata unchanged: the package and the behaviours.
struct BookFiles {
  let kata: Kata
  private let files: [KataFile]

  init(of kata: Kata) throws {
    self.kata = kata
    files = try kata.bookFiles() + [TakenRequest.open(in: kata)?.file].compactMap { $0 }
  }

  /// What a restore changed, as sorted paths in the kata.
  struct Restored: Hashable {
    /// Every path at which a file was put back or moved aside.
    var paths: [String] = []
    /// Those at which the book has no file, so that nothing is there now.
    var takenAway: [String] = []
  }

  /// Restores changed or deleted files, and moves aside files that do not belong there.
  ///
  /// The reader's version of such a file is kept in ``asidePath(of:)``, beside the other katas.
  func restore() throws(KataError) -> Restored {
    let damaged = files.filter { kata.contents($0.path) != $0.data }
    let strangers = self.strangers
    for path in strangers + damaged.map(\.path) { try putAside(path) }
    for file in damaged { try putBack(file) }
    return Restored(paths: (strangers + damaged.map(\.path)).sorted(), takenAway: strangers)
  }

  /// Files that the package would build along with the book's but that the book does not have,
  /// sorted.
  private var strangers: [String] {
    let manager = FileManager.default
    let manifests = (try? manager.contentsOfDirectory(atPath: kata.folder.path)) ?? []
    let tests = (try? manager.subpathsOfDirectory(atPath: kata.file(kata.testsPath).path)) ?? []
    let found =
      manifests.filter { $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift") }
      + tests.filter { path in
        path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
      }.map { "\(kata.testsPath)/\($0)" }
    let known = Set(files.map(\.path))
    return found.filter { !known.contains($0) }.sorted()
  }

  private func putBack(_ file: KataFile) throws(KataError) {
    // Writing a file would create a kata that is being removed all over again.
    guard kata.isStarted else { throw kata.isGone }
    do {
      let url = kata.file(file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.data.write(to: url, options: .atomic)
    } catch {
      throw trouble(with: file.path, error)
    }
  }

  /// Moves aside whatever the reader has at a path, so that it is not lost.
  private func putAside(_ path: String) throws(KataError) {
    let manager = FileManager.default
    func isThere(_ url: URL) -> Bool { (try? manager.attributesOfItem(atPath: url.path)) != nil }
    let file = kata.file(path)
    guard isThere(file) else { return }
    let home = kata.workbook.root.appendingPathComponent(kata.asidePath)
    let wanted = home.appendingPathComponent(path)
    var target = wanted
    var count = 1
    while isThere(target) {
      count += 1
      target = wanted.deletingLastPathComponent().appendingPathComponent(
        "\(wanted.lastPathComponent).\(count)")
    }
    do {
      try manager.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try manager.moveItem(at: file, to: target)
    } catch {
      throw trouble(with: path, error)
    }
  }

  /// The error for a file that could not be written; if the kata itself is going away, the error
  /// says that instead.
  private func trouble(with path: String, _ error: any Error) -> KataError {
    guard kata.isStarted else { return kata.isGone }
    let missing = [CocoaError.Code.fileNoSuchFile, .fileReadNoSuchFile]
    if let error = error as? CocoaError, missing.contains(error.code) {
      return .changedWhileChecking(kata.path)
    }
    return .notPutBack("\(kata.path)/\(path)", reason: Reason.of(error))
  }
}

extension Kata {
  /// Where the reader's versions of the book's files are kept, as typed from the book's folder.
  package var asidePath: String { "Katas/.aside/\(lesson.folder)" }

  /// The error for a kata that disappears during a check.
  var isGone: KataError { .goneWhileChecking(path, number: lesson.number) }
}

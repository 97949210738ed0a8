import Foundation

/// Keeps the book's part of a kata as the book has it: the package and the behaviours.
struct KataBookFiles {
  let kata: Kata

  /// Where what a reader had in a file of the book's is kept, as typed from the book's folder.
  static func aside(_ kata: Kata) -> String { "Katas/.aside/\(kata.lesson.folder)" }

  /// Puts back what was changed or deleted, and puts aside what does not belong there.
  ///
  /// What the reader had in such a file is kept, beside the other katas, in `.aside`.
  ///
  /// - Returns: What was put back or aside, as paths in the kata.
  func restore() throws -> [String] {
    do {
      return try restoreAll()
    } catch  where !kata.isThere {
      throw KataError.goneWhileChecking(kata.path, number: kata.lesson.number)
    }
  }

  private func restoreAll() throws -> [String] {
    let files =
      try KataStarter(kata: kata).bookFiles() + [KataRequest.open(in: kata)?.file].compactMap { $0 }
    var changed = try strangers(among: files.map(\.path))
    for path in changed { try putAside(path) }
    for file in files where !isAsInBook(file) {
      changed.append(file.path)
      try putAside(file.path)
      let url = kata.folder.appendingPathComponent(file.path)
      // A kata that is being removed is not begun anew by us.
      guard kata.isThere else {
        throw KataError.goneWhileChecking(kata.path, number: kata.lesson.number)
      }
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: url, options: .atomic)
      } catch {
        throw trouble(with: file.path, error)
      }
    }
    return changed.sorted()
  }

  /// Those of the restored paths at which the book has nothing, so that nothing is there now.
  func takenAway(of restored: [String]) -> [String] {
    restored.filter { path in
      !FileManager.default.fileExists(atPath: kata.folder.appendingPathComponent(path).path)
    }
  }

  private func isAsInBook(_ file: KataStarter.File) -> Bool {
    let path = kata.folder.appendingPathComponent(file.path).path
    return FileManager.default.contents(atPath: path) == Data(file.text.utf8)
  }

  /// Files that the package would build with the book's, and that the book does not have.
  private func strangers(among known: [String]) throws -> [String] {
    let manager = FileManager.default
    let manifests = (try? manager.contentsOfDirectory(atPath: kata.folder.path)) ?? []
    let tests =
      (try? manager.subpathsOfDirectory(
        atPath: kata.folder.appendingPathComponent(kata.testsPath).path)) ?? []
    let found =
      manifests.filter { $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift") }
      + tests.filter { path in
        path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
      }.map { "\(kata.testsPath)/\($0)" }
    return found.filter { !known.contains($0) }.sorted()
  }

  /// Moves away what the reader has at a path, if anything, so that it is not lost.
  private func putAside(_ path: String) throws {
    let manager = FileManager.default
    let file = kata.folder.appendingPathComponent(path)
    guard (try? manager.attributesOfItem(atPath: file.path)) != nil else { return }
    let home = kata.workbook.root.appendingPathComponent(KataBookFiles.aside(kata))
    let wanted = home.appendingPathComponent(path)
    var target = wanted
    var count = 1
    while (try? manager.attributesOfItem(atPath: target.path)) != nil {
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

  /// What went wrong with a file: who removes the kata at the same time need not hear of each.
  private func trouble(with path: String, _ error: any Error) -> KataError {
    guard kata.isThere else {
      return .goneWhileChecking(kata.path, number: kata.lesson.number)
    }
    let missing = [CocoaError.Code.fileNoSuchFile, .fileReadNoSuchFile]
    if let error = error as? CocoaError, missing.contains(error.code) {
      return .changedWhileChecking(kata.path)
    }
    return .notWritten("\(kata.path)/\(path)", reason: Reason.of(error))
  }
}

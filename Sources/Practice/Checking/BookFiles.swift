import Book
import Foundation
import Toolchain

/// The book's part of a kata: the package, the behaviours, and the tests of the requests that it has
/// taken.
struct BookFiles {
  let kata: Kata
  /// The requests by which the files were chosen.
  let names: TakenRequest.Names
  /// The request that is open, unless it is damaged.
  let request: ChangeRequest?
  /// By path in the kata.
  let tree: SourceTree

  init(of kata: Kata) throws {
    self.kata = kata
    names = TakenRequest.Names(in: kata)
    request = try? TakenRequest.open(in: kata)?.request
    var tree = try kata.bookFiles()
    for request in TakenRequest.finished(in: kata) + [request].compactMap({ $0 }) {
      tree[kata.testPath(of: request)] = request.tests
    }
    self.tree = tree
  }

  /// The present contents of each file that differs from the book's, by path in the kata; nil where
  /// it is missing or unreadable. What else the package would build along with the book's is among
  /// them.
  ///
  /// - Throws: ``KataError`` where a folder of tests cannot be read.
  func damage() throws(KataError) -> [String: Data?] {
    let top = (try? FileManager.default.contentsOfDirectory(atPath: kata.folder.path)) ?? []
    let manifests = top.filter { $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift") }
    var damage: [String: Data?] = [:]
    let tests = try kata.swiftFiles(in: kata.testsPath) + kata.swiftFiles(in: kata.guestTestsPath)
    for path in Set(tree.paths + manifests + tests) {
      let contents = kata.contents(path)
      guard let contents, let text = tree[path] else {
        damage[path] = .some(contents)
        continue
      }
      let isRight = contents == Data(text.utf8) || SourceTree.text(of: contents) == text
      if !isRight { damage[path] = .some(contents) }
    }
    return damage
  }

  /// Restores changed or deleted files, and moves aside files that do not belong there; the
  /// reader's version of such a file is kept in ``Kata/asidePath``, beside the other katas.
  ///
  /// - Returns: The paths of all of them, sorted.
  func restore(where isMeant: (_ path: String) -> Bool = { _ in true }) throws -> [String] {
    let paths = try damage().keys.filter(isMeant).sorted()
    for path in paths { try put(tree[path], at: path) }
    // The guest is the reader's: it only gets there where a kata began without it.
    if try kata.swiftFiles(in: kata.guestPath).isEmpty {
      for (path, text) in kata.guestBeginning.files { try put(text, at: path) }
    }
    return paths
  }

  /// Moves aside what is at a path, and puts the book's text there if it has one.
  private func put(_ text: String?, at path: String) throws {
    let (files, file) = (FileManager.default, kata.file(path))
    do {
      try files.replaceLinks(on: path, in: kata.folder)
      if files.isThere(file) {
        let aside = kata.workbook.root.appendingPathComponent(kata.asidePath)
        try files.move(file, to: aside.appendingPathComponent(path))
      }
      guard let text else { return }
      // Writing a file would create a kata that is being removed all over again.
      guard kata.isStarted else { throw kata.isGone }
      try files.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      guard kata.isStarted else { throw kata.isGone }
      throw KataError.failed(
        "\(kata.path)/\(path) could not be put back", reason: Reason.of(error))
    }
  }
}

extension Kata {
  /// Where the reader's versions of the book's files are kept, as typed from the book's folder.
  package var asidePath: String { "Katas/.aside/\(lesson.folder)" }

  var isGone: KataError { .goneWhileChecking(path, number: lesson.number) }
}

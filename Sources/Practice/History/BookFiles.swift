import Book
import Foundation
import Toolchain

/// The book's part of a kata: the package, the behaviours, and the tests of the changes that it has taken.
struct BookFiles: Sendable {
  let kata: Kata
  /// The requests whose tests are among them; nil where the log cannot be read.
  let requests: [ChangeRequest]?
  /// By path in the kata.
  let tree: SourceTree
  /// The module that the tests and the game ask.
  let asked: String
  /// What is missing of the reader's own, by path in the kata.
  private let missing: SourceTree

  init(of kata: Kata) throws {
    try self.init(of: kata, with: try? KataLog(kata).history().standing)
  }

  /// - Parameter standing: Nil where it is not known: tests of requests that are there are left there.
  init(of kata: Kata, with standing: KataStanding?) throws {
    self.kata = kata
    requests = try standing.map { standing in
      try (standing.done.map(\.name) + [standing.open?.name].compactMap(\.self)).compactMap {
        [known = ChangeRequest.names(of: kata.lesson, in: kata.workbook)] name in
        known.contains(name) ? try ChangeRequest(name, of: kata.lesson, in: kata.workbook) : nil
      }
    }
    let there =
      try requests
      ?? ChangeRequest.all(of: kata.lesson, in: kata.workbook).filter {
        kata.contents("\(kata.testsPath)/\($0.testFile)") != nil
      }
    let package = try KataPackage(of: kata, with: there)
    asked = package.asked
    tree = try package.bookFiles()
    missing = try package.missingFiles()
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
  @discardableResult
  func restore(where isMeant: (_ path: String) -> Bool = { _ in true }) throws -> [String] {
    let paths = try damage().keys.filter(isMeant).sorted()
    for path in paths { try put(tree[path], at: path) }
    for (path, text) in missing.files { try put(text, at: path) }
    return paths
  }

  /// Puts the files there that a change of the log has changed: where the workbook itself has changed what
  /// belongs there, nothing is the reader's.
  ///
  /// - Parameter former: Those before it.
  func replace(_ former: BookFiles) throws {
    for path in Set(tree.paths + former.tree.paths).sorted()
    where tree[path] != former.tree[path] {
      let contents = kata.contents(path)
      let isFormer = contents.flatMap(SourceTree.text) == former.tree[path]
      if isFormer, contents != nil { try FileManager.default.removeItem(at: kata.file(path)) }
      try put(tree[path], at: path)
    }
    for (path, text) in missing.files { try put(text, at: path) }
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

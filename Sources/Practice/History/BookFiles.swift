import Book
import Foundation
import Toolchain

/// The book's part of a kata: the package, the behaviours, and the tests of the changes taken so
/// far.
struct BookFiles: Sendable {
  let kata: Kata
  /// The requests whose tests are included; nil if the log cannot be read.
  let requests: [ChangeRequest]?
  /// The files, by path in the kata.
  let tree: SourceTree
  private let package: KataPackage
  /// The reader's own files that are missing, by path in the kata.
  private let missing: SourceTree

  init(of kata: Kata) throws {
    try self.init(of: kata, with: try? KataLog(kata).history().standing)
  }

  /// - Parameter standing: Nil if unknown: any tests of requests in the kata are then left alone.
  init(of kata: Kata, with standing: KataStanding?) throws {
    self.kata = kata
    requests = try standing.map { standing in
      try (standing.done.map(\.name) + [standing.open?.name].compactMap(\.self)).compactMap {
        [known = ChangeRequest.names(of: kata.lesson, in: kata.workbook)] name in
        known.contains(name) ? try ChangeRequest(name, of: kata.lesson, in: kata.workbook) : nil
      }
    }
    let known =
      try requests
      ?? ChangeRequest.all(of: kata.lesson, in: kata.workbook)
      .filter { kata.contents("\(kata.testsPath)/\($0.testFile)") != nil }
    package = try KataPackage(of: kata, with: known, asksGuest: kata.asksGuest())
    tree = try package.bookFiles()
    missing = try package.missingFiles()
  }

  /// The module that the tests and the game use.
  var asked: String { package.asked }

  /// The present contents of each file that differs from the book's, by path in the kata; nil for a
  /// missing or unreadable file. Includes stray files that the package would build with the book's.
  ///
  /// - Throws: ``KataError`` if a folder of tests cannot be read.
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

  /// Restores changed or deleted files, and removes files that do not belong there. The reader's
  /// versions are kept in ``Kata/asidePath``, beside the other katas.
  ///
  /// - Returns: The paths of all of them, sorted, except those from another state of the kata.
  @discardableResult
  func restore(where isMeant: (_ path: String) -> Bool = { _ in true }) throws -> [String] {
    try replaceFormer()
    let paths = try damage().keys.filter(isMeant).sorted()
    for path in paths { try put(tree[path], at: path) }
    return paths
  }

  /// Follows a change of the log: adds the tests that it asks for, and removes the others.
  func follow() throws {
    try replaceFormer()
    for path in tree.paths where !FileManager.default.isThere(kata.file(path)) {
      try put(tree[path], at: path)
    }
  }

  /// Replaces files that the book put there in another state of the kata, and restores missing
  /// files of the reader's own.
  private func replaceFormer() throws {
    for (path, contents) in try damage() where contents.map({ isOurs($0, at: path) }) == true {
      try put(tree[path], at: path, keepsFormer: false)
    }
    for (path, text) in missing.files { try put(text, at: path) }
  }

  /// Whether the book puts these contents there in any state of the kata.
  private func isOurs(_ contents: Data, at path: String) -> Bool {
    guard let text = SourceTree.text(of: contents) else { return false }
    let all = try? ChangeRequest.all(of: kata.lesson, in: kata.workbook)
    return [package.requests, [], all ?? []].contains { requests in
      [true, false].contains { asksGuest in
        let package = try? KataPackage(of: kata, with: requests, asksGuest: asksGuest)
        return (try? package?.bookFiles()[path]) == text
      }
    }
  }

  /// Writes the book's text to a path, if it has one; the former file is moved away first if it is
  /// to be kept.
  private func put(_ text: String?, at path: String, keepsFormer: Bool = true) throws {
    let (files, file) = (FileManager.default, kata.file(path))
    do {
      try files.replaceLinks(on: path, in: kata.folder)
      let aside = kata.workbook.root.appendingPathComponent("\(kata.asidePath)/\(path)")
      if files.isThere(file) {
        if keepsFormer { try files.move(file, to: aside) } else { try files.removeItem(at: file) }
      }
      guard let text else { return }
      // Writing a file would recreate a kata that is being removed.
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
  /// The folder for the reader's versions of the book's files, as typed from the book's folder.
  package var asidePath: String { "Katas/.aside/\(lesson.folder)" }

  var isGone: KataError { .goneWhileChecking(path, number: lesson.number) }
}

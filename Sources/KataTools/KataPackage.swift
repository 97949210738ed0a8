import BookContents
import Foundation
import Toolchain

/// A kata as a package: what the book adds to a reader's files, so that they can be built and tested.
package struct KataPackage {
  let kata: Kata
  /// The changes whose tests are included.
  let changes: [Edit]

  package init(_ kata: Kata, with changes: [Edit] = []) {
    (self.kata, self.changes) = (kata, changes)
  }

  var lesson: Lesson { kata.lesson }

  /// The book's tests of the kata and of its changes, by their paths in the kata.
  func tests() throws -> Files {
    var tests = try lesson.tests()
    for change in changes { tests.merge(change.tests) { $1 } }
    tests = tests.mapValues { Data(String(decoding: $0, as: UTF8.self).withoutMarkers.utf8) }
    tests["Side.swift"] = Data(side.utf8)
    return tests.moved { "\(kata.testsPath)/\($0)" }
  }

  /// The files that a check builds: the reader's, with the book's tests laid over them.
  ///
  /// - Returns: Also, in sentences, where the two differ.
  func completed(_ readers: Files) throws -> (files: Files, notes: [String]) {
    let (tests, manifest) = (try tests(), readers.text("Package.swift") ?? "")
    var files = readers.filter { !$0.key.hasPrefix("\(Kata.changesPath)/") }
    var notes: [String] = []
    let different = tests.keys.filter { readers[$0] != tests[$0] }.sorted()
    if !different.isEmpty {
      notes = [
        "The check used the book's copy of \(different.joined(separator: ", ")) in place of yours."
      ]
    }
    files.merge(tests) { $1 }
    let isMineEmpty = !readers.keys.contains { $0.hasPrefix("\(Kata.minePath)/") }
    let missing = [
      (forwarder, !hasOther(readers)),
      // SwiftPM refuses a target without a file.
      (empty, isMineEmpty && manifest.contains(kata.mineModule)),
    ]
    for ((place, data), isMissing) in missing where isMissing {
      let path = files[place] == nil ? place : "\(Kata.otherPath)/Forwarding.swift"
      files[path] = data
      notes.append("\(path) is missing. The check added it, but `swift test` also needs it.")
    }
    return (files, notes)
  }

  /// All files of a kata with some sources of the book.
  ///
  /// - Parameter other: The file of a colleague's module.
  package func files(of tree: Files, other: String? = nil) -> Files {
    Files([("Package.swift", Data(manifest.utf8)), forwarder, empty]) { $1 }
      .merging(kata.files(of: tree)) { $1 }.merging(kata.otherFiles(other)) { $1 }
  }

  /// Whether the colleague's module passes the reader's type on.
  func isForwarding(_ readers: Files) -> Bool {
    others(readers).contains(forwarding) || !hasOther(readers)
  }

  /// Whether the colleague's module names the seam's type.
  private func hasOther(_ readers: Files) -> Bool {
    others(readers).contains { $0.matches(of: #/\w+/#).contains { $0.0 == lesson.seamType } }
  }

  /// The lines of the colleague's module.
  private func others(_ readers: Files) -> [String] {
    let others = readers.inside(Kata.otherPath)
    return others.keys.filter { $0.hasSuffix(".swift") }
      .flatMap { CodeLines(others.text($0) ?? "").lines }
  }

  /// How the tests reach the reader's version.
  private var side: String {
    """
    import \(kata.module)
    import \(kata.otherModule)
    import \(lesson.rooms[0])

    /// The version that the book's tests run against: yours.
    enum Side: String, CaseIterable, Codable {
      case mine

      var \(lesson.entry) { \(kata.otherModule).\(lesson.seamType)() }
    }

    """
  }

  private var forwarding: String {
    "public typealias \(lesson.seamType) = \(kata.module).\(lesson.seamType)"
  }

  /// The colleague's module while nobody needs it.
  var forwarder: (path: String, data: Data) {
    let text = """
      import \(kata.module)

      // A colleague's module, which imports yours but cannot edit it. The tests and the game ask it for a
      // \(lesson.seamType). Now it passes yours on. If you declare a \(lesson.seamType) here, the tests judge that one.
      \(forwarding)

      """
    return ("\(Kata.otherPath)/\(lesson.seamType).swift", Data(text.utf8))
  }

  /// A file for the reader's own tests.
  private var empty: (path: String, data: Data) {
    let text = """
      import \(lesson.rooms[0])
      import Testing

      @testable import \(kata.module)

      /// Your own tests: a check runs them, and counts them separately.
      @Suite("Mine")
      struct MyTests {}

      """
    return ("\(Kata.minePath)/MyTests.swift", Data(text.utf8))
  }
}

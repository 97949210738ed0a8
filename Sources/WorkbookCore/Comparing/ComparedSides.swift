import Foundation

/// Two versions of a lesson's module that are compared.
struct ComparedSides: Hashable, Sendable {
  let left: Version
  let right: Version

  static let beforeAndAfter = ComparedSides(left: .before, right: .after)
  static let beforeAndMine = ComparedSides(left: .before, right: .mine)
  static let mineAndAfter = ComparedSides(left: .mine, right: .after)
  /// What a change was made to, and what it became.
  static let oldAndNew = ComparedSides(
    left: Version(name: "Old", word: "in the old"), right: Version(name: "New", word: "in the new"))

  /// A version of a lesson's module.
  struct Version: Hashable, Sendable, CustomStringConvertible {
    static let before = Version(name: "Before", word: "before")
    static let after = Version(name: "After", word: "after")
    /// The reader's, in the kata.
    static let mine = Version(name: "Mine", word: "mine")

    /// As at the start of a path.
    let name: String
    /// As in a sentence.
    let word: String

    var description: String { name }

    func folder(of lesson: Lesson, in workbook: Workbook) -> URL {
      guard self == .mine else { return workbook.sources(of: lesson, side: name) }
      let kata = Kata(lesson, in: workbook)
      return kata.folder.appendingPathComponent(kata.sourcesPath, isDirectory: true)
    }
  }
}

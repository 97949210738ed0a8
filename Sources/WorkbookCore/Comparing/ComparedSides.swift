import Foundation

/// Two versions of a lesson's module that are compared.
struct ComparedSides: Hashable, Sendable {
  let left: Version
  let right: Version

  static let beforeAndAfter = ComparedSides(left: .before, right: .after)
  static let beforeAndMine = ComparedSides(left: .before, right: .mine)
  static let mineAndAfter = ComparedSides(left: .mine, right: .after)

  /// A version of a lesson's module.
  enum Version: String, Hashable, Sendable, CustomStringConvertible {
    case before = "Before"
    case after = "After"
    /// The reader's, in the kata.
    case mine = "Mine"

    /// As at the start of a path.
    var description: String { rawValue }
    /// As in a sentence.
    var word: String { rawValue.lowercased() }

    func folder(of lesson: Lesson, in workbook: Workbook) -> URL {
      guard self == .mine else { return workbook.sources(of: lesson, side: rawValue) }
      let kata = Kata(lesson, in: workbook)
      return kata.folder.appendingPathComponent(kata.sourcesPath, isDirectory: true)
    }
  }
}

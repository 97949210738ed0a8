import Foundation
import Text
import Toolchain

/// What was measured for a lesson, as kept beside its page.
package struct Evidence: Codable, Equatable, Sendable {
  package struct Change: Codable, Equatable, Sendable {
    package let name: String
    package let title: String
    package let isExpected: Bool
    package let figures: [Version: Figures]

    package init(name: String, title: String, isExpected: Bool, figures: [Version: Figures]) {
      (self.name, self.title, self.isExpected, self.figures) = (name, title, isExpected, figures)
    }
  }

  package struct Mistake: Codable, Equatable, Sendable {
    package let name: String
    package let title: String
    package let outcomes: [Version: Outcome]

    package init(name: String, title: String, outcomes: [Version: Outcome]) {
      (self.name, self.title, self.outcomes) = (name, title, outcomes)
    }
  }

  /// What catches a mistake in a version.
  package indirect enum Outcome: Codable, Equatable, Sendable {
    /// Holds the reason: no place, no reason or right here, and a sentence.
    case doesNotArise(reason: String)
    /// Holds the compiler's words, and what catches the author's next step, if there is one.
    case refused(words: String, next: Outcome? = nil)
    /// Holds our behaviours that fail, and those of them that have nothing to do with the mistake;
    /// the failing tests that ship with the mistake, and those of the partners; and our behaviours
    /// that would fail if the partners ran them on their modules.
    case compiles(
      broken: [String], unrelated: [String] = [], shipped: [String] = [], theirs: [String] = [],
      onTheirs: [String] = [])
  }

  /// A cure that was built for the lesson's request: a row of its table.
  package struct Cure: Codable, Equatable, Sendable {
    package let name: String
    package let title: String
    package let cells: [String]

    package init(name: String, title: String, cells: [String]) {
      (self.name, self.title, self.cells) = (name, title, cells)
    }
  }

  /// Tells whether the lesson has changed since it was measured.
  package let digest: String
  package let changes: [Change]
  package let mistakes: [Mistake]
  package let cures: [Cure]

  package init(digest: String, changes: [Change], mistakes: [Mistake], cures: [Cure] = []) {
    (self.digest, self.changes) = (digest, changes)
    (self.mistakes, self.cures) = (mistakes, cures)
  }

  package static func path(of lesson: Lesson) -> String { "Lessons/\(lesson.folder)/Evidence.json" }

  package init(of lesson: Lesson) throws {
    self = try lesson.root.decoded(at: Evidence.path(of: lesson))
  }

  /// The text of the file.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

extension Evidence.Outcome {
  /// What catches it first, in the words of the book's results.
  var catcher: String {
    switch self {
    case .doesNotArise: "does not arise"
    case .refused: "the compiler"
    case .compiles(let broken, _, let shipped, let theirs, _):
      (broken + shipped + theirs).isEmpty ? "nobody" : "tests"
    }
  }

  /// What catches it, in the words of a table.
  package var words: String {
    switch self {
    case .doesNotArise(let reason): return "does not arise: \(reason.prefix { $0 != "." })"
    case .refused(_, let next): return "the compiler" + (next.map { ", then \($0.words)" } ?? "")
    case .compiles(let broken, let unrelated, let shipped, let theirs, _):
      if catcher == "nobody" { return catcher }
      // All of them may be unrelated.
      let ours =
        counted(broken.count, unrelated.count == broken.count ? "unrelated test" : "test")
        + ([0, broken.count].contains(unrelated.count) ? "" : ", \(unrelated.count) unrelated")
      let others = [(shipped, "shipped with it"), (theirs, "of theirs")].compactMap {
        tests, owner in tests.isEmpty ? nil : "\(counted(tests.count, "test")) \(owner)"
      }
      return ((broken.isEmpty ? [] : [ours]) + others).joined(separator: "; ")
    }
  }

  /// What catches it, in a sentence that names the tests.
  package var sentence: String {
    switch self {
    case .doesNotArise(let reason): return "It does not arise: \(reason)"
    case .refused(let words, let next):
      return "The compiler refuses it: `\(words)`"
        + (next.map { " One more step: \($0.sentence)" } ?? "")
    case .compiles(let broken, let unrelated, let shipped, let theirs, let onTheirs):
      func names(_ tests: [String]) -> String {
        tests.map { "“\($0)”\(unrelated.contains($0) ? " (unrelated)" : "")" }
          .joined(separator: "; ")
      }
      let caught = names(broken + shipped + theirs)
      return (catcher == "nobody" ? "Nobody catches it." : "\(words): \(caught).")
        + (onTheirs.isEmpty
          ? "" : " Our tests, run on their module, would catch it: \(names(onTheirs)).")
    }
  }
}

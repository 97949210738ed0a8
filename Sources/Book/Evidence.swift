import Foundation
import Run
import Text

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
  package enum Outcome: Codable, Equatable, Sendable {
    case cannotBeWritten
    /// Holds the compiler's words.
    case refused(words: String)
    /// Holds the behaviours that fail, and those of them that have nothing to do with the mistake;
    /// both are empty if nothing catches it.
    case compiles(broken: [String], unrelated: [String])
  }

  /// Tells whether the lesson has changed since it was measured.
  package let digest: String
  package let changes: [Change]
  package let mistakes: [Mistake]

  package init(digest: String, changes: [Change], mistakes: [Mistake]) {
    (self.digest, self.changes, self.mistakes) = (digest, changes, mistakes)
  }

  package static func path(of lesson: Lesson) -> String { "Lessons/\(lesson.folder)/Evidence.json" }

  package init(of lesson: Lesson) throws {
    let path = Evidence.path(of: lesson)
    do {
      self = try JSONDecoder().decode(Evidence.self, from: Data(lesson.root.text(at: path).utf8))
    } catch let error as DecodingError {
      throw BookError.unusable(path, reason: "\(error)")
    }
  }

  /// The text of the file.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

extension Evidence.Outcome {
  /// What catches it, in the words of a table.
  package var words: String {
    switch self {
    case .cannotBeWritten: "cannot be written"
    case .refused: "the compiler"
    case .compiles(let broken, _) where broken.isEmpty: "nobody"
    case .compiles(let broken, let unrelated):
      // All of them may be unrelated.
      counted(broken.count, unrelated.count == broken.count ? "unrelated test" : "test")
        + ([0, broken.count].contains(unrelated.count) ? "" : ", \(unrelated.count) unrelated")
    }
  }

  /// What catches it, in a sentence that names the tests.
  package var sentence: String {
    switch self {
    case .cannotBeWritten: return "It cannot be written."
    case .refused(let words): return "The compiler refuses it: `\(words)`"
    case .compiles(let broken, let unrelated):
      let names = broken.map { "“\($0)”\(unrelated.contains($0) ? " (unrelated)" : "")" }
      return broken.isEmpty ? "Nobody catches it." : "\(words): \(names.joined(separator: "; "))."
    }
  }
}

/// Something that is asked of a lesson's part of the program: in a stakeholder's words, as tests, and
/// carried out on before and on after.
package struct ChangeRequest: Hashable, Sendable {
  /// What a request is in the book for.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// It goes the way that the lesson's principle opens.
    case axis
    /// It lives in the whole program, as players see it.
    case players
    /// After is no cheaper for it, or costs more.
    case costlier
  }

  /// What carrying it out does to a side.
  package struct Change: Hashable, Sendable {
    /// To the sources of the side and, where they have to be edited, to the lesson's own tests.
    package let patch: Patch
    /// What a sensible developer does here, and why.
    package let reason: String
  }

  package let lesson: Lesson
  /// As it is typed, such as `chain-blast`.
  package let name: String
  package let title: String
  /// What is asked for, in the words of who asks.
  package let sentence: String
  package let askedBy: String
  package let kind: Kind
  /// The file with the new tests, and what is in it.
  package let testFile: String
  package let tests: String
  package let before: Change
  package let after: Change

  /// Where a lesson's requests are kept, as a path in the book.
  package static func folder(of lesson: Lesson) -> String { "Lessons/\(lesson.folder)/Requests" }

  /// Whether a name can be that of a request: it becomes that of a folder and of a module.
  package static func isName(_ name: String) -> Bool {
    name.wholeMatch(of: #/[a-z0-9]+(?:-[a-z0-9]+)*/#) != nil
  }

  /// As a path in the book.
  package var path: String { "\(ChangeRequest.folder(of: lesson))/\(name)" }

  package func change(on side: Side) -> Change { side == .before ? before : after }

  /// The sources of a side with the request carried out.
  ///
  /// - Throws: ``BookError/damaged(_:reason:)`` where its patch does not fit.
  package func tree(of side: Side, in workbook: Workbook) throws -> SourceTree {
    try patched(workbook.tree(of: lesson, side), side, in: lesson.sources(side))
  }

  /// The lesson's own tests as they are with the request carried out on a side, without the new ones.
  package func testsTree(of side: Side, in workbook: Workbook) throws -> SourceTree {
    try patched(SourceTree(of: workbook.tests(of: lesson)), side, in: lesson.tests)
  }

  private func patched(_ tree: SourceTree, _ side: Side, in folder: String) throws -> SourceTree {
    do {
      return try change(on: side).patch.applied(to: tree, in: folder)
    } catch {
      throw BookError.damaged("\(path)/\(side.folder).diff", reason: error.description)
    }
  }
}

/// A change that is requested in a stakeholder's words, expressed as tests, and carried out on
/// before and on after.
package struct ChangeRequest: Hashable, Sendable {
  /// Why a request is in the book.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// It changes what the lesson's principle makes easy to change.
    case axis
    /// It concerns the whole program, as players see it.
    case players
    /// It costs at least as much in after as in before.
    case costlier
  }

  /// What has to be done to carry it out on a side.
  package struct Change: Hashable, Sendable {
    /// Changes the sources of the side and, where needed, the lesson's own tests.
    package let patch: Patch
    /// What a sensible developer does here, and why.
    package let reason: String
  }

  package let lesson: Lesson
  /// The name as it is typed, such as `chain-blast`.
  package let name: String
  package let title: String
  /// The request in the stakeholder's words.
  package let sentence: String
  package let askedBy: String
  package let kind: Kind
  /// The name of the file with the new tests; `tests` is its contents.
  package let testFile: String
  package let tests: String
  package let before: Change
  package let after: Change

  /// Where a lesson's requests are kept, as a path in the book.
  package static func folder(of lesson: Lesson) -> String { "Lessons/\(lesson.folder)/Requests" }

  /// Whether a request can have this name, which also names a folder and a module.
  package static func isName(_ name: String) -> Bool {
    name.wholeMatch(of: #/[a-z0-9]+(?:-[a-z0-9]+)*/#) != nil
  }

  /// Its folder, as a path in the book.
  package var path: String { "\(ChangeRequest.folder(of: lesson))/\(name)" }

  package func change(on side: Side) -> Change { side == .before ? before : after }

  /// The sources of a side with the request carried out.
  ///
  /// - Throws: ``BookError/damaged(_:reason:)`` if its patch does not apply.
  package func tree(of side: Side, in workbook: Workbook) throws -> SourceTree {
    try patched(workbook.tree(of: lesson, side), side, in: lesson.sources(side))
  }

  /// The lesson's own tests once the request is carried out on a side, without the new tests.
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

/// A mistake that somebody really makes in a lesson's code, carried out on before and on after.
package struct Slip: Hashable, Sendable {
  package let lesson: Lesson
  /// Counted from 1; the first is the one that the page opens with.
  package let number: Int
  /// Its folder, as a path in the book.
  package let path: String
  package let title: String
  /// What was typed, and what for.
  package let sentence: String
  /// The suites or sentences of the behaviours that are about what was edited.
  package let about: [String]
  private let before: Patch
  private let after: Patch

  /// Where a lesson's slips are kept, as a path in the book.
  package static func folder(of lesson: Lesson) -> String { "Lessons/\(lesson.folder)/Slips" }

  /// The slips of a lesson, in the order of their folders' names.
  package static func all(of lesson: Lesson, in workbook: Workbook) throws(BookError) -> [Slip] {
    var slips: [Slip] = []
    for name in workbook.names(in: folder(of: lesson)) {
      slips.append(try Slip(name, number: slips.count + 1, of: lesson, in: workbook))
    }
    return slips
  }

  private init(
    _ name: String, number: Int, of lesson: Lesson, in workbook: Workbook
  ) throws(BookError) {
    self.lesson = lesson
    self.number = number
    path = "\(Slip.folder(of: lesson))/\(name)"
    let words = try BookWords(at: "\(path)/Slip.md", in: workbook)
    title = try words.title()
    sentence = try words.quotation()
    about = try words.field("About").split(separator: ";").map(\.trimmed)
    before = try Patch(at: "\(path)/Before.diff", in: workbook, staysIn: [lesson.sources(.before)])
    after = try Patch(at: "\(path)/After.diff", in: workbook, staysIn: [lesson.sources(.after)])
  }

  /// The mistake on a side.
  package func patch(on side: Side) -> Patch { side == .before ? before : after }

  /// Carries the mistake out on sources of a side.
  ///
  /// - Throws: ``BookError/damaged(_:reason:)`` if its patch does not apply.
  package func tree(of side: Side, in workbook: Workbook) throws -> SourceTree {
    do {
      return try patch(on: side).applied(
        to: workbook.tree(of: lesson, side), in: lesson.sources(side))
    } catch let misfit as Patch.Misfit {
      throw BookError.damaged("\(path)/\(side.folder).diff", reason: misfit.description)
    }
  }
}

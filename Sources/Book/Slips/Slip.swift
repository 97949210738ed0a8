import Text

/// A mistake that is easy to make in a lesson's code, made in *before* and in *after*.
package struct Slip: Equatable, Sendable {
  package let lesson: Lesson
  /// Counted from 1; the page opens with the first.
  package let number: Int
  /// Its folder, as a path in the book.
  package let path: String
  package let title: String
  /// The edit, and its purpose.
  package let sentence: String
  /// The suites or sentences of the behaviours that are about the edited code.
  package let about: [String]
  /// The number of the first step that makes it impossible or harmless; nil if the slip names none.
  package let stoppedBy: Int?
  /// The name of the request that it carries out wrongly, whose tests run with the behaviours; nil if
  /// it carries out none.
  package let request: String?
  /// The sides on which the mistake cannot be written: their patches have the nearest code that
  /// compiles.
  package let inexpressible: [Side]
  /// The mistake on each side; nil if it is in a separate module.
  package let patches: Sides<Patch?>
  /// The files of that module, which imports the side and takes its place; empty if there is none.
  package let guests: Sides<SourceTree>

  /// The folder of a lesson's slips, as a path in the book.
  package static func folder(of lesson: Lesson) -> String { "\(lesson.pageFolder)/Slips" }

  /// The slips of a lesson, in the order of their folders' names.
  package static func all(of lesson: Lesson, in workbook: Workbook) throws -> [Slip] {
    let folder = folder(of: lesson)
    return try zip(1..., workbook.names(in: folder)).map { number, name in
      try Slip(number: number, at: "\(folder)/\(name)", of: lesson, in: workbook)
    }
  }

  private init(number: Int, at path: String, of lesson: Lesson, in workbook: Workbook) throws {
    self.lesson = lesson
    self.number = number
    self.path = path
    let words = try BookWords(at: "\(path)/Slip.md", in: workbook)
    title = try words.title()
    sentence = try words.quotation()
    about = try words.field("About").split(separator: ";").map(\.trimmed)
    stoppedBy = try words.optionalField("Stopped by").map { text throws(BookError) in
      guard let number = text.wholeMatch(of: #/step (\d+)/#).flatMap({ Int($0.1) }) else {
        throw .damaged(words.path, reason: "its field “Stopped by” does not have the form “step 3”")
      }
      return number
    }
    request = try words.optionalField("Request")
    let requests = ChangeRequest.names(of: lesson, in: workbook)
    if let request, !requests.contains(request) {
      throw BookError.damaged(words.path, reason: "there is no request “\(request)”")
    }
    inexpressible = try (words.optionalField("Cannot be expressed in") ?? "")
      .split(separator: ",").map { word throws(BookError) in
        guard let side = Side(rawValue: word.trimmed) else {
          throw .damaged(words.path, reason: "there is no version “\(word.trimmed)”")
        }
        return side
      }
    let names = workbook.names(in: path)
    guests = try Sides { side in
      let file = "\(side.folder)Guest.swift"
      return SourceTree(
        names.contains(file) ? [file: try workbook.text(at: "\(path)/\(file)")] : [:])
    }
    patches = try Sides { [guests] side in
      let diff = "\(side.folder).diff"
      return guests[side].files.isEmpty || names.contains(diff)
        ? try Patch(at: "\(path)/\(diff)", in: workbook, staysIn: [lesson.sources(side)]) : nil
    }
  }

  /// The sources of a side with the mistake in them, or unchanged if it is in a separate module.
  package func tree(of side: Side, in workbook: Workbook) throws -> SourceTree {
    let tree = try workbook.tree(of: lesson, side)
    return try patches[side]?.applied(to: tree, in: lesson.sources(side)) ?? tree
  }

  /// The visible edit on a side: in the lesson's files or a guest's.
  package func differences(on side: Side) -> [FileDifference] {
    patches[side]?.files(in: [lesson.sources(side)]) ?? guestDifferences(on: side)
  }

  /// The files of the slip's own module, to be shown as added.
  package func guestDifferences(on side: Side) -> [FileDifference] {
    guests[side].paths.map { FileDifference(added: guests[side][$0] ?? "", at: $0) }
  }
}

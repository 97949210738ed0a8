import Foundation
import Shell

/// `workbook cost`: what the same change costs in before and in after.
struct CostCommand: WorkbookCommand {
  let name = "cost"
  let summary = "Shows what the same change costs in before and in after."
  let help = """
    Usage: workbook cost [LESSON] [--json]
           workbook cost [LESSON] --measure

    Each lesson has requests for a change, carried out in before and in after and
    then counted. Without a LESSON: the whole book, a row a request.

      files touched         Existing files that are changed or gone.
      new files             Files that are there only then.
      lines changed         Existing lines that are changed or gone.
      lines added           Lines that are new, or stand for changed ones.
      declarations changed  Existing ones that say something else or are gone, as
                            the compiler's parser sees them: comments, white space
                            and moves to other files count nothing.
      objects rebuilt       Existing object files that a warm build makes anew.
      tests edited          Existing test files that had to be changed.

      --json      Prints an object with "version" (now 1) and "lessons", an array
                  of objects with "lesson", "compiler" and "requests". Each request
                  has "name", "title", "kind" (axis, players or dearer), and in
                  "before" and "after" the figures: "filesTouched", "newFiles",
                  "linesChanged", "linesAdded", "declarationsChanged",
                  "objectsRebuilt" (both null where not measured), "testsEdited".
      --measure   Measures anew, and keeps the figures and the chart beside the
                  page. For those who write lessons.

    A LESSON is named by its number, letter, abbreviation or name:
    1, S, srp and SingleResponsibility are the same one.

    """

  func run(
    _ words: [String], in workbook: Workbook, on console: any Console
  ) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let asJSON = try arguments.flag("--json")
    let measures = try arguments.flag("--measure")
    let lesson = try arguments.positional("LESSON").map { try Catalogue.lesson(named: $0) }
    try arguments.finish()
    let lessons = lesson.map { [$0] } ?? Catalogue.lessons
    if measures {
      let meter = try CostMeter(of: workbook)
      for lesson in lessons {
        let cost = try LessonCost(measuring: lesson, in: workbook, with: meter)
        try cost.keep(of: lesson, in: workbook)
        if !asJSON { console.write("Measured \(LessonCost.path(of: lesson)).\n") }
      }
      if !asJSON { return true }
    }
    let costs = try lessons.map { (lesson: $0, cost: try LessonCost(of: $0, in: workbook)) }
    if asJSON {
      console.write(try CostDocument(lessons: costs.map(\.cost)).json())
    } else if let lesson, let cost = costs.first?.cost {
      console.write(CostTable(ink: Ink(console)).text(of: cost, lesson))
    } else {
      console.write(BookCostTable(ink: Ink(console)).text(of: costs))
    }
    return true
  }
}

/// What `workbook cost --json` prints.
struct CostDocument: Encodable {
  let version = 1
  let lessons: [LessonCost]

  /// With sorted keys and a line end after it.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}

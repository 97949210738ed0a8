import Testing

@testable import WorkbookCore

@Suite("What a reader is told when something is not there")
struct WorkbookErrorTests {
  static let page = "Lessons/01-SingleResponsibility/README.md"

  static let texts: [(WorkbookError, String, isWrongUsage: Bool)] = [
    (
      .noBook(startingAt: "/tmp"),
      "There is no workbook in /tmp or above it: go to the folder that you cloned, "
        + "or use its scripts/workbook.", true
    ),
    (
      .noSuchLesson("srq", near: "srp"),
      "There is no lesson “srq”: did you mean “srp”?", true
    ),
    (
      .noSuchLesson("x", near: nil),
      "There is no lesson “x”: name one by its number, letter, abbreviation or name, "
        + "as `workbook list` shows them.", true
    ),
    (
      .lessonToCome(number: 5, title: "Dependency inversion"),
      "Lesson 5, Dependency inversion, is still to come: `workbook list` shows those that are "
        + "written.", true
    ),
    (
      .missingPage(page),
      "The page \(page) is missing: get it back with `git checkout -- \(page)`.", false
    ),
    (
      .unreadablePage(page, reason: "No permission"),
      "The page \(page) cannot be read (No permission): get it back with "
        + "`git checkout -- \(page)`.", false
    ),
  ]

  @Test("Every error is one sentence that says what to do", arguments: texts)
  func text(error: WorkbookError, expected: String, isWrongUsage: Bool) {
    #expect(error.description == expected)
    #expect(error.isWrongUsage == isWrongUsage)
  }
}

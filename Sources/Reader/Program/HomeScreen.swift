import Book
import Shell
import Terminal

/// What `workbook` shows without a command: the lessons and what to do next, on one screen.
struct HomeScreen {
  let width: Int

  var lines: [Line] {
    separated([
      TextFlow(width: width).lines([
        Run("Shipshape", .bold),
        Run(": SOLID in Swift by practice, each lesson written twice, tested once."),
      ]),
      LessonTable(width: width).lines,
      [[Run("What next", .bold)]] + CommandList(rows: HomeScreen.next, width: width).lines,
    ])
  }

  private static let next = [
    (command: "scripts/workbook read 1", purpose: "Read lesson 1."),
    ("scripts/workbook test 1", "Run its tests on both sides."),
    ("scripts/workbook diff 1", "Compare its before with its after."),
    ("scripts/workbook start 1", "Begin your own version of it."),
    ("swift run arcade", "Open the arcade that the lessons are about."),
    ("scripts/workbook help", "See every command."),
    ("Lessons/README.md", "Plans for twenty minutes, an evening and a course."),
  ]
}

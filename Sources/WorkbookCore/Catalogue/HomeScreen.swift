import Terminal

/// What `workbook` shows without a command: the lessons and what to do next, in one screen.
struct HomeScreen {
  let workbook: Workbook
  /// The names of the commands that there are.
  let commands: [String]
  let ink: Ink

  var text: String {
    ink.paint("Shipshape", .bold)
      + ": SOLID in Swift by practice, each lesson written twice, tested once.\n\n"
      + LessonTable(workbook: workbook, ink: ink).text + "\n"
      + ink.paint("What next", .bold) + "\n"
      + next.map { "  " + padded($0.command, to: 26) + $0.purpose + "\n" }.joined()
  }

  private var next: [(command: String, purpose: String)] {
    let written = Catalogue.lessons.first(where: workbook.holds)
    let aboutLesson = written.map { lesson in
      [
        ("read", "Read lesson \(lesson.number)."),
        ("test", "Run its tests on both sides."),
        ("diff", "Compare its before with its after."),
        ("start", "Begin your own version of it."),
      ].filter { commands.contains($0.0) }
        .map { ("scripts/workbook \($0.0) \(lesson.number)", $0.1) }
    }
    return (aboutLesson ?? []) + [
      ("swift run arcade", "Open the arcade that the lessons are about."),
      ("scripts/workbook help", "See every command."),
      ("Lessons/README.md", "Plans for twenty minutes, an evening and a course."),
    ]
  }
}

/// A text with spaces after it, up to a number of columns.
func padded(_ text: String, to columns: Int) -> String {
  text + String(repeating: " ", count: max(0, columns - TextWidth.columns(of: text)))
}

import Book
import Shell
import Terminal

/// The lessons, one per line.
struct LessonTable {
  let width: Int

  var lines: [Line] {
    [[Run("Lessons", .bold)]]
      + Catalogue.lessons.flatMap { lesson in
        let names =
          "  \(lesson.number)  \(lesson.letter ?? " ")  " + lesson.abbreviation.padded(to: 6)
          + lesson.title.padded(to: 23)
        return TextFlow(width: max(16, width - names.count)).lines(lesson.seam)
          .behind(first: [Run(names)])
      }
  }
}

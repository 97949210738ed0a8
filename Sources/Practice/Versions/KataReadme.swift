import Book
import Terminal

/// The README with a kata's task, for a reader who has only its folder open.
struct KataReadme {
  let text: String

  init(_ kata: Kata) {
    let lesson = kata.lesson
    let introduction = TextFlow(width: 80).lines(
      "Here you write one part of the Arcade yourself: \(lesson.seam). It begins as a copy of "
        + "*before*, in `\(kata.sourcesPath)`; what it becomes is your decision. The tests only see "
        + "the seam: any sound design is as good as ours.")
    text = """
      # Kata \(lesson.number): \(lesson.title)

      \(introduction.map(\.text).joined(separator: "\n"))

      In the folder of the book:

      ```sh
      scripts/workbook check \(lesson.number)    # builds it and tells about each behaviour
      scripts/workbook watch \(lesson.number)    # the same on every save
      scripts/workbook hint \(lesson.number)     # one hint further, each time
      scripts/workbook read \(lesson.number)     # the page of the lesson
      ```

      Plain `swift test` works here, too. The tests and `Package.swift` are the
      book's: a check puts them back.

      """
  }
}

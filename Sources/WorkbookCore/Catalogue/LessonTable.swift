/// The lessons, a line each: those that are written, then those to come.
struct LessonTable {
  let workbook: Workbook
  let ink: Ink

  var text: String {
    let written = Catalogue.lessons.filter(workbook.holds)
    let toCome = Catalogue.lessons.filter { !workbook.holds($0) }
    return [section("Lessons", written, .plain), section("To come", toCome, .dim)]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func section(_ heading: String, _ lessons: [Lesson], _ style: TextStyle) -> String {
    guard !lessons.isEmpty else { return "" }
    let lines = lessons.map { lesson in
      let line =
        "  \(lesson.number)  \(lesson.letter ?? " ")  " + padded(lesson.abbreviation, to: 6)
        + padded(lesson.title, to: 23) + lesson.seam
      return ink.paint(line, style) + "\n"
    }
    return ink.paint(heading, .bold) + "\n" + lines.joined()
  }
}

/// Which kata comes after one.
enum NextKata {
  /// The first lesson behind it, or else from the beginning, that is not done; nil when all are.
  static func after(_ kata: Kata) throws -> Kata? {
    let progress = try ProgressFile(kata.workbook) { _ in }.load()
    let lessons = Catalogue.lessons
    let later = lessons.filter { $0.number > kata.lesson.number }
    let earlier = lessons.filter { $0.number < kata.lesson.number }
    return (later + earlier)
      .first { kata.workbook.hasSides($0) && !progress.isDone($0) }
      .map { Kata($0, in: kata.workbook) }
  }
}

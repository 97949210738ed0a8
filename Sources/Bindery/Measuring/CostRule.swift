import Book

/// The figures beside the pages are what the requests cost when they are counted now, and where after
/// is said to be no cheaper it is not.
struct CostRule: VerifyRule {
  let name = "costs"

  func problems(in workbook: Workbook) -> [String] {
    eachLesson { lesson in
      let files = try CostFiles(of: lesson, in: workbook)
      return try files.stale().map {
        "\($0.path) is not what is counted now: run `bookbinder measure \(lesson.number)`."
      } + CostRule.cheaper(files.figures.requests, lesson)
    }
  }

  /// The requests that are in the book to lose, and do not.
  static func cheaper(_ requests: [LessonFigures.Request], _ lesson: Lesson) -> [String] {
    requests.filter { $0.kind == .costlier }.compactMap { request in
      let balance = CostBalance(before: request.before, after: request.after)
      guard !balance.isNoCheaper else { return nil }
      return "\(request.name) of lesson \(lesson.number) is said to be no cheaper on after, and "
        + "after is: \(balance.text)."
    }
  }
}

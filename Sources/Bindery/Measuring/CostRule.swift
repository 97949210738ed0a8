import Book

/// The figures next to the pages match what the requests cost when counted now, and after is no
/// cheaper where the book says so.
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

  /// The requests that are meant to be no cheaper in after, but are.
  static func cheaper(_ requests: [LessonFigures.Request], _ lesson: Lesson) -> [String] {
    requests.filter { $0.kind == .costlier }.compactMap { request in
      let balance = CostBalance(before: request.before, after: request.after)
      guard !balance.isNoCheaper else { return nil }
      return "\(request.name) of lesson \(lesson.number) is said to be no cheaper on after, and "
        + "after is: \(balance.text)."
    }
  }
}

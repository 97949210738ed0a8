import Text

/// A question that shows a reader a kata's progress, from the table under *Your kata* on a page.
package struct KataQuestion: Equatable, Sendable {
  package let text: [Span]
  /// The number of the first of the book's steps that answers it well; nil if none is named.
  package let step: Int?
  /// Whether the kata's guest tries it.
  package var isTried = false

  /// The questions of a lesson's page.
  package static func all(
    of lesson: Lesson, in workbook: Workbook
  ) throws(BookError) -> [KataQuestion] {
    all(in: try workbook.text(of: lesson))
  }

  /// The questions of a page; none if it has no such table.
  ///
  /// - Parameter page: Markdown.
  package static func all(in page: String) -> [KataQuestion] {
    let table = MarkdownParser(page).blocks().section("Your kata").compactMap(\.table)
      .first { $0.headings.first == "the question" }
    let tried = table?.headings.firstIndex(of: "tried in")
    return (table?.rows ?? []).map { row in
      KataQuestion(
        text: SpanParser.shared.spans(in: row[0]), step: row.last.flatMap { Int($0) },
        isTried: tried.map { $0 < row.count && !row[$0].isEmpty } ?? false)
    }
  }
}

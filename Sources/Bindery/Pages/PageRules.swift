import Book
import Text

extension Page {
  /// Unclosed fences, and code, diagrams and outputs that are not compared with a source.
  func codeProblems(besides quotes: [Quote]) -> [PageProblem] {
    codeBlocks.compactMap { block in
      let start = block.range.lowerBound
      guard block.isClosed else {
        return problem(at: start, "This fence is not closed: end it with a line of backticks.")
      }
      guard ["swift", "diff", "mermaid", "text"].contains(block.language),
        !quotes.contains(where: { $0.range == block.range })
      else { return nil }
      return problem(
        at: start,
        "This \(block.language) is typed in by hand: quote the real thing with a marker.")
    }
  }

  static let lessonHeadings = [
    "The bug", "Before", "After", "The bet", "When not to", "Your kata", "Check yourself",
    "Sources",
  ]
  /// The headings of pages that have not been rewritten yet.
  private static let formerHeadings = [
    "The bug", "Before", "After", "The bet", "Your kata", "When not to", "Check yourself",
    "Sources",
  ]
  /// The limit for a lesson's page in words of prose: without code, tables and folded text.
  private static let mostWords = 1_300

  /// The faults of the layout, if the page is a lesson's.
  var lessonProblems: [PageProblem] {
    guard path.wholeMatch(of: #/Lessons/\d[^/]*/README\.md/#) != nil else { return [] }
    let blocks = MarkdownParser(lines.joined(separator: "\n")).blocks()
    let headings = blocks.compactMap(\.heading).filter { $0.level == 2 }.map(\.text)
    let questions = blocks.section("Check yourself").count(where: \.isQuestion)
    // An unclosed question takes in the next one.
    let isWhole = blocks.count(where: \.isQuestion) == prose.count { $0.line.contains("<details") }
    let checks = [
      (blocks.first?.heading?.level == 1, "The page does not begin with its title, as “# …”."),
      (
        [Page.lessonHeadings, Page.formerHeadings].contains(headings),
        "The headings are \(headings.joined(separator: ", ")): see CONTRIBUTING.md for those of a lesson."
      ),
      (
        blocks.words <= Page.mostWords,
        "The page has \(blocks.words) words of prose, more than \(Page.mostWords)."
      ),
      (
        (3...5).contains(questions),
        "Ask three to five questions under “Check yourself”, each in its <details>, rather than \(questions)."
      ),
      (
        isWhole,
        "A question is not whole: it needs a text in <summary>, an answer, and </details>."
      ),
    ]
    return checks.filter { !$0.0 }.map { problem(at: 0, $1) }
  }
}

extension Block {
  fileprivate var isQuestion: Bool {
    if case .details(let text, let answer) = self {
      !text.isEmpty && !answer.isEmpty
    } else {
      false
    }
  }
}

extension [Block] {
  fileprivate var words: Int {
    reduce(0) { count, block in
      switch block {
      case .heading(_, let spans), .paragraph(let spans):
        count + spans.text.split(separator: " ").count
      case .list(_, let items): count + items.reduce(0) { $0 + $1.words }
      case .code, .table, .marker, .details: count
      }
    }
  }
}

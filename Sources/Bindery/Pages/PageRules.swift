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
        "This \(block.language) block is typed in by hand: quote the real thing with a marker.")
    }
  }

  static let lessonHeadings = [
    "The bug", "Before", "After", "The bet", "When not to", "Your kata", "Check yourself",
    "Sources",
  ]
  /// The limits for a lesson's page: words of prose and lines of code, each without folded text.
  private static let (mostWords, mostCodeLines) = (1_100, 110)
  /// The pace of a reader, per minute.
  private static let (wordsPerMinute, codeLinesPerMinute) = (200.0, 20.0)
  private static let numbers = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
  ]

  /// The faults of the layout, if the page is a lesson's.
  var lessonProblems: [PageProblem] {
    guard path.wholeMatch(of: #/Lessons/\d[^/]*/README\.md/#) != nil else { return [] }
    let blocks = MarkdownParser(lines.joined(separator: "\n")).blocks()
    let headings = blocks.sectionTitles
    let questions = blocks.section("Check yourself").count(where: \.isQuestion)
    // An unclosed question takes in the next one.
    let isWhole = blocks.count(where: \.isQuestion) == prose.count { $0.line.contains("<details") }
    let (words, codeLines) = (blocks.words, blocks.codeLines)
    let time = Page.time(words: words, codeLines: codeLines)
    let checks = [
      (blocks.first?.heading?.level == 1, "The page does not begin with its title, as “# …”."),
      (
        headings == Page.lessonHeadings,
        "The headings are \(headings.joined(separator: ", ")): see CONTRIBUTING.md for those of a lesson."
      ),
      (
        words <= Page.mostWords,
        "The page has \(words) words of prose, more than \(Page.mostWords)."
      ),
      (
        codeLines <= Page.mostCodeLines,
        "The page has \(codeLines) lines of code outside folds, more than \(Page.mostCodeLines)."
      ),
      (lines.contains(time), "The page should say “\(time)” on a separate line."),
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

  /// The sentence with which a page says how long it takes to read.
  private static func time(words: Int, codeLines: Int) -> String {
    let exact = Double(words) / wordsPerMinute + Double(codeLines) / codeLinesPerMinute
    let minutes = max(1, Int(exact.rounded()))
    let number = numbers.indices.contains(minutes) ? numbers[minutes] : "\(minutes)"
    return "Reading this page takes \(number) minute\(minutes == 1 ? "" : "s")."
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

  /// The lines of code outside folds, not counting diagrams.
  fileprivate var codeLines: Int {
    reduce(0) { count, block in
      if case .code(let language, let lines) = block, language != "mermaid" {
        count + lines.count
      } else {
        count
      }
    }
  }
}

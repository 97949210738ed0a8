import Book
import Text

/// How a lesson's page is laid out.
extension Page {
  static let lessonHeadings = [
    "The bug", "Before", "After", "The bet", "Your kata", "When not to", "Check yourself",
    "Sources",
  ]
  /// How many words of prose a page has at most: without code, tables and what is folded.
  private static let mostWords = 1_300

  /// What is wrong with the layout, if the page is a lesson's.
  var lessonProblems: [PageProblem] {
    guard path.wholeMatch(of: #/Lessons/\d[^/]*/README\.md/#) != nil else { return [] }
    var problems: [PageProblem] = []
    if lines.first?.hasPrefix("# ") != true {
      problems.append(problem(at: 0, "The page does not begin with its title, as “# …”."))
    }
    let found = prose.filter { $0.line.hasPrefix("## ") }.map { ($0.index, $0.line.dropFirst(3)) }
    let wanted = Page.lessonHeadings
    if words > Page.mostWords {
      problems.append(
        problem(
          at: 0, "The page has \(words) words of prose, more than \(Page.mostWords)."))
    }
    let same = zip(found, wanted).prefix { $0.1 == $1 }.count
    if same < max(found.count, wanted.count) {
      let next = same < wanted.count ? "the heading “\(wanted[same])”" : "no further heading"
      problems.append(
        problem(
          at: same < found.count ? found[same].0 : lines.count - 1,
          "Here comes \(next): see CONTRIBUTING.md for all headings in their order."))
    }
    guard let start = found.firstIndex(where: { $0.1 == "Check yourself" }) else { return problems }
    let end = start + 1 < found.count ? found[start + 1].0 : lines.count
    return problems + questionProblems(in: found[start].0..<end)
  }

  /// How many words of prose it has: without code, tables, comments and what is folded.
  private var words: Int {
    var isFolded = false
    return prose.map(\.line).reduce(0) { count, line in
      if line.contains("<details") { isFolded = true }
      defer { if line.contains("</details>") { isFolded = false } }
      let isProse =
        !isFolded && !line.hasPrefix("|") && !line.hasPrefix("![") && !line.hasPrefix("<")
      return isProse ? count + line.split(separator: " ").count : count
    }
  }

  /// What is wrong with the questions under *Check yourself*.
  private func questionProblems(in section: Range<Int>) -> [PageProblem] {
    let openings = section.filter { lines[$0].contains("<details>") }
    var problems: [PageProblem] = []
    if !(3...5).contains(openings.count) {
      problems.append(
        problem(
          at: section.lowerBound,
          "Ask three to five questions here, each in its <details>, rather than \(openings.count)."
        ))
    }
    for (first, end) in zip(openings, openings.dropFirst() + [section.upperBound]) {
      let question = MarkdownParser(lines[first..<end].joined(separator: "\n")).blocks().first
      if case .details(let text, let answer) = question, !text.isEmpty, !answer.isEmpty { continue }
      problems.append(
        problem(
          at: first,
          "This question is not whole: it needs a text in <summary>, an answer, and </details>."))
    }
    return problems
  }
}

import Book

/// How a lesson's page is laid out.
struct LessonPageRule {
  /// The headings of every lesson, in order.
  static let headings = [
    "The story", "Before", "What hurts", "After", "Step by step", "What it cost",
    "Your kata", "When not to", "Check yourself", "Sources",
  ]

  let page: Page

  var problems: [PageProblem] {
    let isTitled = page.lines.first?.hasPrefix("# ") == true
    let title = page.problem(at: 0, "The page does not begin with its title, as “# …”.")
    return (isTitled ? [] : [title]) + [headingProblem].compactMap { $0 } + questionProblems
  }

  /// The first place where the headings differ from the fixed ones.
  private var headingProblem: PageProblem? {
    let order = "see CONTRIBUTING.md for all of them."
    var wanted = LessonPageRule.headings[...]
    for (index, line) in page.prose where line.hasPrefix("## ") {
      let heading = line.dropFirst(3).trimmed
      let next = wanted.popFirst()
      guard heading == next else {
        let expected = next.map { "“\($0)” comes here" } ?? "no heading comes here"
        return page.problem(at: index, "The heading is “\(heading)”, and \(expected): \(order)")
      }
    }
    return wanted.first.map {
      page.problem(at: page.lines.count - 1, "The heading “\($0)” is missing: \(order)")
    }
  }

  /// What is wrong with the questions under *Check yourself*.
  private var questionProblems: [PageProblem] {
    let prose = page.prose
    guard let start = prose.firstIndex(where: { $0.line.trimmed == "## Check yourself" }) else {
      return []
    }
    let section = prose[(start + 1)...].prefix { !$0.line.hasPrefix("## ") }
    let openings = section.indices.filter { section[$0].line.contains("<details>") }
    let problems = zip(openings, openings.dropFirst() + [section.endIndex]).compactMap {
      first, end in
      LessonPageRule.fault(inQuestion: section[first..<end].map(\.line).joined(separator: "\n"))
        .map { page.problem(at: section[first].index, $0) }
    }
    guard !(3...5).contains(openings.count) else { return problems }
    let count =
      "Ask three to five questions here, each in its <details>, rather than \(openings.count)."
    return problems + [page.problem(at: prose[start].index, count)]
  }

  /// What is wrong with a question, from its opening tag up to the next question.
  private static func fault(inQuestion text: String) -> String? {
    if text.firstMatch(of: #/<details>\s*<summary>\s*\S(?s:.)*?</summary>/#) == nil {
      return "This question has no text: put it between <summary> and </summary>."
    }
    if !text.contains("</details>") {
      return "This question is not closed: end its answer with </details>."
    }
    if text.firstMatch(of: #/</summary>\s*</details>/#) != nil {
      return "This question has no answer: put it between </summary> and </details>."
    }
    return nil
  }
}

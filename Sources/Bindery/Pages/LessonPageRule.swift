import Book

/// How a lesson's page is laid out.
struct LessonPageRule {
  /// The headings of every lesson, in order.
  static let headings = [
    "The story", "Before", "What hurts", "After", "Step by step", "What it cost",
    "Your kata", "When not to", "Check yourself", "Sources",
  ]
  /// How many questions a lesson asks.
  static let questions = 3...5

  func faults(in page: Page) -> [PageRules.Fault] {
    titleFaults(in: page) + headingFaults(in: page) + questionFaults(in: page)
  }

  private func titleFaults(in page: Page) -> [PageRules.Fault] {
    guard page.lines.first?.hasPrefix("# ") != true else { return [] }
    return [PageRules.Fault(line: 0, message: "The page does not begin with its title, as “# …”.")]
  }

  /// The first place where the headings differ from the fixed ones.
  private func headingFaults(in page: Page) -> [PageRules.Fault] {
    var wanted = LessonPageRule.headings[...]
    for (index, line) in page.prose where line.hasPrefix("## ") {
      let heading = line.dropFirst(3).trimmed
      guard heading == wanted.first else {
        let expected = wanted.first.map { "“\($0)” comes here" } ?? "no heading comes here"
        return [
          PageRules.Fault(
            line: index, message: "The heading is “\(heading)”, and \(expected): see \(order).")
        ]
      }
      wanted = wanted.dropFirst()
    }
    guard let missing = wanted.first else { return [] }
    return [
      PageRules.Fault(
        line: page.lines.count - 1, message: "The heading “\(missing)” is missing: see \(order).")
    ]
  }

  private let order = "CONTRIBUTING.md for all of them"

  /// What is wrong with the questions under *Check yourself*.
  private func questionFaults(in page: Page) -> [PageRules.Fault] {
    let prose = page.prose
    guard let start = prose.firstIndex(where: { $0.line.trimmed == "## Check yourself" }) else {
      return []
    }
    let section = prose[(start + 1)...].prefix { !$0.line.hasPrefix("## ") }
    let openings = section.indices.filter { section[$0].line.contains("<details>") }
    var faults = zip(openings, openings.dropFirst() + [section.endIndex]).compactMap { first, end in
      LessonPageRule.fault(inQuestion: section[first..<end].map(\.line).joined(separator: "\n"))
        .map { PageRules.Fault(line: section[first].index, message: $0) }
    }
    if !LessonPageRule.questions.contains(openings.count) {
      let message =
        "Ask three to five questions here, each in its <details>, rather than \(openings.count)."
      faults.append(PageRules.Fault(line: prose[start].index, message: message))
    }
    return faults
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

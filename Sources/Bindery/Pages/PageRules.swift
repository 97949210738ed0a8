import Book

/// The rules for every page, and for the page of a lesson.
extension Page {
  /// What is wrong with the page, apart from its quotes, in no particular order.
  func problems(in workbook: Workbook) -> [PageProblem] {
    codeProblems + pathProblems + LinkRule(workbook: workbook).problems(in: self)
      + (isOfLesson ? LessonPageRule(page: self).problems : [])
  }

  /// Whether it is a lesson's page, which has fixed headings.
  private var isOfLesson: Bool {
    let parts = path.split(separator: "/")
    return parts.count == 3 && parts[0] == "Lessons" && parts[1].first?.isNumber == true
  }

  /// Fences that are not closed, and code, diagrams and outputs that are not compared with their
  /// source.
  private var codeProblems: [PageProblem] {
    let quoted = Set(quotes().quotes.map(\.range))
    return codeBlocks.compactMap { block in
      if !block.isClosed {
        return problem(at: block.range.lowerBound, QuoteError.unclosedFence.description)
      }
      guard ["swift", "mermaid", "text"].contains(block.language), !quoted.contains(block.range)
      else { return nil }
      return problem(
        at: block.range.lowerBound,
        "This \(block.language) is typed in by hand: quote the real thing with a marker.")
    }
  }

  /// Lines that contain a path of some machine.
  private var pathProblems: [PageProblem] {
    // An address or a path in the book may have such a folder in it.
    let form = #/(?:^|[^\p{L}\p{N}._~\/-])\/(home|Users|root|work|tmp|private|var)\//#
    return lines.enumerated().compactMap { index, line in
      guard let match = line.firstMatch(of: form) else { return nil }
      return problem(
        at: index,
        "This line names a path of one machine, under /\(match.1): name it from the book's "
          + "top folder.")
    }
  }
}

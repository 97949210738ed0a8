/// Something wrong with a page, described in one sentence.
struct PageProblem: Hashable, Sendable {
  let page: String
  /// Counted from 1.
  let line: Int
  let message: String
  /// Whether updating the quotes is enough to fix it.
  var isStale = false
}

extension PageProblem: CustomStringConvertible, Comparable {
  var description: String { "\(page):\(line): \(message)" }

  static func < (one: PageProblem, other: PageProblem) -> Bool {
    (one.page, one.line, one.message) < (other.page, other.line, other.message)
  }
}

extension Page {
  /// A problem with the line at an index.
  func problem(at index: Int, _ message: String, isStale: Bool = false) -> PageProblem {
    PageProblem(page: path, line: index + 1, message: message, isStale: isStale)
  }
}

/// Why something cannot be quoted, explained to the page's writer in one sentence.
struct QuoteError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

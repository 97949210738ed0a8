import Book

/// Finds the terms of the book: what a page sets in italics where it says it for the first time.
enum TermMarks {
  /// Words that are in italics because they are stressed.
  private static let stressed: Set = [
    "before", "after", "an", "not", "was", "sets", "they", "everything", "data", "do not compile",
    "no line that works", "unnoticed", "place", "yours", "ours",
  ]

  /// The place of a term on the page that introduces it.
  static func anchor(_ term: String) -> String { "term-\(term.headingName)" }

  /// The terms in a text, in its order.
  static func terms(in spans: [Span]) -> [String] {
    spans.filter(isTerm).map(\.text)
  }

  static func isTerm(_ span: Span) -> Bool {
    guard span.marks == [.emphasis] else { return false }
    let text = span.text
    let isPlain = text.allSatisfy { $0.isLowercase || $0 == " " || $0 == "-" }
    return isPlain && text.split(separator: " ").count <= 3 && !stressed.contains(text)
  }

  /// The terms that the running text of a page introduces, without repetitions.
  static func terms(in blocks: [Block]) -> [String] {
    var found: [String] = []
    for case .paragraph(let spans) in blocks {
      for term in terms(in: spans) where !found.contains(term) { found.append(term) }
    }
    return found
  }
}

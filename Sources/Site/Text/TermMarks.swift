import Book
import Text

/// Finds the terms of the book: what a page sets in italics where it says it for the first time.
enum TermMarks {
  /// Words that are in italics because they are stressed.
  private static let stressed: Set = [
    "before", "after", "an", "not", "was", "sets", "they", "everything", "data", "do not compile",
    "no line that works", "unnoticed", "place", "yours", "ours",
  ]

  /// The place of a term on the page that introduces it.
  static func anchor(_ term: String) -> String { "term-\(term.headingName)" }

  static func isTerm(_ span: Span) -> Bool {
    guard span.marks == [.emphasis] else { return false }
    let text = span.text
    let isPlain = text.allSatisfy { $0.isLowercase || $0 == " " || $0 == "-" }
    return isPlain && text.split(separator: " ").count <= 3 && !stressed.contains(text)
  }

  /// A term, and the sentence in which a page says it for the first time.
  typealias Introduction = (term: String, sentence: [Span])

  /// The terms that the running text of a page introduces, without repetitions.
  static func introductions(in blocks: [Block]) -> [Introduction] {
    var found: [Introduction] = []
    for case .paragraph(let spans) in blocks {
      for sentence in spans.sentences {
        for span in sentence where isTerm(span) && !found.contains(where: { $0.term == span.text })
        {
          found.append((span.text, sentence))
        }
      }
    }
    return found
  }
}

extension [Span] {
  /// The sentences of a text; marked words never end one.
  fileprivate var sentences: [[Span]] {
    var sentences: [[Span]] = [[]]
    for span in self {
      var rest = span.text[...]
      while span.marks.isEmpty, let match = rest.firstMatch(of: #/([.?!][”)]?) +/#) {
        sentences[sentences.count - 1].append(Span(text: String(rest[..<match.1.endIndex])))
        sentences.append([])
        rest = rest[match.range.upperBound...]
      }
      sentences[sentences.count - 1].append(Span(text: String(rest), marks: span.marks))
    }
    return sentences
  }
}

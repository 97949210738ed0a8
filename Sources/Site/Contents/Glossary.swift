import Book
import Foundation
import Text

/// The book's terms, each explained in a sentence, and the links from pages to them.
struct Glossary: Sendable {
  struct Term: Sendable {
    /// As the glossary has it, such as “Contract suite”.
    let name: String
    /// Whether it is also an everyday word, so that only italics mark it as the term.
    let isEveryday: Bool

    /// Its anchor on the glossary's page; the prefix avoids clashes with headings.
    var anchor: String { "term-\(name.headingName)" }
    /// The target of a link to it from a page.
    var target: String { "/\(Glossary.path)#\(anchor)" }
  }

  static let path = "Lessons/Glossary.md"

  let blocks: [Block]
  let terms: [Term]

  /// - Parameter blocks: Lists whose items begin with a term in bold, or in bold italics where it is also an
  ///   everyday word. An item may begin with several, joined by “and”.
  init(_ blocks: [Block]) {
    self.blocks = blocks
    terms = blocks.flatMap { block -> [Term] in
      guard case .list(_, let items) = block else { return [] }
      return items.flatMap(Glossary.terms)
    }
  }

  /// The terms that an item of a list explains.
  static func terms(of item: [Block]) -> [Term] {
    head(of: item).filter { $0.marks.contains(.strong) }.map {
      Term(name: $0.text, isEveryday: $0.marks.contains(.emphasis))
    }
  }

  /// The terms and the text between them.
  static func head(of item: [Block]) -> ArraySlice<Span> {
    guard case .paragraph(let spans) = item.first,
      let end = spans.firstIndex(where: { $0.text.hasPrefix(":") })
    else { return [] }
    return spans[..<end]
  }

  /// The text after the colon.
  static func explanation(of item: [Block]) -> [Span] {
    guard case .paragraph(let spans) = item.first else { return [] }
    var rest = Array(spans[head(of: item).endIndex...])
    if let first = rest.first { rest[0].text = String(first.text.drop { $0 == ":" || $0 == " " }) }
    return rest
  }

  /// A page's blocks, with the first use of each term linked to its explanation.
  func linking(_ blocks: [Block]) -> [Block] {
    var linker = TermLinker(terms: terms)
    return linker.linked(blocks)
  }
}

/// Links the first use of each term on a page, in running text.
private struct TermLinker {
  /// The terms not used so far.
  var terms: [Glossary.Term]

  mutating func linked(_ blocks: [Block]) -> [Block] {
    blocks.map { block in
      switch block {
      case .paragraph(let spans): .paragraph(linked(spans))
      case .list(let start, let items): .list(start: start, items: items.map { linked($0) })
      case .details(let summary, let blocks): .details(summary: summary, linked(blocks))
      case .heading, .code, .table, .marker: block
      }
    }
  }

  private mutating func linked(_ spans: [Span]) -> [Span] {
    spans.flatMap { span in
      span.marks.isDisjoint(with: [.code, .link, .address]) ? linked(span) : [span]
    }
  }

  private mutating func linked(_ span: Span) -> [Span] {
    var (pieces, rest): ([Span], Substring) = ([], span.text[...])
    while let (index, range) = firstTerm(in: rest, span.marks) {
      let term = terms.remove(at: index)
      pieces += [
        Span(text: String(rest[..<range.lowerBound]), marks: span.marks),
        Span(text: String(rest[range]), marks: span.marks.union([.link])),
        Span(text: term.target, marks: [.address]),
      ]
      rest = rest[range.upperBound...]
    }
    return (pieces + [Span(text: String(rest), marks: span.marks)]).filter { !$0.text.isEmpty }
  }

  /// The first term in a text; if two start there, the longer one.
  private func firstTerm(
    in text: Substring, _ marks: Set<Span.Mark>
  ) -> (Int, Range<Substring.Index>)? {
    let found = terms.indices.compactMap { index -> (Int, Range<Substring.Index>)? in
      let term = terms[index]
      guard !term.isEveryday || marks.contains(.emphasis) else { return nil }
      return text.place(of: term.name).map { (index, $0) }
    }
    return found.min { one, two in
      (one.1.lowerBound, two.1.upperBound) < (two.1.lowerBound, one.1.upperBound)
    }
  }
}

extension Substring {
  /// The range of a whole word, in any case, with or without a final s.
  fileprivate func place(of word: String) -> Range<Index>? {
    var rest = self
    while let found = rest.range(of: word, options: .caseInsensitive) {
      let tail = self[found.upperBound...]
      let end = tail.first == "s" ? index(after: found.upperBound) : found.upperBound
      let (before, after) = (self[..<found.lowerBound].last, self[end...].first)
      if ![before, after].contains(where: { $0?.isLetter == true || $0 == "-" }) {
        return found.lowerBound..<end
      }
      rest = tail
    }
    return nil
  }
}

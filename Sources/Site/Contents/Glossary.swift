import Book
import Foundation
import Text

/// The terms of the book, each explained in a sentence, and the way to them from the pages that use them.
struct Glossary: Sendable {
  struct Term: Sendable {
    /// As the glossary has it, such as “Contract suite”.
    let name: String
    /// Whether it is also an everyday word: then only a page that sets it in italics means the term.
    let isEveryday: Bool

    /// Where it stands on the glossary's page, whose headings may have the same names.
    var anchor: String { "term-\(name.headingName)" }
    /// By this target a page of the book could link to it.
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

  /// These terms, and what stands between them.
  static func head(of item: [Block]) -> ArraySlice<Span> {
    guard case .paragraph(let spans) = item.first,
      let end = spans.firstIndex(where: { $0.text.hasPrefix(":") })
    else { return [] }
    return spans[..<end]
  }

  /// What follows these and the colon.
  static func explanation(of item: [Block]) -> [Span] {
    guard case .paragraph(let spans) = item.first else { return [] }
    var rest = Array(spans[head(of: item).endIndex...])
    if let first = rest.first { rest[0].text = String(first.text.drop { $0 == ":" || $0 == " " }) }
    return rest
  }

  /// The blocks of a page, where the first use of each term leads to its explanation.
  func linking(_ blocks: [Block]) -> [Block] {
    var linker = TermLinker(terms: terms)
    return linker.linked(blocks)
  }
}

/// Links the first use of each term on a page, in running text.
private struct TermLinker {
  /// Those that have not come up yet.
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

  /// The first of the terms in a text; of two at the same place the longer one.
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
  /// Where a word stands by itself, in any case and also with an s at its end.
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

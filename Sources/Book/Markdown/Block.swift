import Text

/// A part of a page that takes up whole lines.
package indirect enum Block: Equatable, Sendable {
  /// - Parameter level: From 1 to 6.
  case heading(level: Int, [Span])
  case paragraph([Span])
  /// Lines shown verbatim; the language is empty if the page does not name it.
  case code(language: String, lines: [String])
  /// Items, numbered from a start or, if it is nil, marked with bullets.
  case list(start: Int?, items: [[Block]])
  case table(Table)
  /// Says where the block below it comes from; not shown to readers.
  case marker(Marker)
  /// A question whose answer is collapsed.
  case details(summary: [Span], [Block])
}

extension Block {
  /// Nil for any other block.
  package var heading: (level: Int, text: String)? {
    if case .heading(let level, let spans) = self { (level, spans.text) } else { nil }
  }

  /// Nil for any other block.
  package var marker: Marker? {
    if case .marker(let marker) = self { marker } else { nil }
  }

  /// Nil for any other block.
  package var table: Table? {
    if case .table(let table) = self { table } else { nil }
  }
}

extension [Block] {
  /// The blocks under a heading, up to the next heading of its level.
  package func section(_ title: String) -> [Block] {
    guard let start = firstIndex(where: { $0.heading?.text == title }) else { return [] }
    let level = self[start].heading?.level ?? 0
    return Array(self[(start + 1)...].prefix { $0.heading.map { $0.level > level } ?? true })
  }

  /// The headings right below the title.
  package var sectionTitles: [String] { compactMap(\.heading).filter { $0.level == 2 }.map(\.text) }
}

/// A piece of running text with its marks.
package struct Span: Equatable, Sendable {
  /// A link has a text, and a target: its address.
  package enum Mark: Hashable, Sendable {
    case strong, emphasis, code, link, address
  }

  package var text: String
  package let marks: Set<Mark>

  package init(text: String, marks: Set<Mark> = []) {
    self.text = text
    self.marks = marks
  }
}

extension [Span] {
  /// The text without its marks.
  package var text: String { map(\.text).joined() }
}

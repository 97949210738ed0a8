/// A part of a page that takes up whole lines.
package indirect enum Block: Hashable, Sendable {
  /// - Parameter level: From 1 to 6.
  case heading(level: Int, [Span])
  case paragraph([Span])
  /// Lines shown verbatim; the language is empty if the page does not name it.
  case code(language: String, lines: [String])
  /// Items, numbered from a start or, if it is nil, marked with bullets.
  case list(start: Int?, items: [[Block]])
  case quote([Block])
  case table(Table)
  /// A question whose answer is collapsed.
  case details(summary: [Span], [Block])
  case rule
}

/// A table: every row has as many cells as there are headings.
package struct Table: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable {
    case left, center, right
  }

  package var headings: [[Span]]
  package var alignments: [Alignment]
  package var rows: [[[Span]]]

  package init(headings: [[Span]], alignments: [Alignment], rows: [[[Span]]]) {
    self.headings = headings
    self.alignments = alignments
    self.rows = rows
  }
}

/// A part of a page that stands on lines of its own.
package indirect enum Block: Hashable, Sendable {
  /// - Parameter level: 1 to 6.
  case heading(level: Int, [Span])
  case paragraph([Span])
  /// Lines shown as they are; the language is empty when the page does not name it.
  case code(language: String, lines: [String])
  /// Items, counted from a number or marked with bullets when it is nil.
  case list(start: Int?, items: [[Block]])
  case quote([Block])
  case table(Table)
  /// A question with its answer folded away.
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

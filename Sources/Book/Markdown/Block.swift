/// A part of a page that takes up whole lines.
package indirect enum Block: Hashable, Sendable {
  /// - Parameter level: From 1 to 6.
  case heading(level: Int, [Span])
  case paragraph([Span])
  /// Lines shown verbatim; the language is empty if the page does not name it.
  case code(language: String, lines: [String])
  /// Items, numbered from a start or, if it is nil, marked with bullets.
  case list(start: Int?, items: [[Block]])
  case table(Table)
  /// A question whose answer is collapsed.
  case details(summary: [Span], [Block])
}

/// A table: every row has as many cells as there are headings.
package struct Table: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable {
    case left, center, right
  }

  package let headings: [[Span]]
  package let alignments: [Alignment]
  package let rows: [[[Span]]]
}

/// A piece of running text with its marks.
package struct Span: Hashable, Sendable {
  package struct Marks: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let strong = Marks(rawValue: 1)
    package static let emphasis = Marks(rawValue: 2)
    package static let code = Marks(rawValue: 4)
    /// The text of a link.
    package static let link = Marks(rawValue: 8)
    /// The target of a link.
    package static let address = Marks(rawValue: 16)
  }

  package var text: String
  package let marks: Marks

  package init(text: String, marks: Marks = []) {
    self.text = text
    self.marks = marks
  }
}

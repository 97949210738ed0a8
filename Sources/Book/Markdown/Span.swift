/// A piece of running text with its marks.
package struct Span: Hashable, Sendable {
  package struct Marks: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    package static let strong = Marks(rawValue: 1)
    package static let emphasis = Marks(rawValue: 2)
    package static let code = Marks(rawValue: 4)
    /// The text of a link.
    package static let link = Marks(rawValue: 8)
    /// The target of a link.
    package static let address = Marks(rawValue: 16)
  }

  package var text: String
  package var marks: Marks

  package init(text: String, marks: Marks = []) {
    self.text = text
    self.marks = marks
  }

  /// A line break that the writer asked for.
  package static let lineBreak = Span(text: "\n")

  package var isLineBreak: Bool { text == "\n" }
}

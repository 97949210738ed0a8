/// A piece of running text and what it is.
struct Span: Hashable, Sendable {
  struct Marks: OptionSet, Hashable {
    let rawValue: Int

    static let strong = Marks(rawValue: 1)
    static let emphasis = Marks(rawValue: 2)
    static let code = Marks(rawValue: 4)
    /// The text that a link is set on.
    static let link = Marks(rawValue: 8)
    /// Where a link leads.
    static let address = Marks(rawValue: 16)
  }

  var text: String
  var marks: Marks = []

  /// A new line that the writer asked for.
  static let lineBreak = Span(text: "\n")

  var isLineBreak: Bool { text == "\n" }
}

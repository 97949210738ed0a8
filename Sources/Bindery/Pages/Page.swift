import Book

/// A Markdown page of the book, line by line.
struct Page: Hashable, Sendable {
  /// Its path in the book, such as `Lessons/README.md`.
  let path: String
  /// The lines without their ends; the last is empty if the page ends with a line end.
  var lines: [String]
  private let lineEnd: String

  init(path: String, text: String) {
    self.path = path
    lineEnd = text.unicodeScalars.contains("\r") ? "\r\n" : "\n"
    lines = text.lines
  }

  /// The text of the page as it is stored.
  var text: String { lines.joined(separator: lineEnd) }

  /// A block of code with the fences around it.
  struct CodeBlock: Hashable, Sendable {
    /// The indices of its lines; it goes on to the end of the page if no fence closes it.
    let range: Range<Int>
    let language: String
    let isClosed: Bool
  }

  /// The blocks of code, from top to bottom.
  var codeBlocks: [CodeBlock] {
    var blocks: [CodeBlock] = []
    for index in lines.indices where index >= blocks.last?.range.upperBound ?? 0 {
      guard let fence = Fence(lines[index]) else { continue }
      let closing = lines[(index + 1)...].firstIndex(where: fence.isClosed)
      blocks.append(
        CodeBlock(
          range: index..<(closing.map { $0 + 1 } ?? lines.count), language: fence.language,
          isClosed: closing != nil))
    }
    return blocks
  }

  /// The lines outside blocks of code, with their indices.
  var prose: [(index: Int, line: String)] {
    let inside = Set(codeBlocks.flatMap(\.range))
    return lines.enumerated().filter { !inside.contains($0.offset) }.map { ($0.offset, $0.element) }
  }

  /// The quotes of the page from top to bottom, and the markers that are wrong.
  func quotes() -> (quotes: [Quote], problems: [PageProblem]) {
    var quotes: [Quote] = []
    var problems: [PageProblem] = []
    for (index, line) in prose {
      do {
        guard let origin = try Quote.Origin(marker: line) else { continue }
        let range = try place(of: origin, after: index)
        quotes.append(Quote(origin: origin, marker: index, range: range))
      } catch {
        problems.append(problem(at: index, "\(error)"))
      }
    }
    return (quotes, problems)
  }

  /// The lines that a quote fills.
  private func place(of origin: Quote.Origin, after marker: Int) throws(QuoteError) -> Range<Int> {
    if let name = origin.blockName {
      let ending = "<!-- end: \(name) -->"
      let end = lines[marker...].firstIndex { $0.trimmed == ending || $0.hasPrefix("## ") }
      guard let end, lines[end].trimmed == ending else {
        throw QuoteError(
          "The lines under this marker have no end: add a line \(ending) in this section.")
      }
      return marker + 1..<end
    }
    guard let block = codeBlocks.first(where: { $0.range.lowerBound == marker + 1 }) else {
      throw QuoteError(
        "The marker for \(origin) is not directly followed by a fence: add an empty one under it.")
    }
    guard block.isClosed else { throw .unclosedFence }
    return block.range
  }

  /// Puts lines in the place of a quote.
  ///
  /// - Returns: Whether the page showed something else before.
  mutating func show(_ content: [String], in quote: Quote) -> Bool {
    let fresh = quote.origin.blockName == nil ? fenced(content, for: quote) : [""] + content + [""]
    guard Array(lines[quote.range]) != fresh else { return false }
    lines.replaceSubrange(quote.range, with: fresh)
    return true
  }

  /// The lines between fences that are longer than any in them, indented as far as the marker.
  private func fenced(_ content: [String], for quote: Quote) -> [String] {
    let indentation = String(lines[quote.marker].prefix { $0 == " " })
    let longest = content.map { $0.trimmed.prefix { $0 == "`" }.count }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return ([fence + quote.origin.language] + content + [fence]).map { line in
      line.isEmpty ? "" : indentation + line
    }
  }
}

extension QuoteError {
  static let unclosedFence = QuoteError(
    "This fence is not closed: end it with a line of backticks.")
}

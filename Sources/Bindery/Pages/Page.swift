import Book
import Text

/// A Markdown page of the book, line by line.
struct Page {
  /// Its path in the book, such as `Lessons/README.md`.
  let path: String
  /// The lines without their ends; the last is empty if the page ends with a line end.
  let lines: [String]
  /// The blocks of code, from top to bottom.
  let codeBlocks: [CodeBlock]

  struct CodeBlock {
    /// The indices of its lines; it goes on to the end of the page if no fence closes it.
    let range: Range<Int>
    let language: String
    let isClosed: Bool
  }

  init(path: String, text: String) {
    self.path = path
    let lines = text.lines
    var blocks: [CodeBlock] = []
    for index in lines.indices where index >= blocks.last?.range.upperBound ?? 0 {
      guard let fence = Fence(lines[index]) else { continue }
      let closing = lines[(index + 1)...].firstIndex(where: fence.isClosed)
      let range = index..<(closing ?? lines.count - 1) + 1
      blocks.append(CodeBlock(range: range, language: fence.language, isClosed: closing != nil))
    }
    self.lines = lines
    codeBlocks = blocks
  }

  /// The lines outside blocks of code, with their indices.
  var prose: [(index: Int, line: String)] {
    let inside = Set(codeBlocks.flatMap(\.range))
    return lines.enumerated().filter { !inside.contains($0.offset) }.map { ($0.offset, $0.element) }
  }

  /// The quote whose marker is in a line; nil if there is none.
  func quote(markedAt index: Int) throws(AuthorError) -> Quote? {
    guard let marker = Marker(lines[index]), marker.kind != "end" else { return nil }
    guard let kind = Quote.Kind(rawValue: marker.kind) else {
      let kinds = Quote.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw AuthorError(
        "There is no marker “\(marker.kind)”: a quote is marked with one of \(kinds).")
    }
    guard !marker.source.isEmpty else {
      throw AuthorError("The marker “\(kind)” does not say what it quotes.")
    }
    let range = try kind.isFenced ? fence(after: index) : lines(after: index, of: kind)
    return Quote(kind: kind, marker: marker, range: range)
  }

  /// The lines between a marker and the line that ends them.
  private func lines(after marker: Int, of kind: Quote.Kind) throws(AuthorError) -> Range<Int> {
    let ending = "<!-- end: \(kind) -->"
    let end = lines[marker...].firstIndex { $0.trimmed == ending || $0.hasPrefix("## ") }
    guard let end, lines[end].trimmed == ending else {
      throw AuthorError(
        "The lines under this marker have no end: add a line \(ending) in this section.")
    }
    return marker + 1..<end
  }

  private func fence(after marker: Int) throws(AuthorError) -> Range<Int> {
    let block = codeBlocks.first { $0.range.lowerBound == marker + 1 }
    // Without an end it would take in the rest of the page.
    guard let block, block.isClosed else {
      throw AuthorError(
        "This marker is not directly followed by a fence: add an empty one under it.")
    }
    return block.range
  }
}

/// Something wrong with a page or a source, described in one sentence.
struct PageProblem: Equatable, CustomStringConvertible {
  let path: String
  /// Counted from 1.
  let line: Int
  let message: String
  /// Whether updating the quotes is enough to fix it.
  var isStale = false

  var description: String { "\(path):\(line): \(message)" }
}

extension Page {
  func problem(at index: Int, _ message: String, isStale: Bool = false) -> PageProblem {
    PageProblem(path: path, line: index + 1, message: message, isStale: isStale)
  }
}

import Book
import Text

/// A Markdown page of the book, line by line.
struct Page {
  /// Its path in the book, such as `Lessons/README.md`.
  let path: String
  /// The lines without their ends; the last is empty if the page ends with a newline.
  let lines: [String]
  /// The blocks of code, from top to bottom.
  let codeBlocks: [CodeBlock]

  struct CodeBlock {
    /// The indices of its lines; it runs to the end of the page if no fence closes it.
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

  func problem(at index: Int, _ message: String, isStale: Bool = false) -> PageProblem {
    PageProblem(path: path, line: index + 1, message: message, isStale: isStale)
  }
}

/// A fault in a page or a source, described in one sentence.
struct PageProblem: CustomStringConvertible {
  let path: String
  /// Counted from 1.
  let line: Int
  let message: String
  /// Whether updating the quotes is enough to fix it.
  var isStale = false

  var description: String { "\(path):\(line): \(message)" }
}

/// A quote on a page: a marker, and the lines below it that it fills.
struct Quote {
  enum Kind: String, CaseIterable {
    /// A snippet of a file, or the whole file.
    case code
    /// Drawn by hand, and checked against the module whose sources are in a folder.
    case diagram
    /// The output of a program of this package.
    case output
    /// About a lesson, by its folder: its steps from before to after, the cost of its requests as a
    /// table and a chart, and all its evidence.
    case steps, bet, cost

    /// Whether it fills a block of code, and not the lines up to an end line.
    var isFenced: Bool { ![.steps, .bet, .cost].contains(self) }
  }

  let kind: Kind
  let marker: Marker
  /// The indices of the lines that it fills, fences included.
  let range: Range<Int>

  /// The lines for the page, under a marker that may be indented.
  func filled(with content: [String], under marker: String) -> [String] {
    guard kind.isFenced else { return [""] + content + [""] }
    // Longer than any fence inside.
    let longest = content.map { $0.trimmed.prefix { $0 == "`" }.count }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    let indentation = marker.prefix { $0 == " " }
    return ([fence + language] + content + [fence]).map { $0.isEmpty ? "" : indentation + $0 }
  }

  private var language: String {
    guard kind == .code else { return "text" }
    let known = [
      ".swift": "swift", ".sh": "sh", ".json": "json", ".md": "markdown", ".diff": "diff",
    ]
    return known.first { marker.path.hasSuffix($0.key) }?.value ?? ""
  }
}

extension Page {
  /// The quote whose marker is on a line; nil if there is none.
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
    if kind.isFenced {
      let block = codeBlocks.first { $0.range.lowerBound == index + 1 }
      // Without an end, it would take in the rest of the page.
      guard let block, block.isClosed else {
        throw AuthorError(
          "This marker is not directly followed by a fence: add an empty one under it.")
      }
      return Quote(kind: kind, marker: marker, range: block.range)
    }
    let ending = "<!-- end: \(kind) -->"
    let end = lines[index...].firstIndex { $0.trimmed == ending || $0.hasPrefix("## ") }
    guard let end, lines[end].trimmed == ending else {
      throw AuthorError(
        "The lines under this marker have no end: add a line \(ending) in this section.")
    }
    return Quote(kind: kind, marker: marker, range: index + 1..<end)
  }
}

import Book

/// A Markdown page of the book, line by line.
struct Page: Hashable, Sendable {
  /// Its path in the book, such as `Lessons/README.md`.
  let path: String
  /// The lines without their ends; the last is empty if the page ends with a line end.
  var lines: [String]
  /// The line end that this page uses.
  let lineEnd: String

  init(path: String, text: String) {
    self.path = path
    lineEnd = text.unicodeScalars.contains("\r") ? "\r\n" : "\n"
    lines = text.lines
  }

  /// The text of the page as it is stored.
  var text: String { lines.joined(separator: lineEnd) }

  /// A block of code between two rows of backticks or tildes.
  struct Fence: Hashable, Sendable {
    /// The index of the line that opens it.
    let opening: Int
    /// The index of the line that closes it; nil if none does, so that it goes on to the end of the
    /// page.
    let closing: Int?
    /// The language, as the opening line names it.
    let language: String
  }

  /// The fences of the page, from top to bottom.
  var fences: [Fence] {
    var fences: [Fence] = []
    var open: (index: Int, row: Substring, language: String)?
    for (index, line) in lines.enumerated() {
      let words = line.drop { $0 == " " }
      let row = words.prefix { $0 == words.first }
      let rest = words.dropFirst(row.count).trimmed
      guard row.count >= 3, row.first == "`" || row.first == "~" else { continue }
      if let fence = open {
        guard row.hasPrefix(fence.row), rest.isEmpty else { continue }
        fences.append(Fence(opening: fence.index, closing: index, language: fence.language))
        open = nil
      } else if row.first == "~" || !rest.contains("`") {
        open = (index, row, rest)
      }
    }
    if let fence = open {
      fences.append(Fence(opening: fence.index, closing: nil, language: fence.language))
    }
    return fences
  }

  /// The lines outside fences, with their indices.
  var prose: [(index: Int, line: String)] {
    var inside = Set<Int>()
    for fence in fences { inside.formUnion(fence.opening...(fence.closing ?? lines.count - 1)) }
    return lines.enumerated().filter { !inside.contains($0.offset) }.map { ($0.offset, $0.element) }
  }
}

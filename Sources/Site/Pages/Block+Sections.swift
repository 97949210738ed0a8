import Book

/// What every page is made of.
struct PageContext: Sendable {
  let book: BookContents
  let links: BookLinks

  /// Makes HTML of a page of the book.
  ///
  /// - Parameters:
  ///   - here: The page of the site.
  ///   - folder: The folder of the page of the book.
  func writer(on here: Address, in folder: String) -> TextWriter {
    TextWriter(here: here, folder: folder, links: links)
  }
}

extension [Block] {
  /// The blocks before the first heading below the title.
  var opening: [Block] {
    Array(
      prefix { block in
        if case .heading(let level, _) = block { level < 2 } else { true }
      })
  }

  /// The blocks under a heading, up to the next one of its level.
  func section(_ title: String) -> [Block] {
    let start = firstIndex { $0.headingText == title }
    guard let start, case .heading(let level, _) = self[start] else { return [] }
    let rest = self[(start + 1)...]
    return Array(
      rest.prefix { block in
        if case .heading(let other, _) = block { other > level } else { true }
      })
  }

  /// Where the first quote begins, with the sentence above it.
  var startOfQuote: Int {
    let quote = firstIndex { block in
      if case .marker = block { true } else { false }
    }
    return Swift.max(0, (quote ?? count) - 1)
  }

  /// Without the title.
  var withoutTitle: [Block] {
    filter { block in
      if case .heading(1, _) = block { false } else { true }
    }
  }

  /// The blocks that are not headings of a level, with their text.
  func headings(at level: Int) -> [[Span]] {
    compactMap { block in
      if case .heading(level, let spans) = block { spans } else { nil }
    }
  }
}

extension Block {
  /// The text of a heading; nil for every other block.
  var headingText: String? {
    if case .heading(_, let spans) = self { spans.map(\.text).joined() } else { nil }
  }
}

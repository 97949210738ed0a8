import Book
import Text

extension [Block] {
  /// The blocks before the first heading below the title.
  var opening: [Block] { Array(prefix { ($0.heading?.level ?? 0) < 2 }) }

  /// The blocks under a heading, up to the next one of its level.
  func section(_ title: String) -> [Block] {
    guard let start = firstIndex(where: { $0.heading?.text == title }) else { return [] }
    let level = self[start].heading?.level ?? 0
    return Array(self[(start + 1)...].prefix { $0.heading.map { $0.level > level } ?? true })
  }

  /// Where the first quote begins, with the sentence above it.
  var startOfQuote: Int {
    let quote = firstIndex { if case .marker = $0 { true } else { false } }
    return Swift.max(0, (quote ?? count) - 1)
  }

  var withoutTitle: [Block] { filter { $0.heading?.level != 1 } }
}

extension Block {
  /// Nil for every other block.
  var heading: (level: Int, text: String)? {
    if case .heading(let level, let spans) = self { (level, spans.text) } else { nil }
  }
}

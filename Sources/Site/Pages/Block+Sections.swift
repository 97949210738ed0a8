import Book
import Text

extension [Block] {
  /// The blocks before the first heading below the title.
  var opening: [Block] { Array(prefix { ($0.heading?.level ?? 0) < 2 }) }

  /// Where the first quote begins, with the sentence above it.
  var startOfQuote: Int {
    let quote = firstIndex { if case .marker = $0 { true } else { false } }
    return Swift.max(0, (quote ?? count) - 1)
  }

  var withoutTitle: [Block] { filter { $0.heading?.level != 1 } }
}

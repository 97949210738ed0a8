import Book
import Text

extension [Block] {
  /// The blocks before the first heading below the title.
  var opening: [Block] { Array(prefix { ($0.heading?.level ?? 0) < 2 }) }

  /// The headings right below the title.
  var sectionTitles: [String] { compactMap(\.heading).filter { $0.level == 2 }.map(\.text) }

  /// Where the first quote begins, with the sentence above it.
  var startOfQuote: Int {
    Swift.max(0, (firstIndex { $0.marker != nil } ?? count) - 1)
  }

  var withoutTitle: [Block] { filter { $0.heading?.level != 1 } }

  /// The markers of the code of the book that it quotes.
  var quotes: [Marker] { compactMap(\.marker).filter { $0.kind == "code" } }
}

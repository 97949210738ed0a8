import Book
import Text

/// A quote of a source on a page of the book.
struct Quote: Equatable, Sendable {
  /// The source, as a path in the book.
  let path: String
  /// The name of the snippet; nil for the whole file.
  let snippet: String?

  /// Where it stands on the page that quotes it.
  var anchor: String {
    let place = path.split(separator: "/").dropFirst(3).joined(separator: "-")
    let name = place.replacing(".swift", with: "") + (snippet.map { "-\($0)" } ?? "")
    return "quote-\(name.headingName)"
  }

  /// Where a snippet stands on the page of its source.
  static func anchor(of snippet: String) -> String { "snippet-\(snippet)" }
}

extension Marker {
  /// What the lines below it quote; nil if they are no code of the book.
  var quote: Quote? {
    let parts = source.split(separator: "#").map(String.init)
    guard kind == "code", let path = parts.first else { return nil }
    return Quote(path: path, snippet: parts.dropFirst().first)
  }

  /// Whether the lines below it are what the arcade shows, as wide as a terminal.
  var isScreen: Bool { kind == "output" && source.hasPrefix("arcade ") }
}

extension [Block] {
  var markers: [Marker] {
    compactMap { block in
      if case .marker(let marker) = block { marker } else { nil }
    }
  }

  /// The quotes among them, in their order.
  var quotes: [Quote] { markers.compactMap(\.quote) }

  /// The block that is a quote, after its marker.
  func blocks(of quote: Quote) -> [Block] {
    Array(drop { $0.quote != quote }.prefix(2))
  }
}

extension Block {
  fileprivate var quote: Quote? {
    if case .marker(let marker) = self { marker.quote } else { nil }
  }
}

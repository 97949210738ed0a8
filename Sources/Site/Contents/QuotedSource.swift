import Book
import Text

/// The source that a page of the book quotes.
struct QuotedSource: Equatable, Sendable {
  /// As a path in the book.
  let path: String
  /// The name of the snippet; nil for the whole file.
  let snippet: String?

  /// Where a snippet stands on the page of its source.
  static func anchor(of snippet: String) -> String { "snippet-\(snippet)" }
}

extension Marker {
  /// What the lines below it quote; nil if they are no code of the book.
  var quote: QuotedSource? {
    let parts = source.split(separator: "#").map(String.init)
    guard kind == "code", let path = parts.first else { return nil }
    return QuotedSource(path: path, snippet: parts.dropFirst().first)
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
  var quotes: [QuotedSource] { markers.compactMap(\.quote) }

  /// The block that is a quote, after its marker.
  func blocks(of quote: QuotedSource) -> [Block] {
    Array(drop { $0.quote != quote }.prefix(2))
  }
}

extension Block {
  fileprivate var quote: QuotedSource? {
    if case .marker(let marker) = self { marker.quote } else { nil }
  }
}

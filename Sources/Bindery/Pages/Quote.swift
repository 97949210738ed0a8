import Book
import Text

/// Something that a page quotes: a marker, and the lines below it that it fills.
struct Quote {
  enum Kind: String, CaseIterable {
    /// A snippet of a file, or the whole file.
    case code
    /// Drawn by hand, and checked against the module whose sources are in a folder.
    case diagram
    /// What a program of this package prints.
    case output
    /// A lesson's steps from before to after, by the lesson's folder.
    case steps
    /// What a lesson's bet brought, in one table and one chart, by the lesson's folder.
    case bet
    /// All evidence of a lesson, by the lesson's folder.
    case cost

    /// Whether it fills a block of code, rather than the lines up to a line that ends them.
    var isFenced: Bool { ![.steps, .bet, .cost].contains(self) }
  }

  let kind: Kind
  let marker: Marker
  /// The indices of the lines that it fills, fences included.
  let range: Range<Int>

  /// What is quoted, such as `Sources/Ship.swift#lives`.
  var source: String { marker.source }

  /// The lines as the page has to show them, under a marker that may be indented.
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
    let known = [".swift": "swift", ".sh": "sh", ".json": "json", ".md": "markdown"]
    return known.first { marker.path.hasSuffix($0.key) }?.value ?? ""
  }
}

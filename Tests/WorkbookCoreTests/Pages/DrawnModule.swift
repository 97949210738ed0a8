import Testing

@testable import WorkbookCore

/// A small module of one file, and the diagram that is drawn of it.
struct DrawnModule {
  let lines: [String]

  /// - Parameters:
  ///   - source: What is in the module's one file.
  ///   - files: What else is in the book, by its paths.
  init(_ source: String, besides files: [String: String] = [:]) throws {
    let book = try ScratchBook(files.merging(["Sources/Small/Small.swift": source]) { $1 })
    let origin = Quote.Origin.diagram(folder: "Sources/Small")
    lines = try #require(try QuoteResolver(root: book.root, programs: nil).lines(of: origin))
  }

  var arrows: [String] {
    let signs = ["<|", "*--", "-->", "..>"]
    return lines.map(\.trimmed).filter { line in signs.contains { line.contains($0) } }
  }

  /// The lines of the box that a type has, without kind and braces.
  func members(of type: String) throws -> [String] {
    let lines = lines.map(\.trimmed)
    let start = try #require(lines.firstIndex { $0.hasPrefix("class \(type) ") })
    return Array(lines[(start + 2)...].prefix { $0 != "}" })
  }
}

import Book
import Foundation

/// Every snippet of a lesson is shown on a page.
struct AnchorRule {
  let workbook: Workbook

  /// What is wrong with the anchors in the lessons' sources and tests.
  ///
  /// - Parameter quoted: What the pages quote; problems in these files are reported with the pages.
  func problems(besides quoted: [Quote.Origin]) throws -> [PageProblem] {
    try ["Sources/Lessons", "Tests/Lessons"].flatMap { folder in
      let tree = try SourceTree(of: workbook.root.appendingPathComponent(folder))
      return tree.paths.flatMap { problems(in: "\(folder)/\($0)", tree[$0] ?? "", quoted) }
    }.sorted()
  }

  private func problems(
    in file: String, _ text: String, _ quoted: [Quote.Origin]
  ) -> [PageProblem] {
    do {
      return try Snippets(file: file, text: text).beginnings.compactMap { name, line in
        if quoted.contains(.code(file: file, snippet: name)) { return nil }
        return PageProblem(
          page: file, line: line,
          message: "No page quotes the snippet “\(name)”: quote it, or take its comments away.")
      }
    } catch {
      let isTold = quoted.contains { origin in
        if case .code(file, _) = origin { true } else { false }
      }
      return isTold ? [] : [PageProblem(page: file, line: 1, message: "\(error)")]
    }
  }
}

import Text

/// The line that opens a block of code: at least three backticks.
package struct Fence {
  private let length: Int
  /// The first word after the marks, such as `swift`; empty if there is none.
  package let language: String

  package init?(_ line: String) {
    let marks = line.drop { $0 == " " }
    length = marks.prefix { $0 == "`" }.count
    let information = marks.dropFirst(length)
    guard length >= 3, !information.contains("`") else { return nil }
    language = information.split(separator: " ").first.map(String.init) ?? ""
  }

  package func isClosed(by line: String) -> Bool {
    let marks = line.trimmed
    return marks.count >= length && marks.allSatisfy { $0 == "`" }
  }
}

/// The line that opens a block of code: at least three backticks or tildes.
package struct Fence {
  private let mark: Character
  private let length: Int
  /// Columns before the marks, which are removed from the lines inside as well.
  let indent: Int
  /// The first word after the marks, such as `swift`; empty if there is none.
  package let language: String

  package init?(_ line: String) {
    let marks = line.drop { $0 == " " }
    guard let mark = marks.first, mark == "`" || mark == "~" else { return nil }
    self.mark = mark
    indent = line.count - marks.count
    length = marks.prefix { $0 == mark }.count
    let information = marks.dropFirst(length)
    guard length >= 3, mark == "~" || !information.contains("`") else { return nil }
    language = information.split(separator: " ").first.map(String.init) ?? ""
  }

  package func isClosed(by line: String) -> Bool {
    let marks = line.trimmed
    return marks.count >= length && marks.allSatisfy { $0 == mark }
  }
}

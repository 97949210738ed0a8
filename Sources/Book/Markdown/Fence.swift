/// The line that opens a block of code: at least three backticks or tildes.
struct Fence {
  private let mark: Character
  private let length: Int
  /// Columns before the marks, which are removed from the lines inside as well.
  let indent: Int
  /// The first word after the marks, such as `swift`; empty if there is none.
  let language: String

  init?(_ line: String) {
    indent = line.prefix { $0 == " " }.count
    let rest = line.dropFirst(indent)
    guard let first = rest.first, first == "`" || first == "~" else { return nil }
    mark = first
    length = rest.prefix { $0 == first }.count
    let information = rest.dropFirst(length)
    guard length >= 3, indent < 4, first == "~" || !information.contains("`") else { return nil }
    language = information.split(separator: " ").first.map(String.init) ?? ""
  }

  func isClosed(by line: String) -> Bool {
    let marks = line.trimmed(of: " ")
    return marks.count >= length && marks.allSatisfy { $0 == mark }
      && line.prefix { $0 == " " }.count < 4
  }
}

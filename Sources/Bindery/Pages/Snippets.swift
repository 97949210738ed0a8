import Book
import Text

/// The snippets of a source file, marked by comments on separate lines.
struct Snippets {
  private let file: String
  private let lines: [String]
  private var bounds: [String: Range<Int>] = [:]

  /// - Parameters:
  ///   - file: The path to name in error messages.
  ///   - text: The contents of the file.
  init(file: String, text: String) throws(AuthorError) {
    self.file = file
    lines = text.lines
    var open: [String: Int] = [:]
    for (index, line) in lines.enumerated() {
      guard let anchor = Anchor(line) else { continue }
      let name = anchor.name
      let place = "(\(file):\(index + 1))"
      guard name.isHyphenatedName else {
        throw AuthorError(
          "“\(name)” cannot name a snippet \(place): use lower-case words with hyphens."
        )
      }
      if anchor.isOpening {
        guard bounds[name] == nil, open[name] == nil else {
          throw AuthorError(
            "The snippet “\(name)” begins a second time \(place): give it another name.")
        }
        open[name] = index
      } else if let start = open.removeValue(forKey: name) {
        bounds[name] = start + 1..<index
        guard !shown(start + 1..<index).isEmpty else {
          throw AuthorError("The snippet “\(name)” is empty \(place).")
        }
      } else {
        throw AuthorError("The snippet “\(name)” ends, but never began \(place).")
      }
    }
    if let (name, index) = open.min(by: { $0.value < $1.value }) {
      throw AuthorError(
        "The snippet “\(name)” is not closed (\(file):\(index + 1)): end it with “// end: \(name)”."
      )
    }
  }

  /// The lines of a snippet, or of the whole file, as a page shows them.
  func lines(of name: String?) throws(AuthorError) -> [String] {
    guard let name else { return shown(lines.indices) }
    guard let range = bounds[name] else {
      throw AuthorError("There is no snippet “\(name)” in \(file).")
    }
    return shown(range)
  }

  /// The lines without anchors and the gaps they leave, common indentation, or blank lines at the
  /// ends.
  private func shown(_ range: Range<Int>) -> [String] {
    let blanked = lines[range].map { line in line.trimmed.isEmpty ? "" : line }
    var kept = blanked.withoutAnchors(\.self)
    while kept.first == "" { kept.removeFirst() }
    while kept.last == "" { kept.removeLast() }
    let indentations = kept.filter { !$0.isEmpty }.map { line in line.prefix { $0 == " " }.count }
    return kept.map { String($0.dropFirst(indentations.min() ?? 0)) }
  }
}

extension Snippets {
  /// The faults of anchors in the lessons' sources and tests: each snippet has to be shown on a
  /// page.
  ///
  /// - Parameter quoted: The quotes on the pages, such as `Sources/Ship.swift#lives`.
  static func problems(in workbook: Workbook, besides quoted: [String]) throws -> [PageProblem] {
    try ["Sources/Lessons", "Tests/Lessons"].flatMap { folder in
      let tree = try workbook.tree(at: folder)
      return tree.inside(folder).files.sorted { $0.key < $1.key }.flatMap { file, text in
        do {
          return try Snippets(file: file, text: text).bounds.filter {
            !quoted.contains("\(file)#\($0.key)")
          }.map { name, range in
            PageProblem(
              path: file, line: range.lowerBound,
              message: "No page quotes the snippet “\(name)”: quote it, or remove its comments.")
          }
        } catch {
          return [PageProblem(path: file, line: 1, message: "\(error)")]
        }
      }
    }
  }
}

extension String {
  /// Whether it consists of words of lower-case letters and digits, joined by hyphens, as the names
  /// of requests and snippets do.
  var isHyphenatedName: Bool { wholeMatch(of: #/[a-z0-9]+(?:-[a-z0-9]+)*/#) != nil }
}

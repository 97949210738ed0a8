import Book

/// The snippets of a source file, marked by comments on lines of their own.
struct Snippets {
  private let file: String
  private let lines: [String]
  private var bounds: [String: Range<Int>] = [:]

  /// - Parameters:
  ///   - file: The path to name in error messages.
  ///   - text: The contents of the file.
  init(file: String, text: String) throws(QuoteError) {
    self.file = file
    lines = text.lines
    var open: [(name: String, index: Int)] = []
    for (index, line) in lines.enumerated() {
      guard let anchor = Anchor(line) else { continue }
      let name = anchor.name
      let place = "(\(file):\(index + 1))"
      guard name.isHyphenatedName else {
        throw QuoteError(
          "“\(name)” is no name for a snippet \(place): use lower-case words with hyphens.")
      }
      if anchor.isOpening {
        guard bounds[name] == nil, !open.contains(where: { $0.name == name }) else {
          throw QuoteError(
            "The snippet “\(name)” begins a second time \(place): give it another name.")
        }
        open.append((name, index))
        continue
      }
      guard open.contains(where: { $0.name == name }), let inner = open.popLast() else {
        throw QuoteError("The snippet “\(name)” ends and never began \(place).")
      }
      guard inner.name == name else {
        throw QuoteError(
          "The snippet “\(name)” ends inside “\(inner.name)” \(place): close the inner one first.")
      }
      bounds[name] = inner.index + 1..<index
      guard !shown(inner.index + 1..<index).isEmpty else {
        throw QuoteError("The snippet “\(name)” is empty (\(file):\(inner.index + 1)).")
      }
    }
    if let (name, index) = open.last {
      throw QuoteError(
        "The snippet “\(name)” is not closed (\(file):\(index + 1)): end it with “// end: \(name)”."
      )
    }
  }

  /// The names of the snippets in the file, sorted, and the line on which each begins, from 1.
  var beginnings: [(name: String, line: Int)] {
    bounds.sorted { $0.key < $1.key }.map { ($0.key, $0.value.lowerBound) }
  }

  /// The lines of a snippet, or of the whole file, as a page shows them.
  func lines(of name: String?) throws(QuoteError) -> [String] {
    guard let name else {
      let all = shown(lines.indices)
      guard !all.isEmpty else { throw QuoteError("There is nothing to quote in \(file).") }
      return all
    }
    guard let range = bounds[name] else {
      throw QuoteError("There is no snippet “\(name)” in \(file).")
    }
    return shown(range)
  }

  /// The lines without anchors and the gaps they leave, common indentation, or blank lines at the
  /// ends.
  private func shown(_ range: Range<Int>) -> [String] {
    var kept = lines[range].map { $0.trimmed.isEmpty ? "" : $0 }.withoutAnchors(\.self)[...]
    kept = kept.drop(while: \.isEmpty)
    while kept.last == "" { kept.removeLast() }
    let indentation = kept.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return kept.map { String($0.dropFirst(indentation)) }
  }
}

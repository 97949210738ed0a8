import Book

/// The snippets of a source file, marked by comments on lines of their own.
struct Snippets {
  let file: String
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
      guard anchor.isNamedWell else {
        throw .badAnchor(anchor.name, file: file, line: index + 1)
      }
      switch anchor.kind {
      case .opening:
        guard bounds[anchor.name] == nil, !open.contains(where: { $0.name == anchor.name }) else {
          throw .doubled(anchor.name, file: file, line: index + 1)
        }
        open.append((anchor.name, index))
      case .closing:
        guard open.contains(where: { $0.name == anchor.name }), let inner = open.popLast() else {
          throw .unopened(anchor.name, file: file, line: index + 1)
        }
        guard inner.name == anchor.name else {
          throw .overlapping(anchor.name, inner: inner.name, file: file, line: index + 1)
        }
        bounds[anchor.name] = inner.index + 1..<index
        guard !shown(inner.index + 1..<index).isEmpty else {
          throw .empty(anchor.name, file: file, line: inner.index + 1)
        }
      }
    }
    if let left = open.last { throw .unclosed(left.name, file: file, line: left.index + 1) }
  }

  /// The names of the snippets in the file, sorted.
  var names: [String] { bounds.keys.sorted() }

  /// The line on which a snippet begins, counted from 1.
  func line(of name: String) -> Int? { bounds[name]?.lowerBound }

  /// The lines of a snippet, or of the whole file, as a page shows them.
  func lines(of name: String?) throws(QuoteError) -> [String] {
    guard let name else {
      let all = shown(lines.indices)
      guard !all.isEmpty else { throw .emptyFile(file) }
      return all
    }
    guard let range = bounds[name] else { throw .missing(name, file: file) }
    return shown(range)
  }

  /// The lines without anchors and the gaps they leave, common indentation, or blank lines at the
  /// ends.
  private func shown(_ range: Range<Int>) -> [String] {
    var kept: [String] = []
    var followsAnchor = false
    for line in lines[range] {
      if Anchor(line) != nil {
        followsAnchor = true
        continue
      }
      let isBlank = line.trimmed.isEmpty
      if isBlank, followsAnchor, kept.last == "" { continue }
      kept.append(isBlank ? "" : line)
      followsAnchor = false
    }
    kept = Array(kept.drop { $0.isEmpty })
    while kept.last == "" { kept.removeLast() }
    let indentation = kept.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return kept.map { String($0.dropFirst(indentation)) }
  }
}

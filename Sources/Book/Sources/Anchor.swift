import Text

/// A comment that opens or closes a snippet of source code, which pages quote by name.
package struct Anchor {
  package let isOpening: Bool
  package let name: String

  /// - Parameter line: Such as `// snippet: hit`; nil for any other line.
  package init?(_ line: String) {
    let line = line.trimmed
    guard let mark = ["// snippet:", "// end:"].first(where: line.hasPrefix) else { return nil }
    isOpening = mark == "// snippet:"
    name = line.dropFirst(mark.count).trimmed
  }
}

extension Array {
  /// The lines without anchors, and without the double blank line that an anchor would leave.
  package func withoutAnchors(_ text: (Element) -> String) -> [Element] {
    var kept: [Element] = []
    var followsAnchor = false
    for element in self {
      let line = text(element)
      if Anchor(line) != nil {
        followsAnchor = true
        continue
      }
      let isGap = followsAnchor && line.isEmpty && (kept.last.map(text) ?? "").isEmpty
      if !isGap { kept.append(element) }
      followsAnchor = false
    }
    return kept
  }
}

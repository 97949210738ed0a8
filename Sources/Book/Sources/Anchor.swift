/// A comment that opens or closes a snippet of source code, which pages quote by name.
package struct Anchor: Hashable {
  package enum Kind { case opening, closing }

  package let kind: Kind
  package let name: String

  /// - Parameter line: Such as `// snippet: hit`; nil when it is another line.
  package init?(_ line: some StringProtocol) {
    let line = line.trimmed
    if line.hasPrefix("// snippet:") {
      (kind, name) = (.opening, line.dropFirst("// snippet:".count).trimmed)
    } else if line.hasPrefix("// end:") {
      (kind, name) = (.closing, line.dropFirst("// end:".count).trimmed)
    } else {
      return nil
    }
  }

  /// Whether its name consists of lower-case words joined by hyphens.
  package var isNamedWell: Bool {
    name.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
    }
  }
}

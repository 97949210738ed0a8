import Book

/// The types that a Swift file declares at its top level, and all words in it that may be types,
/// except in comments and strings.
struct SwiftNames {
  private(set) var declared: Set<String> = []
  private(set) var mentioned: Set<String> = []

  private static let declaring: Set = ["struct", "class", "enum", "actor", "protocol", "typealias"]

  init(_ text: String) {
    var scanner = SwiftScanner(Array(text))
    var depth = 0
    var previous = ""
    while let token = scanner.next() {
      switch token.kind {
      case .comment, .string: continue
      case .type:
        mentioned.insert(token.text)
        if depth == 0, SwiftNames.declaring.contains(previous) { declared.insert(token.text) }
      case .keyword, .other: break
      }
      if token.text == "{" { depth += 1 }
      if token.text == "}" { depth -= 1 }
      if !token.text.allSatisfy(\.isWhitespace) { previous = token.text }
    }
  }
}

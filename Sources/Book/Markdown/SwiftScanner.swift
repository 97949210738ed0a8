/// Splits Swift code into pieces of the same colour, without losing a character.
package struct SwiftScanner {
  package enum Kind: Hashable {
    case keyword, type, string, comment, other
  }

  private let code: [Character]
  private var position = 0
  /// The last character that is not white space: what comes before a word decides what it is.
  private var before: Character?

  package init(_ code: [Character]) {
    self.code = code
  }

  package mutating func next() -> (text: String, kind: Kind)? {
    guard position < code.count else { return nil }
    let start = position
    let kind = scan()
    if kind == .comment {
      // A comment between two words does not change how they are read.
    } else if let last = code[start..<position].last(where: { !$0.isWhitespace }) {
      before = last
    }
    return (String(code[start..<position]), kind)
  }

  private mutating func scan() -> Kind {
    if matches("//") {
      skip { $0 != "\n" }
      return .comment
    }
    if matches("/*") {
      while position < code.count, !matches("*/") { position += 1 }
      position = min(code.count, position + 2)
      return .comment
    }
    let hashes = code[position...].prefix { $0 == "#" }.count
    if position + hashes < code.count, code[position + hashes] == "\"" { return string(hashes) }
    let first = code[position]
    if first == "`" {
      position += 1
      skip { $0 != "`" && $0 != "\n" }
      position = min(code.count, position + 1)
      return .other
    }
    if first == "@" || first == "#" {
      position += 1
      skip(SwiftScanner.isWordPart)
      return .keyword
    }
    if SwiftScanner.isWordPart(first) { return word() }
    position += 1
    return .other
  }

  private mutating func word() -> Kind {
    let start = position
    skip(SwiftScanner.isWordPart)
    let word = String(code[start..<position])
    if let letter = word.first(where: { $0 != "_" }), letter.isUppercase { return .type }
    guard SwiftWords.all.contains(word), before != "." else { return .other }
    // `for` in `move(for ticks: Int)` and in `move(for: 3)` is a label, not the keyword.
    let isLabel = position < code.count && code[position] == ":"
    if isLabel, !SwiftWords.beforeColon.contains(word) { return .other }
    let opensArgument = before == "(" || before == ","
    return opensArgument && SwiftWords.statements.contains(word) ? .other : .keyword
  }

  /// A string, up to its closing quote or, in a single-line string, at most to the end of the line.
  private mutating func string(_ hashes: Int) -> Kind {
    let marks = String(repeating: "#", count: hashes)
    position += hashes
    let quotes = matches("\"\"\"") ? "\"\"\"" : "\""
    position += quotes.count
    while position < code.count {
      if matches(quotes + marks) {
        position += quotes.count + hashes
        break
      }
      if quotes.count == 1, code[position] == "\n" { break }
      if matches("\\" + marks) {
        position = min(code.count, position + 1 + hashes)
        if matches("(") { skipInterpolation() } else { position = min(code.count, position + 1) }
      } else {
        position += 1
      }
    }
    return .string
  }

  /// Skips the contents of `\(…)`, including strings with brackets in them.
  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      switch code[position] {
      case "\n": return
      case "(": depth += 1
      case ")": depth -= 1
      case "\"":
        _ = string(0)
        continue
      default: break
      }
      position += 1
    } while depth > 0 && position < code.count
  }

  private func matches(_ word: String) -> Bool {
    position + word.count <= code.count && zip(code[position...], word).allSatisfy(==)
  }

  private mutating func skip(_ condition: (Character) -> Bool) {
    while position < code.count, condition(code[position]) { position += 1 }
  }

  private static func isWordPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}

/// The words of Swift that are coloured as keywords.
private enum SwiftWords {
  static let all = statements.union([
    "actor", "any", "associatedtype", "async", "await", "class", "convenience", "deinit", "enum",
    "extension", "false", "fileprivate", "final", "func", "indirect", "init", "inout", "internal",
    "lazy", "let", "mutating", "nil", "nonisolated", "nonmutating", "override", "private",
    "protocol", "public", "required", "rethrows", "self", "some", "static", "struct", "subscript",
    "super", "throws", "true", "try", "typealias", "unowned", "var", "weak",
  ])

  /// Words that are labels when they open an argument, as in `move(for: 3)`.
  static let statements: Set = [
    "as", "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough",
    "for", "guard", "if", "import", "in", "is", "repeat", "return", "switch", "throw", "where",
    "while",
  ]

  /// Words that stay keywords before a colon.
  static let beforeColon: Set = ["default", "false", "nil", "self", "super", "true"]
}

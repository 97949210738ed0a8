/// The words of Swift that are coloured as keywords.
enum SwiftWords {
  static let all: Set = statements.union(declarations).union(expressions)

  /// Words that are labels when they open an argument, as in `move(for: 3)`.
  static let statements: Set = [
    "as", "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough",
    "for", "guard", "if", "import", "in", "is", "repeat", "return", "switch", "throw", "where",
    "while",
  ]

  /// Words that stay keywords before a colon.
  static let beforeColon: Set = ["default", "false", "nil", "self", "super", "true"]

  private static let declarations: Set = [
    "actor", "associatedtype", "class", "convenience", "deinit", "enum", "extension", "fileprivate",
    "final", "func", "indirect", "init", "inout", "internal", "lazy", "let", "mutating",
    "nonisolated", "nonmutating", "override", "private", "protocol",
    "public", "required", "rethrows", "static", "struct", "subscript", "throws", "typealias",
    "unowned", "var", "weak",
  ]

  private static let expressions: Set = [
    "any", "async", "await", "false", "nil", "self", "some", "super", "true", "try",
  ]
}

import Book

extension SourceTree {
  /// The files that meet a condition.
  package func keeping(_ condition: (_ path: String, _ text: String) -> Bool) -> SourceTree {
    SourceTree(files.filter { condition($0.key, $0.value) })
  }

  /// These files, and every other file that declares something they use, directly or indirectly.
  package func withNeeded(from others: SourceTree) -> SourceTree {
    var chosen = self
    var rest = others.files.filter { chosen[$0.key] == nil }
    while true {
      let words = Set(chosen.files.values.flatMap(SourceTree.words))
      let needed = rest.filter { !SourceTree.names(declaredIn: $0.value).isDisjoint(with: words) }
      guard !needed.isEmpty else { return chosen }
      chosen = chosen.overlaid(with: SourceTree(needed))
      for path in needed.keys { rest[path] = nil }
    }
  }

  private static func words(in text: String) -> Set<Substring> {
    Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
  }

  /// The types that a file declares or extends, and the functions that it declares.
  private static func names(declaredIn text: String) -> Set<Substring> {
    let declaration =
      #/
      (?m) ^ \s* (?: (?: public | final | private | @MainActor | indirect ) \s+ )*
      (?: struct | class | enum | actor | protocol | extension | func | typealias ) \s+ (\w+)
      /#
    return Set(text.matches(of: declaration).map { $0.1 })
  }
}

extension Lesson {
  /// Whether a test file imports this side of the lesson.
  package func isImported(_ side: Side, in text: String) -> Bool {
    text.split(separator: "\n").contains { $0.hasSuffix("import \(name)\(side.folder)") }
  }

  /// Whether a test file is about our two sides themselves: a proof, or a file that imports a side.
  package func isAboutSides(_ path: String, _ text: String) -> Bool {
    path.hasSuffix("ProofTests.swift") || Side.allCases.contains { isImported($0, in: text) }
  }
}

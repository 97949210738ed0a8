import Book

/// The tests of a lesson that run against any version: its behaviours, and the doubles they need.
///
/// Proofs and tests of the parts of *after* are about our two sides. They are left out, and so is
/// anything that only they use.
package struct KataTests {
  /// Without `Side.swift`.
  package let behaviours: SourceTree
  /// The text of the lesson's own `Side.swift`.
  package let side: String
  private let lesson: Lesson

  package init(of lesson: Lesson, in workbook: Workbook) throws {
    let name = "Side.swift"
    let all = try SourceTree(of: workbook.tests(of: lesson))
    let candidates = all.keeping { $0 == name || !lesson.isAboutSides($0, $1) }
    var tree = candidates.keeping { $0 == name || $1.contains("Side.allCases") }
      .withNeeded(from: candidates).mapping(Kata.withoutMarks)
    side = tree[name] ?? ""
    tree[name] = nil
    behaviours = tree
    self.lesson = lesson
  }

  /// The test files for versions of the lesson's module.
  package func tree(for versions: [(name: String, module: String)]) -> SourceTree {
    var tree = behaviours
    tree["Side.swift"] = SideFile(side, of: lesson, versions: versions).text
    return tree
  }
}

extension SourceTree {
  /// The files that meet a condition.
  package func keeping(_ condition: (_ path: String, _ text: String) -> Bool) -> SourceTree {
    SourceTree(files.filter { condition($0.key, $0.value) })
  }

  /// These files, and every other file that declares something they use, directly or indirectly.
  package func withNeeded(from others: SourceTree) -> SourceTree {
    var chosen = self
    while true {
      let words = Set(chosen.files.values.flatMap(SourceTree.words))
      let needed = others.keeping { path, text in
        chosen[path] == nil && !SourceTree.names(declaredIn: text).isDisjoint(with: words)
      }
      guard !needed.files.isEmpty else { return chosen }
      chosen = chosen.overlaid(with: needed)
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

import Book

/// Those of a lesson's test files that go into a kata: its behaviours, and the doubles they need.
///
/// Proofs and the tests of after's parts are about our two sides: they stay behind, and so does what
/// only they use.
package struct KataTests {
  package let tree: SourceTree

  /// - Parameters:
  ///   - all: The lesson's test files.
  ///   - kata: Whose side is put in the place of ours.
  package init(_ all: SourceTree, for kata: Kata) {
    let candidates = all.keeping { path, text in
      path == "Side.swift" || !kata.lesson.isAboutSides(path, text)
    }
    let chosen = candidates.keeping { path, text in
      path == "Side.swift" || text.contains("Side.allCases")
    }
    var tree = chosen.withNeeded(from: candidates)
    if let side = all["Side.swift"] { tree["Side.swift"] = KataSide(side, of: kata).text }
    self.tree = tree.mapping(Kata.withoutMarks)
  }
}

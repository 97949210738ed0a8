import Book

/// The test files of a lesson that go into a kata: its behaviours, and the doubles they need.
///
/// Proofs and tests of the parts of *after* are about our two sides. They are left out, and so is
/// anything that only they use.
package struct KataTests {
  package let tree: SourceTree

  /// - Parameters:
  ///   - all: The lesson's test files.
  ///   - kata: The kata whose version replaces our two sides.
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

import Book
import TestSupport
import Text

/// Two steps of lesson 1: from a ship with lives to one with a hull, and one that only reorders its
/// lines.
enum SmallSteps {
  static let lesson = Catalogue.lessons[0]

  /// The module before the first step and after each step, as in a kata.
  static let states = [
    SourceTree(["Ship.swift": ship("var lives = 3", "left() { -1 }", "right() { +1 }")]),
    SourceTree([
      "Ship.swift": ship("var hull = Hull()", "left() { -1 }", "right() { +1 }"),
      "Parts/Hull.swift": hull,
    ]),
    SourceTree([
      "Ship.swift": ship("var hull = Hull()", "right() { +1 }", "left() { -1 }"),
      "Parts/Hull.swift": hull,
    ]),
  ]

  /// Writes the steps and both sides into a book, with its pages' markers, which no kata has.
  static func keep(in book: SmallBook) throws {
    let states = states.map { tree in
      tree.mapping { "// snippet: all\n\($0)// end: all\n" }
    }
    for (side, tree) in [(Side.before, states[0]), (.after, states[2])] {
      try tree.write(to: book.url(lesson.sources(side)))
    }
    for (index, title) in ["Give the lives to a hull", "Name the right first"].enumerated() {
      try book.write(
        "\(Step.folder(of: lesson))/0\(index + 1)-step.diff",
        """
        From 0000000000000000000000000000000000000000 Mon Sep 17 00:00:00 2001
        From: Shipshape <shipshape@localhost>
        Date: Wed, 1 Jan 2025 12:00:00 +0000
        Subject: [PATCH] Extract Class: \(title)

        So that it reads well.
        ---
        \(patch(from: states[index], to: states[index + 1]))
        """)
    }
  }

  /// A patch that removes every line of a changed file and adds the new lines.
  private static func patch(from old: SourceTree, to new: SourceTree) -> String {
    new.differences(from: old).map { path in
      let file = "\(lesson.sources(.before))/\(path)"
      let (left, right) = (lines(old[path], "-"), lines(new[path], "+"))
      let isNew = old[path] == nil
      return "diff --git a/\(file) b/\(file)\n" + (isNew ? "new file mode 100644\n" : "")
        + "--- \(isNew ? "/dev/null" : "a/\(file)")\n+++ b/\(file)\n"
        + "@@ -\(isNew ? "0,0" : "1,\(left.count)") +1,\(right.count) @@\n"
        + (left + right).joined(separator: "\n") + "\n"
    }.joined()
  }

  private static func lines(_ text: String?, _ sign: String) -> [String] {
    text?.lines.dropLast().map { sign + $0 } ?? []
  }

  private static func ship(_ lives: String, _ functions: String...) -> String {
    "/// A ship.\npublic final class Ship {\n  \(lives)\n\n\n"
      + functions.map { "  func \($0)\n" }.joined() + "}\n"
  }

  private static let hull = "/// What keeps a ship afloat.\nstruct Hull {\n  var lives = 3\n}\n"
}

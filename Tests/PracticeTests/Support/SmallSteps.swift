import Book

/// Three steps from a ship with lives to one with a hull, of lesson 1.
enum SmallSteps {
  static let lesson = Catalogue.lessons[0]

  /// The module before the first step, and after each of them.
  static let states = [
    SourceTree(["Ship.swift": ship(lives: "var lives = 3", place: "x")]),
    SourceTree([
      "Ship.swift": ship(lives: "var hull = Hull()", place: "x"), "Parts/Hull.swift": hull,
    ]),
    SourceTree([
      "Ship.swift": ship(lives: "var hull = Hull()", place: "column"), "Parts/Hull.swift": hull,
    ]),
    SourceTree([
      "Ship.swift": ship(lives: "let hull = Hull()", place: "column"), "Parts/Hull.swift": hull,
    ]),
  ]

  private static let titles = [
    "Extract Class: Give the lives to a hull", "Rename Variable: Name the place",
    "Change Reference to Value: Keep the hull",
  ]

  /// Puts the steps and both sides into a book.
  static func keep(in book: SmallBook) throws {
    for (side, tree) in [(Side.before, states[0]), (.after, states[3])] {
      try tree.write(to: book.workbook.sources(of: lesson, side))
    }
    for (index, title) in titles.enumerated() {
      try book.write(
        "\(StepSeries.folder(of: lesson))/0\(index + 1)-step.diff",
        """
        From 0000000000000000000000000000000000000000 Mon Sep 17 00:00:00 2001
        From: Shipshape <shipshape@localhost>
        Date: Wed, 1 Jan 2025 12:00:00 +0000
        Subject: [PATCH] \(title)

        So that it reads well.
        ---
        \(patch(from: states[index], to: states[index + 1]))
        """)
    }
  }

  /// A patch that takes every line of a changed file out and puts the new ones in.
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

  private static func ship(lives: String, place: String) -> String {
    """
    /// A ship.
    public final class Ship {
      var \(place) = 0
      \(lives)

      func left() -> Int {
        \(place) - 1
      }

      func right() -> Int {
        \(place) + 1
      }
    }

    """
  }

  private static let hull = """
    /// What keeps a ship afloat.
    struct Hull {
      var lives = 3
    }

    """
}

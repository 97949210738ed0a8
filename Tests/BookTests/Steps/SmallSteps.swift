import TestSupport

@testable import Book

/// Three steps of lesson 1, from a ship with lives to one with a hull.
enum SmallSteps {
  static let sources = ScratchBook.lesson.sources(.before)
  static let folder = Step.folder(of: ScratchBook.lesson)
  static let paths = ["01-hull", "02-place", "03-value"].map { "\(folder)/\($0).diff" }

  /// The module before the first step, and after each of them.
  static let states = [
    SourceTree(["Ship.swift": ship]),
    SourceTree(["Ship.swift": shipWithHull, "Parts/Hull.swift": hull]),
    SourceTree([
      "Ship.swift": shipWithHull.replacing("x", with: "column"), "Parts/Hull.swift": hull,
    ]),
    SourceTree([
      "Ship.swift": shipWithHull.replacing("x", with: "column").replacing("class", with: "struct"),
      "Parts/Hull.swift": hull,
    ]),
  ]

  private static let words = [
    """
    Subject: [PATCH 1/3] Extract Class: Give the lives to a hull, which is what keeps
     a ship of ours afloat
    MIME-Version: 1.0

    Lives change for another reason
    than “places”.

    Large: A class moves
    as a whole.

    """,
    "Subject: [PATCH 2/3] Rename Variable: Name the place\n\nOne letter says little.\n",
    "Subject: [PATCH 3/3] Change Reference to Value: Make the ship a value\n\nNobody shares it.\n",
  ]

  /// A book whose first lesson has these steps.
  static func book() throws -> ScratchBook {
    let book = try ScratchBook(["\(folder)/README.md": "no step"])
    for (path, (words, (old, new))) in zip(paths, zip(words, zip(states, states.dropFirst()))) {
      try book.write(path, try old.inside(sources).patch(to: new.inside(sources), words))
    }
    try book.write(sources, states[0])
    return book
  }

  private static let lives = """
      var lives = 3

      /// Whether it still takes part in the game.
      func isStillInTheGame() -> Bool {
        lives > 0 && lives < 100
      }
    """
  private static let moves = "  func left() -> Int { x - 1 }\n  func right() -> Int { x + 1 }\n"
  private static let ship = "// snippet: ship\nclass Ship {\n  var x = 0\n\(lives)\n\(moves)}\n"
  private static let shipWithHull = "class Ship {\n  var x = 0\n  var hull = Hull()\n\(moves)}\n"
  private static let hull = "struct Hull {\n\(lives)\n}\n"
}

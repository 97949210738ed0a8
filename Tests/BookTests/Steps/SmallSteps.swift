@testable import Book

/// Three steps from a ship with lives to one with a hull, of lesson 1.
enum SmallSteps {
  static let sources = ScratchBook.lesson.sources(.before)
  static let folder = Step.folder(of: ScratchBook.lesson)

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

  static let messages = [
    """
    Extract Class: Give the lives to a hull, which is what keeps a ship of ours afloat

    Lives change for another reason
    than “places”.

    Large: A class moves
    as a whole.
    """,
    "Rename Variable: Name the place\n\nOne letter says little.",
    "Change Reference to Value: Make the ship a value\n\nNobody shares it.",
  ]

  /// The steps by their paths in the book.
  static let patches: [String: String] = {
    let changes = zip(messages, states.dropFirst()).map { ($0, $1.inside(sources)) }
    let texts = (try? WrittenPatches.of(changes, from: states[0].inside(sources))) ?? []
    return Dictionary(uniqueKeysWithValues: zip(paths, texts))
  }()

  static let paths = ["01-hull", "02-place", "03-value"].map { "\(folder)/\($0).diff" }

  /// A book whose first lesson has these steps.
  static func book() throws -> ScratchBook {
    let book = try ScratchBook(patches)
    try book.write("\(folder)/README.md", "no step")
    try book.write(states[0], .before)
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

import Foundation

@testable import Book

/// A lesson with requests, where a ship has lives.
enum SmallRequests {
  static let folder = ChangeRequest.folder(of: ScratchBook.lesson)
  static let tests = "struct TwinTests {}\n"

  static let words = """
    # Twin bolts

    > One bolt is dull.
    > Give me two.

    - Kind: expected
    - Because: It is a gun.
    - Asked by: a player
    - Before: The switch gets a case,
      as it has one for each.
    - After: A new gun.

    """

  private static let sides = [
    Side.before: SourceTree(["Ship.swift": "/// A ship.\nlet lives = 3\n"]),
    .after: SourceTree(["Ship.swift": "/// A ship.\nlet lives = 3\n", "Gun.swift": "gun\n"]),
  ]
  private static let lessonTests = SourceTree(["LivesTests.swift": "lives == 3\n"])

  /// On before a line changes; on after it does too, with a new file and an edited test.
  private static let patches: [Side: String] = Dictionary(
    uniqueKeysWithValues: Side.allCases.compactMap { side in
      guard let tree = sides[side] else { return nil }
      var changed = tree.mapping { $0.replacing("lives = 3", with: "lives = 4") }
      var tests = lessonTests
      if side == .after {
        changed["New.swift"] = "a\nb\n"
        tests = SourceTree(["LivesTests.swift": "lives == 4\n", "MoreTests.swift": "more\n"])
      }
      func all(_ sources: SourceTree, _ tests: SourceTree) -> SourceTree {
        sources.inside(ScratchBook.lesson.sources(side))
          .overlaid(with: tests.inside(ScratchBook.lesson.tests))
      }
      let patch = try? WrittenPatches.of(
        [("Twin bolts", all(changed, tests))], from: all(tree, lessonTests))
      return patch?.first.map { (side, $0) }
    })

  /// A book whose first lesson has three requests: `twin-bolts`, `more-lives` and `drop-shield`.
  static func book() throws -> ScratchBook {
    let book = try ScratchBook()
    for (side, tree) in sides { try book.write(tree, side) }
    try lessonTests.write(to: book.root.appendingPathComponent(ScratchBook.lesson.tests))
    for (name, kind) in [
      ("twin-bolts", "expected, from outside"), ("more-lives", "expected"),
      ("drop-shield", "unexpected, players"),
    ] {
      try book.write(
        "\(folder)/\(name)/Request.md", words.replacing("Kind: expected", with: "Kind: \(kind)"))
      try book.write("\(folder)/\(name)/TwinTests.swift", tests)
      for (side, patch) in patches {
        try book.write("\(folder)/\(name)/\(side.folder).diff", patch)
      }
    }
    return book
  }
}

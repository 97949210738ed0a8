import TestSupport

@testable import Book

/// A lesson with requests, in which a ship has lives.
enum SmallRequests {
  static let folder = ChangeRequest.folder(of: ScratchBook.lesson)
  static let tests = "struct TwinTests {}\n"

  private static let words = """
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

  /// A book whose first lesson has three requests: `twin-bolts`, `more-lives` and `drop-shield`.
  ///
  /// A line changes in both versions; the *after* version also gets a new file and an edited test.
  static func book() throws -> ScratchBook {
    let (book, lesson) = (try ScratchBook(), ScratchBook.lesson)
    let tests = SourceTree(["\(lesson.tests)/LivesTests.swift": "lives == 3\n"])
    try book.write("", tests)
    var patches: [Side: String] = [:]
    for side in Side.allCases {
      let folder = lesson.sources(side)
      var old = tests.overlaid(
        with: SourceTree(["\(folder)/Ship.swift": "/// A ship.\nlet lives = 3\n"]))
      if side == .after { old["\(folder)/Gun.swift"] = "gun\n" }
      for path in old.paths { try book.write(path, old[path] ?? "") }
      var new = old.mapping { $0.replacing("lives = 3", with: "lives = 4") }
      if side == .after {
        new["\(folder)/New.swift"] = "a\nb\n"
        new["\(lesson.tests)/LivesTests.swift"] = "lives == 4\n"
        new["\(lesson.tests)/MoreTests.swift"] = "more\n"
      }
      patches[side] = try old.patch(to: new)
    }
    for (name, kind) in [
      ("twin-bolts", "expected, from outside"), ("more-lives", "expected"),
      ("drop-shield", "unexpected, players"),
    ] {
      let path = "\(folder)/\(name)"
      try book.write("\(path)/Request.md", words.replacing("expected", with: kind))
      try book.write("\(path)/TwinTests.swift", self.tests)
      for (side, patch) in patches { try book.write("\(path)/\(side.folder).diff", patch) }
    }
    return book
  }
}

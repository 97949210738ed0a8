import Testing

@testable import Book

@Suite("The size of a change, and its places")
struct ChangeFiguresTests {
  private static let ship = """
    import SpaceGame

    /// A ship.
    struct Ship {
      let lives = 3
      let guns = 1
      let shield = false

      func move() {}
      func turn() {}
      // Nobody shoots.
      func hit() {}
    }

    """

  @Test(
    "Only code counts: a replaced line is not an added one, and a new file is not an opened one",
    arguments: [
      (ship.replacing("lives = 3", with: "lives = 4"), nil, [1, 0, 1, 1]),
      (ship.replacing("guns = 1", with: "guns = 1\n  let bolts = 2\n"), nil, [0, 1, 1, 1]),
      (ship.replacing("  let guns = 1\n", with: ""), nil, [1, 0, 1, 1]),
      (
        ship.replacing("lives = 3", with: "lives = 4\n  let a = 1\n  let b = 2"), nil, [1, 2, 1, 1]
      ),
      // A line removed in one place and added in another counts as both.
      (
        ship.replacing("  let lives = 3\n", with: "")
          .replacing("hit() {}", with: "hit() {}\n  func die() {}"),
        nil, [1, 1, 1, 2]
      ),
      (ship.replacing("A ship.", with: "A vessel.\n/// Of steel."), nil, [0, 0, 0, 0]),
      (
        ship.replacing("import SpaceGame", with: "import SpaceGame\nimport Terminal"), nil,
        [0, 0, 0, 0]
      ),
      (ship, "import SpaceGame\n\n/// A gun.\nstruct Gun {}\nlet gun = Gun()\n", [0, 2, 0, 1]),
      (nil, nil, [8, 0, 1, 1]), (ship, nil, [0, 0, 0, 0]),
    ] as [(String?, String?, [Int])])
  func sizes(ship: String?, gun: String?, figures: [Int]) throws {
    var new = SourceTree()
    (new["Ship.swift"], new["Gun.swift"]) = (ship, gun)
    let files = try GitDiff.files(from: SourceTree(["Ship.swift": Self.ship]), to: new)
    #expect(ChangeFigures(of: files).values == figures)
  }

  @Test(
    "A place is a group of close lines or a new file, and the change can be made without it")
  func places() throws {
    let folder = "Sources/A"
    let old = SourceTree(["Ship.swift": Self.ship, "Old.swift": "let old = 1\n"])
    var new = SourceTree([
      "Ship.swift": Self.ship.replacing("lives = 3", with: "lives = 4")
        .replacing("shield = false", with: "shield = false\n  let bolts = 2")
        .replacing("// Nobody shoots.", with: "// Somebody shoots.")
        .replacing("hit() {}", with: "hit() {}\n  func die() {}")
    ])
    new["Gun.swift"] = "struct Gun {}\n"
    let patch = try Patch(old.inside(folder).patch(to: new.inside(folder)), at: "")
    let places = try patch.places(in: old, folder)
    // Three unchanged lines separate the two places in the ship; two would not.
    let told: [String] = places.map { "\($0.file):\($0.line)" }.sorted()
    #expect(told == ["Gun.swift:0", "Old.swift:0", "Ship.swift:11", "Ship.swift:5"])
    #expect(
      try ChangeFigures(from: old, to: new).values == [2, 3, 2, 4], "the same places are counted")
    func rest(_ file: String, _ line: Int) -> SourceTree? {
      places.first { $0.file == file && $0.line == line }?.rest
    }
    var expected = new
    expected["Gun.swift"] = nil
    #expect(rest("Gun.swift", 0) == expected)
    expected = new
    expected["Old.swift"] = old["Old.swift"]
    #expect(rest("Old.swift", 0) == expected)
    expected = new
    expected["Ship.swift"] = new["Ship.swift"]?.replacing("lives = 4", with: "lives = 3")
      .replacing("\n  let bolts = 2", with: "")
    #expect(rest("Ship.swift", 5) == expected)
  }
}

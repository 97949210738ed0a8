import Testing

@testable import WorkbookCore

/// One small book, really built, in which everything is wrong that the trials can find.
@Suite("Trials that are really built")
struct RealTrialTests {
  private static let lesson = Catalogue.lessons[0]
  private static let folder = "Lessons/01-SingleResponsibility"

  private static let ship = """
    public struct Ship {
      public init() {}
      public func lives() -> Int { 3 }
      public func speed() -> Int { 1 }
    }

    """

  /// The module after each step: one has a warning, one does not build, one fails a behaviour.
  private static let states = [
    SourceTree(["Ship.swift": ship + "func idle() {\n  let unused = 1\n}\n"]),
    SourceTree(["Ship.swift": ship + "let wrong: Int = \"\"\n"]),
    SourceTree(["Ship.swift": ship.replacing("{ 3 }", with: "{ 4 }")]),
    after,
  ]
  private static let after = SourceTree(["Ship.swift": ship, "Gun.swift": "struct Gun {}\n"])

  /// A request: what its test expects, and what its change does.
  private struct Request {
    let name: String
    let kind: String
    let test: String
    let expects: String
    let change: (old: String, new: String)
  }

  private static let requests = [
    Request(
      name: "fly-faster", kind: "axis", test: "It flies fast", expects: "side.speed() == 2",
      change: ("{ 1 }", "{ 2 }")),
    Request(
      name: "keep-lives", kind: "players", test: "It keeps its lives", expects: "side.lives() == 3",
      change: ("public struct", "/// Kept.\npublic struct")),
    Request(
      name: "more-lives", kind: "dearer", test: "It has more lives", expects: "side.lives() == 5",
      change: ("public struct", "/// Promised.\npublic struct")),
  ]

  private func book() throws -> SidesBook {
    let book = try SidesBook()
    try book.write(
      "Package.swift",
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "shipshape", platforms: [.macOS(.v15)],
        products: [.library(name: "Workshop", targets: ["Room"])], targets: [.target(name: "Room")])

      """)
    try book.write("Sources/Room/Room.swift", "public struct Room {}\n")
    try book.put(SourceTree(["Ship.swift": Self.ship]), as: "Before")
    try book.put(Self.after, as: "After")
    try book.write(
      "\(SidesBook.lessonTests)/Side.swift",
      """
      import SingleResponsibilityAfter
      import SingleResponsibilityBefore

      enum Side: String, CaseIterable, Codable {
        case before, after

        func lives() -> Int {
          switch self {
          case .before: SingleResponsibilityBefore.Ship().lives()
          case .after: SingleResponsibilityAfter.Ship().lives()
          }
        }

        func speed() -> Int {
          switch self {
          case .before: SingleResponsibilityBefore.Ship().speed()
          case .after: SingleResponsibilityAfter.Ship().speed()
          }
        }
      }

      """)
    try book.write(
      "\(SidesBook.lessonTests)/ShipTests.swift",
      """
      import Testing

      @Test("It has three lives", arguments: Side.allCases)
      func lives(side: Side) { #expect(side.lives() == 3) }
      @Test("It flies", arguments: Side.allCases)
      func flies(side: Side) { #expect(side.speed() == 1) }

      """)
    try book.recorder.keep(
      book.recorder.files(
        through: Self.states.map { .init(words: SmallSteps.words[0], tree: $0) }))
    for request in Self.requests {
      let folder = "\(SidesBook.requests)/\(request.name)"
      try book.write(
        "\(folder)/Request.md",
        SmallRequest.words.replacing("Kind: axis", with: "Kind: \(request.kind)"))
      let name = request.test.replacing(" ", with: "")
      try book.write(
        "\(folder)/\(name)Tests.swift",
        """
        import Testing

        struct \(name)Tests {
          @Test("\(request.test)", arguments: Side.allCases)
          func holds(side: Side) { #expect(\(request.expects)) }
        }

        """)
      for side in ["Before", "After"] {
        let base = try book.workbook.tree(of: Self.lesson, side: side)
        let changed = base.mapping { $0.replacing(request.change.old, with: request.change.new) }
        try book.write("\(folder)/\(side).diff", try SourcePatch(from: base, to: changed).text)
      }
    }
    return book
  }

  @Test("Steps and requests that do not keep their promise are told, each for itself")
  func everything() async throws {
    let book = try book()
    defer { book.remove() }
    let found = try await TrialRule().problems(in: book.workbook)
    let step = { (number: Int) in
      "\(Self.folder)/Steps/0\(number)-give-the-lives-to-a-hull.diff"
    }
    let with = { (name: String, side: String) in "\(SidesBook.requests)/\(name)/\(side).diff" }
    #expect(found.count == 9, "\(found)")
    #expect(
      found.first?.hasPrefix(
        "\(step(1)) does not build: Ship.swift:7:7: error: initialization of immutable value "
          + "'unused' was never used") == true)
    #expect(
      found.dropFirst().first
        == "\(step(2)) does not build: Ship.swift:6:18: error: cannot convert value of type "
        + "'String' to specified type 'Int'")
    #expect(
      Array(found.dropFirst(2).prefix(2))
        == ["Before", "After"].map {
          "\(with("more-lives", $0)) does not pass: It has more lives"
        })
    #expect(
      Set(found.dropFirst(4).prefix(3)) == [
        "\(step(3)) does not pass: It has three lives",
        "\(with("fly-faster", "Before")) does not pass: It flies",
        "\(with("fly-faster", "After")) does not pass: It flies",
      ])
    #expect(
      found.suffix(2)
        == ["before", "after"].map {
          "\(SidesBook.requests)/keep-lives: \($0) of lesson 1 passes without the change: "
            + "It keeps its lives"
        })
  }
}

import Foundation

@testable import WorkbookCore

/// Figures and requests for tests, where nobody measures.
enum SampleCosts {
  static let lesson = Catalogue.lessons[0]

  /// A cost from its figures, in the order in which they are told; nil is not measured.
  static func cost(
    _ files: Int, _ new: Int, _ changed: Int, _ added: Int, _ declarations: Int?, _ objects: Int?,
    _ tests: Int = 0
  ) -> ChangeCost {
    var cost = ChangeCost()
    cost.filesTouched = files
    cost.newFiles = new
    cost.linesChanged = changed
    cost.linesAdded = added
    cost.declarationsChanged = declarations
    cost.objectsRebuilt = objects
    cost.testsEdited = tests
    return cost
  }

  /// One request in which after wins, and one in which it loses.
  static let two = LessonCost(
    lesson: "SingleResponsibility", compiler: "6.3.1",
    requests: [
      .init(
        name: "twin-bolts", title: "Twin bolts", kind: "axis",
        before: cost(3, 0, 12, 30, 9, 4), after: cost(1, 1, 1, 18, 1, 1)),
      .init(
        name: "drop-shield", title: "Fire & drop <it>", kind: "dearer",
        before: cost(1, 0, 1, 2, 1, 1), after: cost(4, 0, 10, 22, nil, 3, 1)),
    ])
}

/// What stands in the folder of a request.
enum SmallRequest {
  static let words = """
    # Twin bolts

    > One bolt is dull.
    > Give me two.

    - Kind: axis
    - Asked by: a player
    - Before: The switch gets a case,
      as it has one for each.
    - After: A new gun.

    """

  static let tests = """
    import Testing

    struct TwinTests {
      @Test("Two at once", arguments: Side.allCases) func twins(side: Side) {}
    }

    """
}

extension SidesBook {
  static let requests = "Lessons/01-SingleResponsibility/Requests"
  static let lessonTests = "Tests/Lessons/01-SingleResponsibility"

  /// A book whose first lesson has a request of each kind: `twin-bolts`, `more-lives` and
  /// `drop-shield`; `remove()` takes it away.
  static func withRequests() throws -> SidesBook {
    let book = try SidesBook()
    let ship = "/// A ship.\npublic struct Ship {\n  public let lives = 3\n}\n"
    try book.put(SourceTree(["Ship.swift": ship]), as: "Before")
    try book.put(SourceTree(["Ship.swift": ship, "Gun.swift": "struct Gun {}\n"]), as: "After")
    try book.write(
      "\(lessonTests)/Side.swift",
      """
      import SingleResponsibilityAfter
      import SingleResponsibilityBefore

      enum Side: String, CaseIterable, Codable {
        case before, after

        var lives: Int {
          switch self {
          case .before: SingleResponsibilityBefore.Ship().lives
          case .after: SingleResponsibilityAfter.Ship().lives
          }
        }
      }

      """)
    try book.write(
      "\(lessonTests)/LivesTests.swift", "@Test(arguments: Side.allCases) func lives(_: Side) {}\n")
    for (name, kind) in [
      ("twin-bolts", "axis"), ("more-lives", "players"), ("drop-shield", "dearer"),
    ] {
      let folder = "\(requests)/\(name)"
      let title = name.replacing("-", with: " ").capitalized
      try book.write(
        "\(folder)/Request.md",
        SmallRequest.words.replacing("Twin bolts", with: title)
          .replacing("Kind: axis", with: "Kind: \(kind)"))
      let file = title.replacing(" ", with: "")
      try book.write("\(folder)/\(file)Tests.swift", SmallRequest.tests)
      for side in ["Before", "After"] {
        let base = try book.workbook.tree(of: SmallSteps.lesson, side: side)
        let patch = try SourcePatch(
          from: base, to: base.mapping { $0.replacing("lives = 3", with: "lives = 4") })
        try book.write("\(folder)/\(side).diff", patch.text)
      }
    }
    return book
  }
}

import Foundation

@testable import WorkbookCore

/// Three steps from a ship with lives to one with a hull, of lesson 1.
enum SmallSteps {
  static let lesson = Catalogue.lessons[0]

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

  static let words = [
    StepFile.Words(
      refactoring: "Extract Class", title: "Give the lives to a hull",
      reason: "Lives change for another reason than places."),
    StepFile.Words(
      refactoring: "Rename Variable", title: "Name the place", reason: "One letter says little."),
    StepFile.Words(
      refactoring: "Change Reference to Value", title: "Make the ship a value",
      reason: "Nobody shares it."),
  ]

  static var recorded: [StepRecorder.State] {
    zip(words, states.dropFirst()).map { StepRecorder.State(words: $0, tree: $1) }
  }

  /// The paths in the book under which they are kept.
  static let paths = [
    "01-give-the-lives-to-a-hull", "02-name-the-place", "03-make-the-ship-a-value",
  ].map { "Lessons/01-SingleResponsibility/Steps/\($0).diff" }

  private static let ship = """
    /// A ship.
    public final class Ship {
      var x = 0
      var lives = 3

      /// Whether it still takes part in the game.
      func isStillInTheGame() -> Bool {
        lives > 0 && lives < 100
      }

      func left() -> Int {
        x - 1
      }

      func right() -> Int {
        x + 1
      }
    }

    """

  private static let shipWithHull = """
    /// A ship.
    public final class Ship {
      var x = 0
      var hull = Hull()

      func left() -> Int {
        x - 1
      }

      func right() -> Int {
        x + 1
      }
    }

    """

  private static let hull = """
    /// What keeps a ship afloat.
    struct Hull {
      var lives = 3

      /// Whether it still takes part in the game.
      func isStillInTheGame() -> Bool {
        lives > 0 && lives < 100
      }
    }

    """
}

extension SidesBook {
  /// A book whose first lesson has steps; `remove()` takes it away.
  static func withSteps() throws -> SidesBook {
    let book = try SidesBook()
    try book.put(SmallSteps.states[0], as: "Before")
    try book.put(SmallSteps.states[3], as: "After")
    try book.recorder.keep(book.recorder.files(through: SmallSteps.recorded))
    return book
  }

  var recorder: StepRecorder { StepRecorder(lesson: SmallSteps.lesson, workbook: workbook) }

  /// Makes a side of the first lesson these sources.
  func put(_ tree: SourceTree, as side: String) throws {
    try tree.write(to: workbook.sources(of: SmallSteps.lesson, side: side))
  }

  func steps() throws -> StepSeries { try StepSeries(of: SmallSteps.lesson, in: workbook) }

  /// Changes a file of the book.
  func edit(_ path: String, _ old: String, _ new: String) throws {
    try write(path, try read(path).replacing(old, with: new))
  }
}

import Book

/// What the two sides of a diff are called in a sentence.
struct ComparedSides: Hashable, Sendable {
  let left: String
  let right: String

  static let beforeAndAfter = ComparedSides(left: "before", right: "after")
  static let beforeAndMine = ComparedSides(left: "before", right: "mine")
  static let mineAndAfter = ComparedSides(left: "mine", right: "after")
  /// For a step: the sources before it and after it.
  static let oldAndNew = ComparedSides(left: "in the old", right: "in the new")
}

import Book

/// What the two sides of a diff are called, as in a sentence.
struct ComparedSides: Hashable, Sendable {
  let left: String
  let right: String

  static let beforeAndAfter = ComparedSides(left: "before", right: "after")
  static let beforeAndMine = ComparedSides(left: "before", right: "mine")
  static let mineAndAfter = ComparedSides(left: "mine", right: "after")
  /// Of a step: what it begins with, and what it leads to.
  static let oldAndNew = ComparedSides(left: "in the old", right: "in the new")
}

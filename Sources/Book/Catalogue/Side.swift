/// One of the two versions in which the book has each lesson.
package enum Side: String, CaseIterable, Codable, Sendable {
  case before, after

  /// The folder of its module, and the end of its module's name: `Before` or `After`.
  package var folder: String { self == .before ? "Before" : "After" }
}

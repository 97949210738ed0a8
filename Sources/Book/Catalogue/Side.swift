/// One of the two versions of each lesson in the book.
package enum Side: String, CaseIterable, Codable, Sendable {
  case before, after

  /// The folder of its module, and the end of its module's name: `Before` or `After`.
  package var folder: String { self == .before ? "Before" : "After" }
}

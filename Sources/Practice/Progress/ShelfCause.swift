import Book

/// What puts a work on the shelf; in the file of the progress it stands in words.
package struct ShelfCause: RawRepresentable, Hashable, Sendable, Codable {
  /// Such as “step 3”.
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  package static let reset = ShelfCause(rawValue: "a reset")
  package static let restore = ShelfCause(rawValue: "a restore")

  static func step(_ number: Int) -> ShelfCause { ShelfCause(rawValue: "step \(number)") }
  static func slip(_ number: Int) -> ShelfCause { ShelfCause(rawValue: "slip \(number)") }

  static func givingUp(_ request: ChangeRequest) -> ShelfCause {
    ShelfCause(rawValue: "giving up “\(request.title)”")
  }
}

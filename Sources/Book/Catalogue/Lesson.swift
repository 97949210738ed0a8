/// A lesson of the book.
package struct Lesson: Hashable, Sendable {
  /// Counted from 1, in the order of the book.
  package let number: Int
  /// Its name in code, such as `SingleResponsibility`.
  package let name: String
  /// Its title for readers, such as “Single responsibility”.
  package let title: String
  /// The letter in SOLID, for the five that have one.
  package let letter: Character?
  /// The usual short form, such as `srp`.
  package let abbreviation: String
  /// What the lesson is about, in a few words: the seam that it owns.
  package let seam: String
  /// The one type that both of its modules show, such as `Shipyard`.
  package let seamType: String
  /// What the arcade calls the seam, such as `shipyard`.
  package let guest: String
  /// The shared module that declares the seam: `SpaceGame` or `PlayerRoster`.
  package let room: String

  /// What a kata of the lesson builds on: a product of the book, made of ``rooms``.
  package var kataProduct: String { room == "SpaceGame" ? "GameKata" : "RosterKata" }

  /// The shared modules that its sides need.
  package var rooms: [String] { room == "SpaceGame" ? [room] : [room, "Storage"] }

  /// The name of its folder in `Lessons`, `Sources/Lessons` and `Tests/Lessons`.
  package var folder: String { (number < 10 ? "0" : "") + "\(number)-\(name)" }

  /// Its page, as a path in the book.
  package var page: String { "Lessons/\(folder)/README.md" }

  /// The sources of a side, as a path in the book.
  package func sources(_ side: Side) -> String { "Sources/Lessons/\(folder)/\(side.folder)" }

  /// Its tests, as a path in the book.
  package var tests: String { "Tests/Lessons/\(folder)" }
}

/// One of the two versions of each lesson in the book.
package enum Side: String, CaseIterable, Codable, Sendable {
  case before, after

  /// The folder of its module, and the end of its module's name: `Before` or `After`.
  package var folder: String { self == .before ? "Before" : "After" }
}

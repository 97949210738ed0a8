import Foundation
import Toolchain

/// A lesson of the book; the ``Catalogue`` makes the only instance of each.
///
/// A class, since it is handed about everywhere, and code that copies all its properties adds up.
package final class Lesson: Sendable {
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

  init(
    number: Int, name: String, title: String, letter: Character?, abbreviation: String,
    seam: String, seamType: String, guest: String, room: String
  ) {
    self.number = number
    self.name = name
    self.title = title
    self.letter = letter
    self.abbreviation = abbreviation
    self.seam = seam
    self.seamType = seamType
    self.guest = guest
    self.room = room
  }

  /// What a kata of the lesson builds on: a product of the book, made of ``rooms``.
  package var kataProduct: String { room == "SpaceGame" ? "GameKata" : "RosterKata" }

  /// The shared modules that its sides need.
  package var rooms: [String] { room == "SpaceGame" ? [room] : [room, "Storage"] }

  /// The shared modules that its sides need; those that use others come last.
  package func rooms(in workbook: Workbook) -> [SourceModule] {
    rooms.reversed().map { SourceModule($0, workbook.root.appendingPathComponent("Sources/\($0)")) }
  }

  /// The name of its folder in `Lessons`, `Sources/Lessons` and `Tests/Lessons`.
  package var folder: String { (number < 10 ? "0" : "") + "\(number)-\(name)" }

  /// The folder of its page, as a path in the book.
  package var pageFolder: String { "Lessons/\(folder)" }

  /// Its page, as a path in the book.
  package var page: String { "\(pageFolder)/README.md" }

  /// The picture of the diagram of a side on that page, as a path in the book.
  package func diagram(_ side: Side) -> String { "\(pageFolder)/\(side.folder).svg" }

  /// The hints for its kata, as a path in the book.
  package var hints: String { "\(pageFolder)/Hints.md" }

  /// The sources of a side, as a path in the book.
  package func sources(_ side: Side) -> String { "Sources/Lessons/\(folder)/\(side.folder)" }

  /// Its tests, as a path in the book.
  package var tests: String { "Tests/Lessons/\(folder)" }

  /// The part, such as a step, with the number that a reader typed.
  package func numbered<Part>(
    _ kind: String, _ word: String, of parts: [Part]
  ) throws(BookError) -> Part {
    guard let number = Int(word), (1...).contains(number), number <= parts.count else {
      throw .noSuchPart(kind, word, lesson: self.number, count: parts.count)
    }
    return parts[number - 1]
  }
}

extension Lesson: Hashable {
  package static func == (lhs: Lesson, rhs: Lesson) -> Bool { lhs === rhs }

  package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// One of the two versions of each lesson in the book.
package enum Side: String, CaseIterable, Codable, Sendable {
  case before, after

  /// The folder of its module, and the end of its module's name: `Before` or `After`.
  package var folder: String { self == .before ? "Before" : "After" }
}

/// A value of before and one of after.
package struct Sides<Value> {
  package let before: Value
  package let after: Value

  package init(before: Value, after: Value) {
    self.before = before
    self.after = after
  }

  /// The value of each side.
  package init<Failure>(_ value: (Side) throws(Failure) -> Value) throws(Failure) {
    before = try value(.before)
    after = try value(.after)
  }

  package subscript(side: Side) -> Value { side == .before ? before : after }
}

extension Sides: Equatable where Value: Equatable {}
extension Sides: Sendable where Value: Sendable {}
extension Sides: Codable where Value: Codable {}

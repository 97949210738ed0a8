/// A lesson of the book.
public struct Lesson: Hashable, Sendable {
  /// Counted from 1, in the order of the book.
  public let number: Int
  /// Its name in code, such as `SingleResponsibility`.
  public let name: String
  /// Its title for readers, such as “Single responsibility”.
  public let title: String
  /// The letter in SOLID, for the five that have one.
  public let letter: Character?
  /// The usual short form, such as `srp`.
  public let abbreviation: String
  /// What the lesson is about, in a few words: the seam that it owns.
  public let seam: String

  /// The folder that it has under `Lessons`, `Sources/Lessons` and `Tests/Lessons`.
  public var folder: String { (number < 10 ? "0" : "") + "\(number)-\(name)" }

  /// Its page, as a path in the book.
  public var page: String { "Lessons/\(folder)/README.md" }
}

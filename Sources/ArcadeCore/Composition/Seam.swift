/// One of the two ways to fill a lesson's seam.
public enum Side: String, CaseIterable, Hashable, Sendable {
  case before
  case after
}

/// A lesson's place in the arcade: what is plugged in there, and the two sides that the book has for it.
public protocol Seam {
  /// What the arcade asks for there.
  associatedtype Maker: Sendable

  /// The lesson's number in the book.
  static var lesson: Int { get }
  static var before: Maker { get }
  static var after: Maker { get }
}

/// A maker from outside the book that takes the place of both sides of a lesson.
public struct Guest: Sendable {
  /// The lesson whose seam it fills.
  let lesson: Int
  let maker: any Sendable

  public init<Place: Seam>(_ seam: Place.Type, _ maker: Place.Maker) {
    lesson = seam.lesson
    self.maker = maker
  }
}

/// Guests for the same seam count as equal: a program never has two.
extension Guest: Hashable {
  public static func == (one: Guest, other: Guest) -> Bool { one.lesson == other.lesson }
  public func hash(into hasher: inout Hasher) { hasher.combine(lesson) }
}

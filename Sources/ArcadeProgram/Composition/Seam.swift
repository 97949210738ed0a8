/// One of the two ways to fill a lesson's seam.
enum Side: String, CaseIterable, Sendable {
  case before
  case after
}

/// A lesson's gap in the arcade, with the book's two sides that fill it.
public protocol Seam<Maker> {
  /// The abstraction through which the arcade uses a side.
  associatedtype Maker: Sendable

  /// The lesson's number in the book.
  static var lesson: Int { get }
  static var before: Maker { get }
  static var after: Maker { get }
}

/// A reader's maker, which replaces both sides of a lesson.
public struct KataPart: Sendable {
  /// The lesson whose seam it fills.
  let lesson: Int
  let maker: any Sendable

  public init<Place: Seam>(_ seam: Place.Type, _ maker: Place.Maker) {
    lesson = seam.lesson
    self.maker = maker
  }
}

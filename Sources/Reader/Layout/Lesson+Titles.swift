import Book

extension Lesson {
  /// Such as “Lesson 2, Open/closed”.
  package var heading: String { "Lesson \(number), \(title)" }

  /// Such as “2  Open/closed”.
  package var numberedTitle: String { "\(number)  \(title)" }
}

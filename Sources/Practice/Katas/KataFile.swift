import Foundation

/// A file of a kata that belongs to the book: a check restores it if it was changed or deleted.
package struct KataFile: Hashable, Sendable {
  /// As a path in the kata.
  package let path: String
  package let text: String

  var data: Data { Data(text.utf8) }
}

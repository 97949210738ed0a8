import Foundation

/// A file of a kata that is the book's: a check puts it back where it was changed or deleted.
package struct KataFile: Hashable, Sendable {
  /// As a path in the kata.
  package let path: String
  package let text: String

  var data: Data { Data(text.utf8) }
}

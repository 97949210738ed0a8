import Text

/// Why something cannot be done in a kata, in one sentence that says what to do.
package struct KataError: ReaderError, Equatable {
  package let description: String

  package init(_ description: String) { self.description = description }
}

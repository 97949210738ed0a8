import Text

/// Why something cannot be quoted or tried, explained to the author in one sentence.
struct AuthorError: ReaderError, Equatable {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

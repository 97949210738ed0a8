import Text

/// Why a page cannot quote something or a trial cannot run, explained to the author in one
/// sentence.
struct AuthorError: ReaderError, Equatable {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

import Book
import Shell

extension Arguments {
  /// How long a run may go without any progress, in seconds; fractions are allowed.
  mutating func limit() throws -> Duration {
    guard let text = try value("--limit") else { return .seconds(10) }
    guard let seconds = Double(text), (0.1...86_400).contains(seconds) else {
      throw NoLimit(word: text)
    }
    return .milliseconds(Int(seconds * 1000))
  }
}

/// The value given for the limit is not a valid one.
struct NoLimit: ReaderError, Hashable {
  let word: String

  var isWrongUsage: Bool { true }

  var description: String {
    "A limit is a number of seconds from 0.1 to 86400, not \(word.quotedForReader)."
  }
}

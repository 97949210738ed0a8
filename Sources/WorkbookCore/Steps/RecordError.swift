/// Why a series cannot be recorded.
enum RecordError: ReaderError, Hashable {
  case noWords(String)
  case badWords(String, StepFile.Problem)
  case noStates
  case changesNothing(Int)
  case endsElsewhere([String])
  case git(String)
  case notKept(String, reason: String)

  static func head(of text: String, from file: String) throws -> StepFile.Words {
    do {
      return try StepFile.head(of: text)
    } catch { throw RecordError.badWords(file, error) }
  }

  /// Writes what is kept at a path in the book.
  static func keeping(_ path: String, _ write: () throws -> Void) throws {
    do {
      try write()
    } catch { throw RecordError.notKept(path, reason: Reason.of(error)) }
  }
}

extension RecordError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noWords(let name):
      "There are no words for \(name): a step needs its refactoring, a title and a reason."
    case .badWords(let name, let problem): "\(name) \(problem)."
    case .noStates: "There is no step: expected folders 01, 02 … or commits that change before."
    case .changesNothing(let number): "Step \(number) changes nothing: leave it out."
    case .endsElsewhere(let files):
      "The last step is not after, byte for byte; these differ: \(files.joined(separator: ", "))."
    case .git(let words): "Git does not know these commits: \(words)"
    case .notKept(let path, let reason):
      "\(path) could not be written (\(reason)): mend that, then try again."
    }
  }
}

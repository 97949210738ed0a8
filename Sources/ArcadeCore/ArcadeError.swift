import SpaceGame

/// What can go wrong in the arcade, each told in one sentence.
public enum ArcadeError: Error, Hashable {
  case sides(String)
  case noSuchSeam(String)
  case seamTwice(Int)
  case number(option: String, text: String, range: ClosedRange<UInt64>)
  case noTerminal(instead: String)
  case noSuchFile(String)
  case unreadable(String)
  case unwritable(String, reason: String)
  case alreadyThere(String)
  case recording(String, RecordingError)
  case unfaithful(String)
  case damagedHighScore(String)

  /// Whether the command was called in a wrong way, rather than called well and failed.
  public var isWrongUsage: Bool {
    switch self {
    case .sides, .noSuchSeam, .seamTwice, .number: true
    case .noTerminal, .noSuchFile, .unreadable, .unwritable, .alreadyThere, .recording, .unfaithful,
      .damagedHighScore:
      false
    }
  }
}

extension ArcadeError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .sides(let text):
      "--sides takes before, after, or choices such as 1=after,3=before; not “\(text)”."
    case .noSuchSeam(let text):
      "--sides names lessons by their numbers, 1 to \(Seam.allCases.count); not “\(text)”."
    case .seamTwice(let number):
      "--sides names lesson \(number) twice: choose one side for it."
    case .number(let option, let text, let range):
      "\(option) takes a whole number from \(range.lowerBound) to \(range.upperBound), "
        + "not “\(text)”."
    case .noTerminal(let instead):
      "This needs a terminal of its own for keys and picture: run it in one, or use \(instead)."
    case .noSuchFile(let path): "There is no file “\(path)”."
    case .unreadable(let path): "“\(path)” cannot be read as text."
    case .unwritable(let path, let reason): "“\(path)” cannot be written: \(reason)."
    case .alreadyThere(let path):
      "“\(path)” is there already and is left as it is: name a new file."
    case .recording(let path, let error): "“\(path)” \(error)"
    case .unfaithful(let path):
      "“\(path)” does not lead to the digest it carries: it was changed, or recorded by other rules."
    case .damagedHighScore(let path):
      "“\(path)” holds no score and is left as it is: delete it to keep scores again."
    }
  }
}

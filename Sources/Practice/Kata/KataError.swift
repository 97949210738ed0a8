import Book
import Text
import Toolchain

/// Why an operation on a kata failed, in one sentence that says what to do.
package enum KataError: ReaderError, Equatable {
  case noKata
  case notStarted(number: Int)
  case startedAlready(String, number: Int)
  /// What could not be done, and the system's reason.
  case failed(String, reason: String)

  case noSources(String, number: Int)
  case goneWhileChecking(String, number: Int)
  case changedWhileChecking(String)

  /// With the path of the kata, and what git said.
  case unreadableHistory(String, words: String)
  case unwritableHistory(String, words: String)
  case busy(String)
  case noSuchEntry(Int, number: Int)
  case nothingToUndo(number: Int)
  /// With the entry that is meant, after which the reader has gone on.
  case undoGoesFar(Int, number: Int)

  case noHintShown(number: Int)

  case allStepsTaken(number: Int, count: Int)
  case noStepTried(number: Int)
  /// A step that was given as a task, and nothing is changed since; with the place of the sources.
  case stepUntouched(Int, sources: String)
  /// A change of the book's, as the beginning of a sentence, and what to do instead as the end of one.
  case doesNotFit(String, reason: String, remedy: String)
  case slipMade(Int, number: Int)
  case noChangeOpen(number: Int)
  /// With the name of the one that is open.
  case anotherChangeOpen(String, number: Int)
  /// With the name of one that is open, and that the book does not have any more.
  case changeGone(String, number: Int)
  case changeDone(String, number: Int)
  case nothingToSumUp(number: Int)

  package var isWrongUsage: Bool {
    if case .noSuchEntry = self { true } else { false }
  }

  /// What git said.
  var words: String {
    switch self {
    case .unreadableHistory(_, let words), .unwritableHistory(_, let words): words
    default: ""
    }
  }
}

extension KataError {
  /// Does some work on the disk; what the system refuses is told in one sentence.
  static func telling<Result>(
    _ what: String, _ work: () throws -> Result
  ) throws -> Result {
    do {
      return try work()
    } catch let error as any ReaderError {
      throw error
    } catch {
      throw KataError.failed(what, reason: Reason.of(error))
    }
  }

  package var description: String {
    switch self {
    case .noKata:
      "No kata is started yet: `scripts/workbook start 1` makes the first one."
    case .notStarted(let number):
      "This kata is not started: `scripts/workbook start \(number)` makes it."
    case .startedAlready(let path, let number):
      "There is a kata in \(path) already: go on with `scripts/workbook check \(number)`, or begin "
        + "anew with `scripts/workbook reset \(number)`, which `scripts/workbook undo \(number)` takes "
        + "back."
    case .failed(let what, let reason):
      "\(what) (\(reason)): mend that, then try again."

    case .noSources(let path, let number):
      "There is no Swift file left in the sources of \(path): get them back, or begin anew with "
        + "`scripts/workbook reset \(number)`."
    case .goneWhileChecking(let path, let number):
      "\(path) was moved or removed while it was checked: put it back, or begin anew with "
        + "`scripts/workbook start \(number)`."
    case .changedWhileChecking(let path):
      "\(path) was changed while it was checked, so the check does not count: try again."

    case .unreadableHistory(let path, let words):
      "git cannot read \(path)/.git (\(words)): mend it, or begin its history anew with "
        + "`mv \(path)/.git \(path)/.git-old`; your files stay as they are, and branches and stashes go "
        + "with the old one."
    case .unwritableHistory(let path, let words):
      "git cannot write to \(path)/.git (\(words)), so nothing is changed: make room, or allow "
        + "writing there, then try again."
    case .busy(let path):
      "Another program is changing \(path): wait until it is done, then try again."
    case .noSuchEntry(let entry, let number):
      "There is no entry \(entry): `scripts/workbook undo \(number) --list` shows all."
    case .nothingToUndo(let number):
      "The workbook has not changed your files of lesson \(number) yet, so there is nothing to bring "
        + "back."

    case .undoGoesFar(let entry, let number):
      "You have taken or finished something since the workbook last changed your files: "
        + "`scripts/workbook undo \(number) \(entry)` goes back that far, and `scripts/workbook undo "
        + "\(number) --list` shows what that takes back."

    case .noHintShown(let number):
      "No hint to lesson \(number) is shown yet: `scripts/workbook hint \(number)` shows the first."

    case .allStepsTaken(let number, let count):
      "Your kata has taken all \(count) steps, or is nearest to after: `scripts/workbook diff "
        + "\(number) mine after` shows how the two differ."
    case .noStepTried(let number):
      "You are not trying a step: `scripts/workbook step \(number) --try` gives you the next one."
    case .stepUntouched(let step, let sources):
      "Nothing is changed since you were given step \(step): do it in \(sources), then compare."
    case .doesNotFit(let change, let reason, let remedy):
      "\(change) does not fit your version (\(reason)), so nothing was changed: "
        + "\(remedy)."
    case .slipMade(let slip, let number):
      "Slip \(slip) is in your kata already: `scripts/workbook check \(number)` shows who notices it."
    case .noChangeOpen(let number):
      "No change is open in your kata of lesson \(number): `scripts/workbook request \(number)` "
        + "lists them."
    case .anotherChangeOpen(let name, let number):
      "`\(name)` is still open: end it with `scripts/workbook request \(number) --finish`, or give it "
        + "up with `scripts/workbook request \(number) --give-up`, then take another."
    case .changeGone(let name, let number):
      "The book has no change `\(name)` any more, and it is open in your kata: "
        + "`scripts/workbook request \(number) --give-up` ends it."
    case .changeDone(let title, let number):
      "“\(title)” is done in your kata: `scripts/workbook request \(number)` shows what is left."
    case .nothingToSumUp(let number):
      "There is nothing to sum up in your kata of lesson \(number): finish one of the expected "
        + "changes first; `scripts/workbook request \(number)` lists them."
    }
  }
}

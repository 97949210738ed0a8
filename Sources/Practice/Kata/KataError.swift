import Book
import Text
import Toolchain

/// Why an operation on a kata failed, in one sentence that says what to do.
package enum KataError: ReaderError, Equatable {
  case noKata
  case notStarted(number: Int)
  case startedAlready(String, number: Int)
  /// Holds the failed action and the system's reason.
  case failed(String, reason: String)

  case noSources(String, number: Int)
  case goneWhileChecking(String, number: Int)
  case changedWhileChecking(String)

  /// Holds the path of the kata and git's message.
  case unreadableHistory(String, words: String)
  case unwritableHistory(String, words: String)
  case busy(String)
  case noSuchEntry(Int, number: Int)
  case nothingToUndo(number: Int)
  /// Holds the entry that is meant, after which the reader has gone on.
  case undoGoesFar(Int, number: Int)

  case noHintShown(number: Int)

  case allStepsTaken(number: Int, count: Int)
  case noStepTried(number: Int)
  /// Nothing has changed since the step was given as a task; holds the place of the sources.
  case stepUntouched(Int, sources: String)
  /// Holds the book's change as the beginning of a sentence, and the remedy as the end of one.
  case doesNotFit(String, reason: String, remedy: String)
  case slipMade(Int, number: Int)
  case noChangeOpen(number: Int)
  /// Holds the name of the open change.
  case anotherChangeOpen(String, number: Int)
  /// Holds the name of an open change that the book no longer has.
  case changeGone(String, number: Int)
  case changeDone(String, number: Int)
  case nothingToSumUp(number: Int)

  package var isWrongUsage: Bool {
    if case .noSuchEntry = self { true } else { false }
  }

  /// Git's message.
  var words: String {
    switch self {
    case .unreadableHistory(_, let words), .unwritableHistory(_, let words): words
    default: ""
    }
  }
}

extension KataError {
  /// Does some work on the disk; reports a refusal of the system in one sentence.
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
      "You have not started a kata: `scripts/workbook start 1` makes the first one."
    case .notStarted(let number):
      "You have not started this kata: `scripts/workbook start \(number)` makes it."
    case .startedAlready(let path, let number):
      "There is a kata in \(path) already: go on with `scripts/workbook check \(number)`, or start "
        + "over with `scripts/workbook reset \(number)`, which `scripts/workbook undo \(number)` takes "
        + "back."
    case .failed(let what, let reason):
      "\(what) (\(reason)): fix that, then try again."

    case .noSources(let path, let number):
      "There is no Swift file left in the sources of \(path): restore them, or start over with "
        + "`scripts/workbook reset \(number)`."
    case .goneWhileChecking(let path, let number):
      "\(path) was moved or removed during the check: put it back, or start over with "
        + "`scripts/workbook start \(number)`."
    case .changedWhileChecking(let path):
      "\(path) was changed during the check, so the check does not count: try again."

    case .unreadableHistory(let path, let words):
      "git cannot read \(path)/.git (\(words)): fix it, or start its history over with "
        + "`mv \(path)/.git \(path)/.git-old`. Your files stay as they are; branches and stashes "
        + "stay in the old one."
    case .unwritableHistory(let path, let words):
      "git cannot write to \(path)/.git (\(words)), so nothing was changed: make room, or allow "
        + "writing there, then try again."
    case .busy(let path):
      "Another program is changing \(path): wait until it is done, then try again."
    case .noSuchEntry(let entry, let number):
      "There is no entry \(entry): `scripts/workbook undo \(number) --list` shows every entry."
    case .nothingToUndo(let number):
      "The workbook has not changed your files of lesson \(number) yet, so there is nothing to "
        + "undo."

    case .undoGoesFar(let entry, let number):
      "You have taken or finished something since the workbook last changed your files: "
        + "`scripts/workbook undo \(number) \(entry)` goes back that far, and `scripts/workbook undo "
        + "\(number) --list` shows what that takes back."

    case .noHintShown(let number):
      "No hint for lesson \(number) has been shown: `scripts/workbook hint \(number)` shows the first."

    case .allStepsTaken(let number, let count):
      "Your kata has taken all \(count) steps, or is closest to the after version: `scripts/workbook diff "
        + "\(number) mine after` shows how the two differ."
    case .noStepTried(let number):
      "You are not trying a step: `scripts/workbook step \(number) --try` gives you the next one."
    case .stepUntouched(let step, let sources):
      "Nothing has changed since you were given step \(step): do it in \(sources), then compare."
    case .doesNotFit(let change, let reason, let remedy):
      "\(change) does not fit your version (\(reason)), so nothing was changed: "
        + "\(remedy)."
    case .slipMade(let slip, let number):
      "Slip \(slip) is in your kata already: `scripts/workbook check \(number)` shows what catches it."
    case .noChangeOpen(let number):
      "No change is open in your kata of lesson \(number): `scripts/workbook request \(number)` "
        + "lists them."
    case .anotherChangeOpen(let name, let number):
      "`\(name)` is still open: end it with `scripts/workbook request \(number) --finish`, or give it "
        + "up with `scripts/workbook request \(number) --give-up`, then take another."
    case .changeGone(let name, let number):
      "The change `\(name)`, open in your kata, is no longer in the book: "
        + "`scripts/workbook request \(number) --give-up` ends it."
    case .changeDone(let title, let number):
      "“\(title)” is done in your kata: `scripts/workbook request \(number)` shows what is left."
    case .nothingToSumUp(let number):
      "There is nothing to sum up in your kata of lesson \(number): finish one of the expected "
        + "changes first; `scripts/workbook request \(number)` lists them."
    }
  }
}

import Book
import Text
import Toolchain

/// Why an operation on a kata failed, in one sentence that says what to do.
package enum KataError: ReaderError, Equatable {
  case noKata
  case notStarted(number: Int, isShelved: Bool = false)
  case startedAlready(String, number: Int)
  /// What could not be done, and the system's reason.
  case failed(String, reason: String)

  case noSources(String, number: Int)
  case goneWhileChecking(String, number: Int)
  case changedWhileChecking(String)

  case progressUnusable(String, reason: String)
  case progressBusy(String)
  case progressOfNewer(String, version: Int)

  case noHintShown(number: Int)

  case emptyShelf(path: String, number: Int)
  /// A number or the start of a name that stands for no work on the shelf, or for several.
  case noSuchWork(String, number: Int)

  case allStepsTaken(number: Int, count: Int)
  case noStepTried(number: Int)
  /// A step that was given as a task, and nothing is changed since; with the place of the sources.
  case stepUntouched(Int, sources: String)
  /// A change of the book's, as the beginning of a sentence, and what to do instead as the end of one.
  case doesNotFit(String, reason: String, remedy: String)
  case slipMade(Int, number: Int)
  case noRequestTaken(number: Int)
  case anotherRequestTaken(String, number: Int)
  case requestFinished(String, number: Int)
  case nothingToSumUp(number: Int)
  /// Where the request is stored, as a path in the book.
  case damagedRequest(String)

  package var isWrongUsage: Bool {
    if case .noSuchWork = self { true } else { false }
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
    case .notStarted(let number, let isShelved):
      "This kata is not started: `scripts/workbook start \(number)` makes it"
        + (isShelved
          ? ", `scripts/workbook shelf restore \(number)` brings your last one back." : ".")
    case .startedAlready(let path, let number):
      "There is a kata in \(path) already: go on with `scripts/workbook check \(number)`, or begin "
        + "anew with `scripts/workbook reset \(number)`, which keeps the old one on the shelf."
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

    case .progressUnusable(let path, let reason):
      "\(path) cannot be written or read (\(reason)): mend that, or give it another name, and a new "
        + "one is begun."
    case .progressBusy(let path):
      "Another program keeps \(path) locked: wait until it is done, or end it, and try again."
    case .progressOfNewer(let path, let version):
      "\(path) was written by a newer workbook (version \(version)) and is left as it is: bring "
        + "the book up to date with `git pull`."

    case .noHintShown(let number):
      "No hint to lesson \(number) is shown yet: `scripts/workbook hint \(number)` shows the first."

    case .emptyShelf(let path, let number):
      "There is nothing in \(path) yet: your work comes there when you begin the kata of lesson "
        + "\(number) anew with `scripts/workbook reset \(number)`."
    case .noSuchWork(let name, let number):
      "\(name.quotedForReader) is no version on the shelf, or the start of several: "
        + "`scripts/workbook shelf \(number)` shows what is there."

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
    case .noRequestTaken(let number):
      "No change is open in your kata of lesson \(number): `scripts/workbook request \(number)` "
        + "lists them."
    case .anotherRequestTaken(let title, let number):
      "“\(title)” is still open: end it with `scripts/workbook request \(number) --finish`, then "
        + "take another."
    case .requestFinished(let title, let number):
      "“\(title)” is finished in your kata: `scripts/workbook request \(number)` shows what is left."
    case .nothingToSumUp(let number):
      "There is nothing to sum up in your kata of lesson \(number): finish one of the expected "
        + "changes first; `scripts/workbook request \(number)` lists them."
    case .damagedRequest(let place):
      "\(place) is damaged, or its request is not in the book any more: remove it with "
        + "`rm -r \(place)`; your sources stay as they are."
    }
  }
}

import Book
import Shell

/// Why an operation on a kata failed, in one sentence that says what to do.
package enum KataError: ReaderError, Hashable {
  case noKata
  case notStarted(number: Int)
  case startedAlready(String, number: Int)
  /// A kata, or something built for it, and the system's reason.
  case notMade(String, reason: String)
  /// A kata whose own sources cannot be read, and the system's reason.
  case sourcesUnreadable(String, reason: String)

  case notChecked(String, reason: String)
  case unreadable(String, reason: String)
  case noSources(String, number: Int)
  case changedWhileChecking(String)
  case goneWhileChecking(String, number: Int)
  /// One of the book's files in a kata, and the system's reason.
  case notPutBack(String, reason: String)

  case progressUnreadable(String, reason: String)
  case progressUnwritable(String, reason: String)
  case progressBusy(String)
  case progressOfNewer(String, version: Int)

  /// A kata or an earlier version on the shelf, and the system's reason.
  case notMoved(String, reason: String)
  case emptyShelf(path: String, number: Int)
  case noSuchWork(String, number: Int)

  case allStepsTaken(number: Int, count: Int)
  case stepDoesNotFit(number: Int, step: Int, title: String, reason: String)
  case noRequestTaken(number: Int)
  case anotherRequestTaken(String, number: Int)
  /// A kata whose sources or tests could not be changed, and the system's reason.
  case notChanged(String, reason: String)
}

extension KataError {
  package var isWrongUsage: Bool { if case .noSuchWork = self { true } else { false } }

  package var description: String {
    switch self {
    case .noKata:
      "No kata is started yet: `scripts/workbook start 1` makes the first one."
    case .notStarted(let number):
      "This kata is not started: `scripts/workbook start \(number)` makes it."
    case .startedAlready(let path, let number):
      "There is a kata in \(path) already: go on with `scripts/workbook check \(number)`, or begin "
        + "anew with `scripts/workbook reset \(number)`, which keeps the old one on the shelf."
    case .notMade(let path, let reason):
      "\(path) could not be made (\(reason)): see that Katas is a folder in which you may write, "
        + "and that there is room, and try again."
    case .sourcesUnreadable(let path, let reason):
      "The sources of \(path) cannot be read (\(reason)): mend that, then try again."

    case .notChecked(let path, let reason):
      "\(path) could not be checked (\(reason)): mend that, then check again."
    case .unreadable(let path, let reason):
      "\(path) cannot be read (\(reason)): allow reading it, then check again."
    case .noSources(let path, let number):
      "There is no Swift file left in the sources of \(path): get them back, or begin anew with "
        + "`scripts/workbook reset \(number)`."
    case .changedWhileChecking(let path):
      "Files of \(path) were removed while it was checked: check again."
    case .goneWhileChecking(let path, let number):
      "\(path) was moved or removed while it was checked: put it back, or begin anew with "
        + "`scripts/workbook start \(number)`."
    case .notPutBack(let path, let reason):
      "\(path) could not be put back (\(reason)): make room there and allow writing, then check "
        + "again."

    case .progressUnreadable(let path, let reason):
      "\(path) cannot be read (\(reason)): give it another name, and a new one is begun."
    case .progressUnwritable(let path, let reason):
      "\(path) cannot be written (\(reason)): see that there is room, and that you may write in "
        + "its folder."
    case .progressBusy(let path):
      "Another program keeps \(path) locked: wait until it is done, or end it, and try again."
    case .progressOfNewer(let path, let version):
      "\(path) was written by a newer workbook (version \(version)) and is left as it is: bring "
        + "the book up to date with `git pull`."

    case .notMoved(let path, let reason):
      "\(path) could not be moved (\(reason)): see that you may write in Katas, and try again."
    case .emptyShelf(let path, let number):
      "There is nothing in \(path): `scripts/workbook reset \(number)` puts your work there."
    case .noSuchWork(let name, let number):
      "There is no work \(name.quotedForReader) on the shelf: `scripts/workbook shelf \(number)` "
        + "shows what is."

    case .allStepsTaken(let number, let count):
      "Your kata has all \(count) steps in it: `scripts/workbook diff \(number) mine after` shows "
        + "what is left."
    case .stepDoesNotFit(let number, let step, let title, let reason):
      "Step \(step), “\(title)”, does not fit your version (\(reason)), so nothing was changed: "
        + "`scripts/workbook step \(number) \(step)` shows it, to be done by hand."
    case .noRequestTaken(let number):
      "Your kata of lesson \(number) has taken no request: `scripts/workbook request \(number)` "
        + "lists them."
    case .anotherRequestTaken(let name, let number):
      "Your kata has taken “\(name)” already: end it with "
        + "`scripts/workbook request \(number) --drop`, then take another."
    case .notChanged(let path, let reason):
      "\(path) could not be changed (\(reason)): mend that, then try again."
    }
  }
}

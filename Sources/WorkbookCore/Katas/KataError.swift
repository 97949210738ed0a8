import Foundation
import Shell
import Toolchain

/// Why something with a kata could not be done, in one sentence.
public enum KataError: Error, Hashable {
  case startedAlready(String, number: Int)
  /// A kata, or what is built for it, and what the system says.
  case notMade(String, reason: String)
  /// A kata or an earlier work on it, and what the system says.
  case notMoved(String, reason: String)
  /// No kata at all, where none was named.
  case noKata
  case emptyShelf(path: String)
  case noSuchWork(String, number: Int)
  case progressUnreadable(String, reason: String)
  case progressUnwritable(String, reason: String)
  case progressBusy(String)
  case progressOfNewer(String, version: Int)
  case noHints(String)
  case damagedHints(String, line: Int)
  case damagedMain(String)
  case notPlayable(number: Int)
  case notStarted(number: Int)
  case noSuchRule(String, near: String?)
  /// A file or folder, and what the system says.
  case notWritten(String, reason: String)
  /// A kata, and what the system says.
  case notChecked(String, reason: String)
  /// A kata, and what SwiftPM says, where the code is not to blame.
  case notBuildable(String, says: String)
  case noSpace(String)
  case readOnly(String)
  case unreadable(String, reason: String)
  /// A kata of which the reader's own files cannot be read, and what the system says.
  case sourcesUnreadable(String, reason: String)
  case noSources(String, number: Int)
  case changedWhileChecking(String)
  case goneWhileChecking(String, number: Int)
  case noLimit(String)

  /// Whether the reader typed what makes no sense: exit code 64.
  public var isWrongUsage: Bool {
    switch self {
    case .noLimit, .noSuchRule: true
    default: false
    }
  }
}

extension KataError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .startedAlready(let path, let number):
      "There is a kata in \(path) already: go on with `workbook check \(number)`, or begin anew "
        + "with `workbook reset \(number)`, which keeps the old one on the shelf."
    case .notMade(let path, let reason):
      "\(path) could not be made (\(reason)): see that Katas is a folder in which you may write, "
        + "and that there is room, and try again."
    case .notMoved(let path, let reason):
      "\(path) could not be moved (\(reason)): see that you may write in Katas, and try again."
    case .noKata:
      "No kata is started yet: `workbook start 1` makes the first one."
    case .emptyShelf(let path):
      "There is nothing in \(path): `workbook reset` puts your work there."
    case .noSuchWork(let name, let number):
      "There is no work \(name.quotedForReader) on the shelf: `workbook shelf \(number)` shows what is."
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
    case .noHints(let path):
      "The hints in \(path) are missing: get them back with `git checkout -- \(path)`."
    case .damagedHints(let path, let line):
      "The hints in \(path) are not in order at line \(line): get them back with "
        + "`git checkout -- \(path)`."
    case .damagedMain(let path):
      "\(path) is not the book's any more: get it back with `git checkout -- \(path)`."
    case .notPlayable(let number):
      "The arcade does not build with your kata, see above: `workbook check \(number)` tells more."
    case .notStarted(let number):
      "This kata is not started: `workbook start \(number)` makes it."
    case .noSuchRule(let word, let near):
      "There is no rule “\(word)”: "
        + (near.map { "did you mean \($0)?" } ?? "`workbook help verify` lists them.")
    case .notWritten(let path, let reason):
      "\(path) could not be put back (\(reason)): make room there and allow writing, then check again."
    case .notChecked(let path, let reason):
      "\(path) could not be checked (\(reason)): mend that, then check again."
    case .notBuildable(let path, let words):
      "\(path) was not built, since SwiftPM stopped with “\(words)”: mend that, then check again."
    case .noSpace(let path):
      "The disk is full, so \(path) could not be built: make room, then check again."
    case .goneWhileChecking(let path, let number):
      "\(path) was moved or removed while it was checked: put it back, or begin anew with "
        + "`workbook start \(number)`."
    case .readOnly(let path):
      "\(path) could not be built because it cannot be written to: allow writing there, "
        + "then check again."
    case .unreadable(let path, let reason):
      "\(path) cannot be read (\(reason)): allow reading it, then check again."
    case .sourcesUnreadable(let path, let reason):
      "The sources of \(path) cannot be read (\(reason)): mend that, then try again."
    case .noSources(let path, let number):
      "There is no Swift file left in the sources of \(path): get them back, or begin anew with "
        + "`workbook reset \(number)`."
    case .changedWhileChecking(let path):
      "Files of \(path) were removed while it was checked: check again."
    case .noLimit(let text):
      "A limit is a number of seconds from 0.1 to 86400, not \(text.quotedForReader)."
    }
  }
}

/// What the system says about a failure, without what stands around it.
enum Reason {
  static func of(_ error: any Error) -> String {
    if let error = error as? ChildProcessError {
      return error.description.replacing(#/\.$/#, with: "")
    }
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error
    guard let code = (cause as? POSIXError)?.code.rawValue ?? posixCode(cause as NSError) else {
      return error.localizedDescription.replacing(#/\.$/#, with: "")
    }
    return String(cString: strerror(code))
  }

  private static func posixCode(_ error: NSError) -> Int32? {
    error.domain == NSPOSIXErrorDomain ? Int32(error.code) : nil
  }
}

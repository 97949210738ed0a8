import Text
import Toolchain

/// Problems with the book, each explained to the reader in one sentence.
package enum BookError: ReaderError, Equatable {
  case noBook(startingAt: String)
  case noSuchLesson(String, near: String?)
  /// Holds the kind of part, such as a step, and how many there are.
  case noSuchPart(_ kind: String, String, lesson: Int, count: Int)
  case noSuchRequest(String, lesson: Int, known: [String])
  /// A file or folder of the book is missing; holds its path in the book.
  case missing(String)
  /// A file of the book cannot be read; holds its path and the system's reason.
  case unreadable(String, reason: String)
  /// A file of the book has wrong contents; holds its path and the problem.
  case damaged(String, reason: String)

  package var isWrongUsage: Bool {
    switch self {
    case .noSuchLesson, .noSuchPart, .noSuchRequest: true
    case .noBook, .missing, .unreadable, .damaged: false
    }
  }
}

extension BookError {
  package var description: String {
    switch self {
    case .noBook(let folder):
      "There is no workbook in \(folder) or above it: go to the folder that you cloned, "
        + "or use its scripts/workbook."
    case .noSuchLesson(let text, let near?):
      "There is no lesson \(text.quotedForReader): did you mean “\(near)”?"
    case .noSuchLesson(let text, nil):
      "There is no lesson \(text.quotedForReader): name one by its number, letter, "
        + "abbreviation or name, as `workbook` shows them."
    case .noSuchPart(let kind, let text, let lesson, let count):
      "There is no \(kind) \(text.quotedForReader) in lesson \(lesson): its \(kind)s are numbered "
        + "from 1 to \(count)."
    case .noSuchRequest(let text, let lesson, let known):
      "Lesson \(lesson) has no request \(text.quotedForReader): "
        + (Spelling.nearest(to: text, among: known).map { "did you mean `\($0)`?" }
          ?? "choose from \(known.joined(separator: ", ")).")
    case .missing(let path):
      "\(path) is missing: restore it with `git checkout -- \(path)`."
    case .unreadable(let path, let reason):
      "\(path) cannot be read (\(reason)): restore it with `git checkout -- \(path)`."
    case .damaged(let path, let reason):
      "\(path) cannot be used (\(reason)): restore it with `git checkout -- \(path)`."
    }
  }
}

// The programs that the book starts may be missing on the reader's machine, or may fail.
extension ChildProcessError: ReaderError {}
extension GitError: ReaderError {}
extension MovedBuild: ReaderError {}

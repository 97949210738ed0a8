import Shell

/// What can go wrong in the workbook, each told to the reader in one sentence.
public enum WorkbookError: Error, Hashable {
  case noBook(startingAt: String)
  case noSuchLesson(String, near: String?)
  case lessonToCome(number: Int, title: String)
  case missingPage(String)
  case unreadablePage(String, reason: String)
}

extension WorkbookError {
  /// Whether the reader asked for something that the workbook does not have: exit code 64.
  public var isWrongUsage: Bool {
    switch self {
    case .noBook, .noSuchLesson, .lessonToCome: true
    default: false
    }
  }
}

extension WorkbookError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noBook(let folder):
      "There is no workbook in \(folder) or above it: go to the folder that you cloned, "
        + "or use its scripts/workbook."
    case .noSuchLesson(let text, let near?):
      "There is no lesson \(text.quotedForReader): did you mean “\(near)”?"
    case .noSuchLesson(let text, nil):
      "There is no lesson \(text.quotedForReader): name one by its number, letter, "
        + "abbreviation or name, as `workbook list` shows them."
    case .lessonToCome(let number, let title):
      "Lesson \(number), \(title), is still to come: `workbook list` shows those that are written."
    case .missingPage(let path):
      "The page \(path) is missing: get it back with `git checkout -- \(path)`."
    case .unreadablePage(let path, let reason):
      "The page \(path) cannot be read (\(reason)): get it back with `git checkout -- \(path)`."
    }
  }
}

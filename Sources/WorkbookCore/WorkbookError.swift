/// What can go wrong in the workbook, each told to the reader in one sentence.
public enum WorkbookError: Error, Hashable {
  case noBook(startingAt: String)
  case noSuchLesson(String, near: String?)
  case lessonToCome(number: Int, title: String)
  case missingPage(String)
  case unreadablePage(String, reason: String)

  case noSuchCommand(String, near: String?)
  case noSuchOption(String, command: String?, near: String?)
  case missingArgument(String, command: String)
  case surplusArgument(String, command: String?)
  case missingValue(option: String, command: String)
  case unwantedValue(option: String, command: String)
  case repeatedOption(String, command: String)
  case conflictingOptions([String], command: String)
}

extension WorkbookError {
  /// Whether the reader asked for something that the workbook does not have: exit code 64.
  public var isWrongUsage: Bool {
    switch self {
    case .noBook, .noSuchLesson, .lessonToCome, .noSuchCommand, .noSuchOption, .missingArgument,
      .surplusArgument, .missingValue, .unwantedValue, .repeatedOption, .conflictingOptions:
      true
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
      "There is no lesson \(quoted(text)): did you mean “\(near)”?"
    case .noSuchLesson(let text, nil):
      "There is no lesson \(quoted(text)): name one by its number, letter, abbreviation or name, "
        + "as `workbook list` shows them."
    case .lessonToCome(let number, let title):
      "Lesson \(number), \(title), is still to come: `workbook list` shows those that are written."
    case .missingPage(let path):
      "The page \(path) is missing: get it back with `git checkout -- \(path)`."
    case .unreadablePage(let path, let reason):
      "The page \(path) cannot be read (\(reason)): get it back with `git checkout -- \(path)`."
    case .noSuchCommand(let text, let near?):
      "There is no command \(quoted(text)): did you mean `workbook \(near)`?"
    case .noSuchCommand(let text, nil):
      "There is no command \(quoted(text)): `workbook help` lists them."
    case .noSuchOption(let text, let command, let near?):
      "\(program(command)) has no option \(quoted(text)): did you mean `\(near)`?"
    case .noSuchOption(let text, let command, nil):
      "\(program(command)) has no option \(quoted(text)): \(help(command)) shows what it takes."
    case .missingArgument(let name, let command):
      "\(program(command)) needs a \(name): \(help(command)) shows how to give it."
    case .surplusArgument(let text, let command):
      "\(program(command)) has no use for \(quoted(text)): \(help(command)) shows what it takes."
    case .missingValue(let option, let command):
      "\(program(command)) needs a value after `\(option)`: \(help(command)) shows which."
    case .unwantedValue(let option, let command):
      "\(program(command)) takes `\(option)` without a value: leave out the part from “=” on."
    case .repeatedOption(let option, let command):
      "\(program(command)) takes `\(option)` once: leave out the others."
    case .conflictingOptions(let options, let command):
      "\(program(command)) takes only one of \(options.map { "`\($0)`" }.joined(separator: ", "))."
    }
  }

  private func program(_ command: String?) -> String {
    command.map { "`workbook \($0)`" } ?? "`workbook`"
  }

  private func help(_ command: String?) -> String {
    command.map { "`workbook help \($0)`" } ?? "`workbook help`"
  }

  /// What the reader typed, made safe to show: no control characters, and not too long.
  private func quoted(_ text: String) -> String {
    let shown = text.unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
    return "“\(shown.count > 60 ? shown.prefix(59) + "…" : shown)”"
  }
}

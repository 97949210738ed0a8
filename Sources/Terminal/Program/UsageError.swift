import Text

/// A command line that the program cannot understand; `command` includes the program, such as
/// `scripts/workbook read`.
public enum UsageError: Error, Equatable {
  case noSuchCommand(String, program: String, near: String?)
  case noSuchOption(String, command: String, near: String?)
  case missingArgument(String, command: String)
  case surplusArgument(String, command: String)
  case missingValue(option: String, command: String)
  case unwantedValue(option: String, command: String)
  case repeatedOption(String, command: String)
  case conflictingOptions([String], command: String)
  case number(option: String, text: String, range: ClosedRange<UInt64>)
}

extension UsageError: ReaderError {
  public var isWrongUsage: Bool { true }

  public var description: String {
    switch self {
    case .noSuchCommand(let text, let program, let near):
      "There is no command \(text.quotedForReader): "
        + (near.map { "did you mean `\(program) \($0)`?" } ?? "`\(program) help` lists them.")
    case .noSuchOption(let text, let command, let near):
      "`\(command)` has no option \(text.quotedForReader): "
        + (near.map { "did you mean `\($0)`?" } ?? "\(help(command)) shows what it takes.")
    case .missingArgument(let name, let command):
      "`\(command)` needs \(name): \(help(command)) shows how to give it."
    case .surplusArgument(let text, let command):
      "`\(command)` takes no further argument \(text.quotedForReader): \(help(command)) shows what it takes."
    case .missingValue(let option, let command):
      "`\(command)` needs a value after `\(option)`: \(help(command)) shows which."
    case .unwantedValue(let option, let command):
      "`\(command)` takes `\(option)` without a value: leave out “=” and what follows."
    case .repeatedOption(let option, let command):
      "`\(command)` takes `\(option)` once: leave out the others."
    case .conflictingOptions(let options, let command):
      "`\(command)` takes only one of \(options.map { "`\($0)`" }.joined(separator: ", "))."
    case .number(let option, let text, let range):
      "\(option) takes a whole number from \(range.lowerBound) to \(range.upperBound), "
        + "not \(text.quotedForReader)."
    }
  }

  /// How to get help for a command: `arcade help play` for `arcade play`.
  private func help(_ command: String) -> String {
    let words = command.split(separator: " ")
    return "`" + ([words[0], "help"] + words.dropFirst()).joined(separator: " ") + "`"
  }
}

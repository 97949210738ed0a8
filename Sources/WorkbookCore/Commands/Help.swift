/// What `workbook help` and `--help` show.
struct Help {
  let commands: [any WorkbookCommand]

  static let name = "help"

  static let page = """
    Usage: workbook help [COMMAND]

    Shows all commands, or what one of them does and takes. `workbook COMMAND --help`
    shows the same.

    """

  /// The help that is asked for.
  ///
  /// - Parameter words: What follows `help`: nothing, or the name of a command.
  func text(_ words: [String]) throws(WorkbookError) -> String {
    var arguments = Arguments(words, command: Help.name)
    let wanted = try arguments.positional("COMMAND")
    try arguments.finish()
    guard let wanted else { return overview }
    if wanted == Help.name { return Help.page }
    guard let command = commands.first(where: { $0.name == wanted }) else {
      throw .noSuchCommand(wanted, near: near(wanted))
    }
    return command.help
  }

  /// The name of a command that was probably meant.
  func near(_ word: String) -> String? {
    Spelling.nearest(to: word, among: commands.map(\.name) + [Help.name])
  }

  private var overview: String {
    let entries =
      commands.map { ($0.name, $0.summary) }
      + [(Help.name, "Shows all commands, or what one of them does.")]
    let lines = entries.map { name, summary in
      "  " + name + String(repeating: " ", count: max(2, 10 - name.count)) + summary
    }
    return """
      Usage: workbook [COMMAND]

      Without a command it shows the lessons and what to do next.

      \(lines.joined(separator: "\n"))

      A LESSON is named by its number, letter, abbreviation or name:
      1, S, srp and SingleResponsibility are the same one.

      `workbook help COMMAND` tells more; `workbook --version` shows the version.

      """
  }
}

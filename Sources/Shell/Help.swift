/// The text that `help` and `--help` show.
struct Help<Context: Sendable> {
  let program: Program<Context>

  init(of program: Program<Context>) {
    self.program = program
  }

  static var name: String { "help" }

  private var page: String {
    """
    Usage: \(program.name) help [COMMAND]

    Shows all commands, or what one of them does and takes.
    `\(program.name) COMMAND --help` shows the same.

    """
  }

  /// The requested help text.
  ///
  /// - Parameter words: The words after `help`: none, or the name of a command.
  func text(_ words: [String]) throws(UsageError) -> String {
    var arguments = Arguments(words, of: "\(program.name) \(Self.name)")
    let wanted = try arguments.positional("COMMAND")
    try arguments.finish()
    guard let wanted else { return overview }
    if wanted == Self.name { return page }
    guard let command = program.commands.first(where: { $0.name == wanted }) else {
      throw .noSuchCommand(wanted, program: program.name, near: near(wanted))
    }
    return command.help
  }

  /// The name of the command that was probably meant.
  func near(_ word: String) -> String? {
    Spelling.nearest(to: word, among: program.commands.map(\.name) + [Self.name])
  }

  private var overview: String {
    let entries =
      program.commands.map { ($0.name, $0.summary) }
      + [(Self.name, "Shows all commands, or what one of them does.")]
    let width = 2 + (entries.map(\.0.count).max() ?? 0)
    let lines = entries.map { name, summary in
      "  " + name + String(repeating: " ", count: width - name.count) + summary
    }
    return """
      Usage: \(program.name) \(program.overview.usage)

      \(program.overview.introduction)

      \(lines.joined(separator: "\n"))

      \(program.overview.notes)

      `\(program.name) help COMMAND` tells more; `\(program.name) --version` shows the version.

      """
  }
}

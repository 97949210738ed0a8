/// The program `workbook`: finds the command that the reader asks for and runs it.
public struct Program: Sendable {
  private let commands: [any WorkbookCommand]

  public init(commands: [any WorkbookCommand] = Commands.all) {
    self.commands = commands
  }

  /// Runs a command to its end.
  ///
  /// - Parameters:
  ///   - words: The arguments of the program, without its own name.
  ///   - console: Where it prints.
  ///   - book: Finds the book; not asked for where help or the version is enough.
  /// - Returns: Whether all that was checked is right. Wrong usage and failures are thrown.
  public func run(
    _ words: [String], on console: any Console, finding book: @Sendable () throws -> Workbook
  ) async throws -> Bool {
    guard let word = words.first else {
      let home = HomeScreen(workbook: try book(), commands: commands.map(\.name), ink: Ink(console))
      console.write(home.text)
      return true
    }
    let rest = Array(words.dropFirst())
    switch word {
    case "--version":
      if let word = rest.first { throw WorkbookError.surplusArgument(word, command: nil) }
      console.write("workbook \(Workbook.version)\n")
    case Help.name, "--help", "-h":
      console.write(try Help(commands: commands).text(rest.asksForHelp ? [Help.name] : rest))
    default:
      let command = try command(named: word)
      guard !rest.asksForHelp else {
        console.write(command.help)
        return true
      }
      return try await command.run(rest, in: try book(), on: console)
    }
    return true
  }

  private func command(named word: String) throws(WorkbookError) -> any WorkbookCommand {
    if let command = commands.first(where: { $0.name == word }) { return command }
    guard word.hasPrefix("-") else {
      throw .noSuchCommand(word, near: Help(commands: commands).near(word))
    }
    let near = Spelling.nearest(to: word, among: ["--help", "--version"])
    throw .noSuchOption(word, command: nil, near: near)
  }
}

extension [String] {
  /// Whether an option among these words asks for help instead.
  fileprivate var asksForHelp: Bool {
    prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }
}

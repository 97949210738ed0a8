import Text

/// A program with commands, which finds and runs the one that the reader asks for.
public struct Program<Context: Sendable>: Sendable {
  /// What the reader types to start it, such as `scripts/workbook`.
  let name: String
  private let usage: String
  private let introduction: String
  private let notes: String
  private let commands: [any ProgramCommand<Context>]
  private let home: any ProgramCommand<Context>

  /// - Parameters:
  ///   - introduction: The text before the list of commands; the notes follow the list.
  ///   - home: The command that runs without a command's name.
  public init(
    _ name: String, usage: String, introduction: String,
    notes: String, commands: [any ProgramCommand<Context>], home: any ProgramCommand<Context>
  ) {
    self.name = name
    self.usage = usage
    self.introduction = introduction
    self.notes = notes
    self.commands = commands
    self.home = home
  }

  /// - Parameters:
  ///   - words: The program's arguments; a leading `--` is ignored, since some tools need it before
  ///   the arguments of a program that they start.
  ///   - context: Finds the commands' context; not called if only help is needed.
  /// - Returns: Whether every check passed. Wrong usage and failures are thrown.
  public func run(
    _ words: [String], on console: any Console, finding context: @Sendable () throws -> Context
  ) async throws -> Bool {
    let words = Array(words.first == "--" ? words.dropFirst() : words[...])
    let rest = Array(words.dropFirst())
    switch words.first {
    case "help", "--help", "-h":
      page(rest.asksForHelp ? overview : try help(rest), on: console)
    case let word? where !word.hasPrefix("-"):
      let command = try command(named: word)
      guard rest.asksForHelp else { return try await command.run(rest, in: context(), on: console) }
      page(command.help, on: console)
    case _ where words.asksForHelp: page(overview, on: console)
    default: return try await home.run(words, in: context(), on: console)
    }
    return true
  }

  private func page(_ help: String, on console: any Console) {
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    console.page(lines.map { [Run(String($0))] })
  }

  /// - Parameter prefix: The word before its name.
  private func command(
    named word: String, after prefix: String = ""
  ) throws(UsageError) -> any ProgramCommand<Context> {
    if let command = commands.first(where: { $0.name == word }) { return command }
    let near = Spelling.nearest(to: word, among: commands.map(\.name))
    throw .noSuchCommand(word, program: name, near: near.map { prefix + $0 })
  }

  private func help(_ words: [String]) throws(UsageError) -> String {
    var arguments = Arguments(words, of: name)
    let wanted = try arguments.positional("COMMAND")
    try arguments.finish()
    guard let wanted, wanted != "help" else { return overview }
    return try command(named: wanted, after: "help ").help
  }

  private var overview: String {
    let names = commands.map(\.name) + ["help"]
    let summaries = commands.map(\.summary) + ["Shows all commands, or how to use one."]
    let width = 2 + (names.map(\.count).max() ?? 0)
    let lines = zip(names, summaries).map { "  " + $0.padded(to: width) + $1 }
    return """
      Usage: \(name) \(usage)

      \(introduction)

      \(lines.joined(separator: "\n"))

      \(notes)

      `\(name) help COMMAND` explains one command.

      """
  }
}

extension [String] {
  /// Whether one of the options among these words asks for help.
  fileprivate var asksForHelp: Bool {
    prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }
}

/// A command of a program: `program NAME …`.
public protocol ProgramCommand<Context>: Sendable {
  /// The context in which commands work.
  associatedtype Context: Sendable

  var name: String { get }
  /// Its description, as one line in the list of commands.
  var summary: String { get }
  var help: String { get }

  /// - Returns: Whether every check passed. Wrong usage and failures are thrown.
  func run(_ words: [String], in context: Context, on console: any Console) async throws -> Bool
}

/// A program with commands, which finds and runs the one that the reader asks for.
public struct Program<Context: Sendable>: Sendable {
  let name: String
  /// What the reader types to start it, if that is not its name, such as `scripts/workbook`.
  let typedAs: String
  let version: String
  let overview: Overview
  let commands: [any ProgramCommand<Context>]
  private let home: any ProgramCommand<Context>

  /// What the help says before and after the list of commands.
  public struct Overview: Sendable {
    let usage: String
    let introduction: String
    let notes: String

    /// - Parameters:
    ///   - usage: What may follow the program's name, such as `[COMMAND]`.
    ///   - introduction: What it does without a command.
    ///   - notes: Notes that apply to several commands.
    public init(usage: String, introduction: String, notes: String) {
      self.usage = usage
      self.introduction = introduction
      self.notes = notes
    }
  }

  /// - Parameters:
  ///   - name: What it is called.
  ///   - typedAs: What the reader types to start it; its name if nil or empty.
  ///   - home: What it does without a command; it receives options given without a command.
  public init(
    _ name: String, typedAs: String? = nil, version: String, overview: Overview,
    commands: [any ProgramCommand<Context>], home: any ProgramCommand<Context>
  ) {
    self.name = name
    self.typedAs = typedAs.flatMap { $0.isEmpty ? nil : $0 } ?? name
    self.version = version
    self.overview = overview
    self.commands = commands
    self.home = home
  }

  /// Runs a command to its end.
  ///
  /// - Parameters:
  ///   - words: The program's arguments, without its own name; a leading `--` is ignored, since
  ///     some tools need it before the arguments of the program that they start.
  ///   - console: Where it prints.
  ///   - context: Finds where the command works; not called if only help or the version is needed.
  /// - Returns: Whether everything checked was right. Wrong usage and failures are thrown.
  public func run(
    _ words: [String], on console: any Console, finding context: @Sendable () throws -> Context
  ) async throws -> Bool {
    let words = Array(words.first == "--" ? words.dropFirst() : words[...])
    guard let word = words.first else { return try await home.run([], in: context(), on: console) }
    let rest = Array(words.dropFirst())
    switch word {
    case "--version":
      if let word = rest.first { throw UsageError.surplusArgument(word, command: name) }
      console.write("\(name) \(version)\n")
    case Help<Context>.name, "--help", "-h":
      let wanted = rest.asksForHelp ? [Help<Context>.name] : rest
      console.write(asTyped(try Help(of: self).text(wanted)))
    case _ where word.hasPrefix("-"):
      if words.asksForHelp {
        return try await run([Help<Context>.name], on: console, finding: context)
      }
      return try await home.run(words, in: try context(), on: console)
    default:
      let command = try command(named: word)
      guard !rest.asksForHelp else {
        console.write(asTyped(command.help))
        return true
      }
      return try await command.run(rest, in: try context(), on: console)
    }
    return true
  }

  /// A text in which every call of the program is shown as the reader must type it.
  ///
  /// - Parameter text: A text with calls by the program's name: in backticks, after `Usage:`, or
  ///   aligned on the line below it.
  public func asTyped(_ text: String) -> String {
    var text = text
    for (before, after) in [("`", " "), ("`", "`"), ("Usage: ", " "), ("\n       ", " ")] {
      text = text.replacing(before + name + after, with: before + typedAs + after)
    }
    return text
  }

  private func command(named word: String) throws(UsageError) -> any ProgramCommand<Context> {
    if let command = commands.first(where: { $0.name == word }) { return command }
    throw .noSuchCommand(word, program: name, near: Help(of: self).near(word))
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
  /// What all commands of a program share: where they work.
  associatedtype Context: Sendable

  var name: String { get }
  /// What it does, as one line in the list of commands.
  var summary: String { get }
  /// The full text of `program help NAME`.
  var help: String { get }

  /// Runs the command to its end.
  ///
  /// - Parameters:
  ///   - words: The words after the command's name.
  ///   - context: Where it works.
  ///   - console: Where it prints.
  /// - Returns: Whether everything that it checked was right. Wrong usage and failures are thrown.
  func run(_ words: [String], in context: Context, on console: any Console) async throws -> Bool
}

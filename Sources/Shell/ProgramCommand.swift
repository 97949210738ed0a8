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

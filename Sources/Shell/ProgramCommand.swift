/// A command of a program: `program NAME …`.
public protocol ProgramCommand<Context>: Sendable {
  /// What the commands of a program have in common: where they work.
  associatedtype Context: Sendable

  var name: String { get }
  /// What it does, in one line of the list of commands.
  var summary: String { get }
  /// The full text of `program help NAME`.
  var help: String { get }

  /// Runs it to its end.
  ///
  /// - Parameters:
  ///   - words: What follows the name.
  ///   - context: Where it works.
  ///   - console: Where it prints.
  /// - Returns: Whether all that it checked is right. Wrong usage and failures are thrown.
  func run(_ words: [String], in context: Context, on console: any Console) async throws -> Bool
}

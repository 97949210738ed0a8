/// A source, and the compiler's answer to it.
public struct CompilerTrial: Hashable, Sendable, CustomStringConvertible {
  /// The point of the trial.
  public let description: String
  public let source: String
  /// The compiler's errors, in the order of the lines; empty if it accepts the source.
  public let errors: [String]

  /// A trial that the compiler refuses. Pair it with a corrected version of the same source, so
  /// that it cannot be refused for another reason.
  public init(_ description: String, _ source: String, refused errors: [String]) {
    self.description = description
    self.source = source
    self.errors = errors
  }

  /// A trial that compiles.
  public init(_ description: String, accepted source: String) {
    self.description = description
    self.source = source
    errors = []
  }
}

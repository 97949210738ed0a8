/// A source, and what the compiler says to it.
public struct CompilerTrial: Hashable, Sendable, CustomStringConvertible {
  /// What it shows.
  public let description: String
  public let source: String
  /// What the compiler objects to, in the order of the lines; empty where it accepts all.
  public let errors: [String]

  /// A trial that the compiler refuses. Pair it with the same source made right, so that it cannot
  /// be refused for another reason.
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

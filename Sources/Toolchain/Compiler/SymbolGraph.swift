/// What the compiler knows of a module: its symbols, and how they belong together.
///
/// The part of the symbol graph format that a drawing of the module needs.
public struct SymbolGraph: Decodable, Hashable, Sendable {
  public var symbols: [Symbol]
  public var relationships: [Relationship]

  public init(symbols: [Symbol] = [], relationships: [Relationship] = []) {
    self.symbols = symbols
    self.relationships = relationships
  }

  /// A declaration.
  public struct Symbol: Decodable, Hashable, Sendable {
    public struct Kind: Decodable, Hashable, Sendable {
      /// Such as `swift.struct` or `swift.method`.
      public let identifier: String
    }

    public struct Identifier: Decodable, Hashable, Sendable {
      /// The same in every graph that mentions the symbol.
      public let precise: String
    }

    /// A piece of a declaration as the compiler prints it.
    public struct Fragment: Decodable, Hashable, Sendable {
      public let kind: String
      public let spelling: String
      /// The symbol that a `typeIdentifier` stands for.
      public let preciseIdentifier: String?
    }

    public struct Signature: Decodable, Hashable, Sendable {
      public struct Parameter: Decodable, Hashable, Sendable {
        /// The label, or the name inside of the function where it has none.
        public let name: String
      }

      public let parameters: [Parameter]?
      public let returns: [Fragment]?
    }

    public struct Location: Decodable, Hashable, Sendable {
      public struct Position: Decodable, Hashable, Sendable {
        /// Counted from 0.
        public let line: Int
        /// UTF-8 bytes before the name.
        public let character: Int
      }

      public let uri: String
      public let position: Position
    }

    public let kind: Kind
    public let identifier: Identifier
    /// The names from the outermost type to the symbol itself.
    public let pathComponents: [String]
    public let accessLevel: String
    public let declarationFragments: [Fragment]?
    public let functionSignature: Signature?
    /// Absent where the compiler made the symbol by itself.
    public let location: Location?
  }

  /// Something that holds between two symbols.
  public struct Relationship: Decodable, Hashable, Sendable {
    public struct Origin: Decodable, Hashable, Sendable {
      public let identifier: String
    }

    /// Such as `memberOf`, `conformsTo` or `inheritsFrom`.
    public let kind: String
    public let source: String
    public let target: String
    /// The target's name with its module first, where it belongs to another module.
    public let targetFallback: String?
    /// The requirement or the overridden member that a member answers to.
    public let sourceOrigin: Origin?
  }
}

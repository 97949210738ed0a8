/// What the compiler knows of modules: their symbols, and how they belong together.
///
/// The part of the symbol graph format that checking a diagram needs.
struct SymbolGraph: Codable, Hashable, Sendable {
  var symbols: [Symbol] = []
  var relationships: [Relationship] = []

  /// A declaration.
  struct Symbol: Codable, Hashable, Sendable {
    struct Kind: Codable, Hashable, Sendable {
      /// Such as `swift.struct` or `swift.method`.
      let identifier: String
    }

    struct Identifier: Codable, Hashable, Sendable {
      /// The same in every graph that mentions the symbol.
      let precise: String
    }

    /// A piece of a declaration as the compiler prints it.
    struct Fragment: Codable, Hashable, Sendable {
      let kind: String
      let spelling: String
      /// The symbol that a `typeIdentifier` stands for.
      let preciseIdentifier: String?
    }

    struct Location: Codable, Hashable, Sendable {
      let uri: String
    }

    let kind: Kind
    let identifier: Identifier
    /// The names from the outermost type to the symbol itself.
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
    /// Absent where the symbol is private, and where the compiler made it by itself.
    let location: Location?

    /// The declaration in one line.
    var declaration: String { (declarationFragments ?? []).map(\.spelling).joined() }
  }

  /// Something that holds between two symbols.
  struct Relationship: Codable, Hashable, Sendable {
    /// Such as `memberOf`, `conformsTo` or `inheritsFrom`.
    let kind: String
    let source: String
    let target: String
  }

  static func + (graph: SymbolGraph, other: SymbolGraph) -> SymbolGraph {
    SymbolGraph(
      symbols: graph.symbols + other.symbols,
      relationships: graph.relationships + other.relationships)
  }
}

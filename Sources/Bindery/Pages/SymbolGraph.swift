import Foundation

/// What the compiler knows about modules: their symbols and how these are related.
///
/// It covers the part of the symbol graph format that checking a diagram needs.
struct SymbolGraph: Decodable, Sendable {
  var symbols: [Symbol] = []
  var relationships: [Relationship] = []

  /// A declaration.
  struct Symbol: Decodable, Sendable {
    struct Kind: Decodable, Sendable {
      /// A kind such as `swift.struct` or `swift.method`.
      let identifier: String
    }

    struct Identifier: Decodable, Sendable {
      /// The same in every graph that mentions the symbol.
      let precise: String
    }

    /// A piece of a declaration, as the compiler prints it.
    struct Fragment: Decodable, Sendable {
      let spelling: String
      /// The symbol that the name of a type stands for.
      let preciseIdentifier: String?
    }

    struct Location: Decodable, Sendable {
      let uri: String
    }

    let kind: Kind
    let identifier: Identifier
    /// The names from the outermost type to the symbol itself.
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
    let location: Location?
  }

  /// A relation between two symbols.
  struct Relationship: Decodable, Sendable {
    /// A kind such as `memberOf`, `conformsTo` or `inheritsFrom`.
    let kind: String
    let source: String
    let target: String
  }
}

extension SymbolGraph {
  /// Reads the graphs that the compiler wrote into a folder: one of the module, and one for each
  /// other module that it extends.
  init(in folder: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for name in names.sorted() where name.hasSuffix(".symbols.json") {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      let graph = try JSONDecoder().decode(SymbolGraph.self, from: data)
      symbols += graph.symbols
      relationships += graph.relationships
    }
  }
}

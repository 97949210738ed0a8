import Foundation

/// What the compiler knows about modules: their symbols and how these are related.
///
/// It covers the part of the symbol graph format that checking a diagram needs.
package struct SymbolGraph: Decodable, Sendable {
  package var symbols: [Symbol] = []
  package var relationships: [Relationship] = []

  /// A declaration.
  package struct Symbol: Decodable, Sendable {
    package struct Kind: Decodable, Sendable {
      /// A kind such as `swift.struct` or `swift.method`.
      package let identifier: String
    }

    package struct Identifier: Decodable, Sendable {
      /// The same in every graph that mentions the symbol.
      package let precise: String
    }

    /// A piece of a declaration, as the compiler prints it.
    package struct Fragment: Decodable, Sendable {
      package let spelling: String
      /// The symbol that the name of a type stands for.
      package let preciseIdentifier: String?
    }

    package struct Location: Decodable, Equatable, Sendable {
      package let uri: String
    }

    package let kind: Kind
    package let identifier: Identifier
    /// The names from the outermost type to the symbol itself.
    package let pathComponents: [String]
    package let declarationFragments: [Fragment]?
    /// That of its type for an initializer that the compiler generated. Absent for other generated
    /// symbols, and for private ones of a module that is read from its built files.
    package let location: Location?
  }

  /// A relation between two symbols.
  package struct Relationship: Decodable, Sendable {
    /// A kind such as `memberOf`, `conformsTo` or `inheritsFrom`.
    package let kind: String
    package let source: String
    package let target: String
  }
}

extension SymbolGraph {
  /// Reads the graphs that the compiler wrote into a folder: one of the module, and one for each
  /// other module that it extends.
  package init(in folder: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for name in names.sorted() where name.hasSuffix(".symbols.json") {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      let graph = try JSONDecoder().decode(SymbolGraph.self, from: data)
      symbols += graph.symbols
      relationships += graph.relationships
    }
  }
}

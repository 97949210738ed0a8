import Foundation
import Toolchain

/// The compiler's view of modules: their symbols and how these are related.
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
      /// The symbol that a type's name refers to.
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
  /// Asks the toolchain for the symbols of built modules, including private ones, and their
  /// extensions of other modules' types.
  ///
  /// - Parameter folder: The folder with the built modules.
  init(of modules: [String], in folder: URL) async throws {
    let scratch = try TemporaryFolder()
    defer { scratch.remove() }
    // The extractor does not find out the modules' platform by itself.
    let answer = try await Compiler.target()
    let platform =
      ["-target", answer.target.triple] + (answer.paths.sdkPath.map { ["-sdk", $0] } ?? [])
    for module in modules {
      let output = try await Compiler.call(
        ["symbolgraph-extract", "-module-name", module, "-I", folder.path]
          + ["-output-dir", scratch.url.path, "-minimum-access-level", "private"]
          + ["-omit-extension-block-symbols", "-skip-synthesized-members"] + platform,
        of: "swift"
      ).run(nil)
      guard output.status == 0 else {
        throw AuthorError(
          "The compiler knows nothing about \(module): build it first. \(output.standardError)")
      }
    }
    // A file for each module, and one for each other module that it extends.
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.url.path)
    for name in names.sorted() where name.hasSuffix(".symbols.json") {
      let data = try Data(contentsOf: scratch.url.appendingPathComponent(name))
      let graph = try JSONDecoder().decode(SymbolGraph.self, from: data)
      symbols += graph.symbols
      relationships += graph.relationships
    }
  }
}

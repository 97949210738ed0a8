import Foundation

/// Asks the compiler what is in a module, apart from any build.
///
/// Each module is compiled once, into a folder that lives as long as this value.
public final class SymbolGraphReader {
  public enum Failure: Error, Hashable, CustomStringConvertible {
    /// The compiler does not accept the module.
    case doesNotCompile(String, diagnostics: String)
    /// The compiler accepts the module, and writes no symbol graph.
    case noGraph(String)

    public var description: String {
      switch self {
      case .doesNotCompile(let name, let diagnostics): "\(name) does not compile:\n\(diagnostics)"
      case .noGraph(let name): "The compiler wrote no symbol graph of \(name)."
      }
    }
  }

  private let folder: TemporaryFolder
  private var compiled: Set<SwiftModule> = []

  public init() throws {
    folder = try TemporaryFolder()
  }

  deinit {
    folder.remove()
  }

  /// The symbols of a module, private ones too, and what it adds to the types of other modules.
  ///
  /// - Throws: ``Failure``, or what the file system says.
  public func graph(of module: SwiftModule) throws -> SymbolGraph {
    try compile(module)
    let graphs = graphFolder(of: module)
    let names = try FileManager.default.contentsOfDirectory(atPath: graphs.path).sorted()
    let parts = try names.filter { $0.hasSuffix(".symbols.json") }.map { name in
      let data = try Data(contentsOf: graphs.appendingPathComponent(name))
      return try JSONDecoder().decode(SymbolGraph.self, from: data)
    }
    guard !parts.isEmpty else { throw Failure.noGraph(module.name) }
    return SymbolGraph(
      symbols: parts.flatMap(\.symbols), relationships: parts.flatMap(\.relationships))
  }

  private func compile(_ module: SwiftModule) throws {
    guard !compiled.contains(module) else { return }
    for needed in module.imports { try compile(needed) }
    let output = try ChildProcess("swiftc", arguments(for: module)).run()
    guard output.status == 0 else {
      throw Failure.doesNotCompile(module.name, diagnostics: output.standardError)
    }
    compiled.insert(module)
  }

  private func arguments(for module: SwiftModule) -> [String] {
    let product = folder.url.appendingPathComponent("\(module.name).swiftmodule").path
    return ["-emit-module", "-whole-module-optimization", "-module-name", module.name]
      + ["-o", product, "-I", folder.url.path] + SwiftCompiler.settings
      + [
        "-emit-symbol-graph", "-emit-symbol-graph-dir", graphFolder(of: module).path,
        "-emit-extension-block-symbols", "-symbol-graph-minimum-access-level", "private",
        "-symbol-graph-skip-synthesized-members", "-symbol-graph-skip-inherited-docs",
      ] + module.sources.map(\.path)
  }

  private func graphFolder(of module: SwiftModule) -> URL {
    folder.url.appendingPathComponent("\(module.name).graph", isDirectory: true)
  }
}

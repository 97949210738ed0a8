import Book
import Foundation
import Toolchain

/// What the compiler knows of two versions of a kata's sources.
struct KataGraphs {
  let old: SymbolGraph
  let new: SymbolGraph

  /// - Returns: nil where the compiler tells nothing.
  init?(of kata: Kata, old: SourceTree, new: SourceTree) async throws {
    do {
      async let graph = kata.graph(of: old)
      self.new = try await kata.graph(of: new)
      self.old = try await graph
    } catch let error as CancellationError {
      throw error
    } catch {
      return nil
    }
  }
}

extension Kata {
  /// What other modules may use in these sources and could not in *before*, sorted; nil where the
  /// compiler does not tell.
  func opened(in sources: SourceTree) async throws -> [String]? {
    let graphs = try await KataGraphs(of: self, old: beginning(), new: sources)
    return graphs.map { $0.new.openNames.subtracting($0.old.openNames).sorted() }
  }

  fileprivate func graph(of tree: SourceTree) async throws -> SymbolGraph {
    let scratch = try TemporaryFolder()
    defer { scratch.remove() }
    let built = KataBuildFolder(workbook: workbook).url.appendingPathComponent("debug")
    return try await SymbolGraph(of: tree, module: module, rooms: built, in: scratch)
  }
}

extension SymbolGraph {
  /// The names of what other modules may use, such as `Referee.init(rules:)`.
  fileprivate var openNames: Set<String> {
    let open = symbols.filter {
      ["package", "public", "open"].contains($0.accessLevel) && $0.location != nil
    }
    return Set(open.map { $0.pathComponents.joined(separator: ".") })
  }

  /// The compiler makes the module of the sources without a look into its functions.
  ///
  /// - Parameters:
  ///   - rooms: The folder of a build, with the modules that it needs.
  ///   - scratch: A folder for what the compiler makes.
  init(
    of tree: SourceTree, module: String, rooms: URL, in scratch: TemporaryFolder
  ) async throws {
    let sources = scratch.url.appendingPathComponent("Sources", isDirectory: true)
    try tree.write(to: sources)
    var arguments = ["-emit-module", "-module-name", module, "-package-name", "kata"]
    arguments += ["-o", "\(scratch.url.path)/\(module).swiftmodule"]
    arguments += ["-emit-symbol-graph", "-emit-symbol-graph-dir", scratch.url.path]
    arguments += ["-symbol-graph-minimum-access-level", "private"]
    arguments += ["-symbol-graph-skip-synthesized-members"] + PackageManifest.compilerSettings
    arguments += ["-I", rooms.appendingPathComponent("Modules").path]
    arguments += ["-module-cache-path", rooms.appendingPathComponent("ModuleCache").path]
    let output = try await ChildProcess("swiftc", arguments + tree.paths, in: sources).run(nil)
    guard output.status == 0 else { throw NoGraph() }
    try self.init(in: scratch.url)
  }
}

/// The compiler tells nothing of a module.
private struct NoGraph: Error {}

import Book
import Foundation
import Toolchain

/// The design of a reader's sources beside that of the lesson's *before*, as the compiler sees both.
extension Kata {
  /// Whether the design is another than before's.
  ///
  /// A request changes a design as well, and that is no refactoring. So what the kata was when it took
  /// the open one counts, and it is compared with what the last one left.
  ///
  /// - Parameter sources: The reader's as they are now.
  /// - Returns: nil where the compiler does not tell.
  func isRefactored(_ sources: SourceTree) async throws -> Bool? {
    let sources = (try? TakenRequest.open(in: self))?.snapshot ?? sources
    let before = try TakenRequest.lastEnd(in: self) ?? beginning()
    guard sources != before else { return false }
    guard let (old, new) = try await graphs(of: before, sources) else { return nil }
    return DesignShape(old, of: module).isRefactored(in: DesignShape(new, of: module), sources)
  }

  /// What other modules may use in these sources and could not in *before*, sorted; nil where the
  /// compiler does not tell.
  func opened(in sources: SourceTree) async throws -> [String]? {
    guard let (old, new) = try await graphs(of: beginning(), sources) else { return nil }
    let names = old.openNames
    return new.openNames.filter { $1 > names[$0, default: 0] }.keys.sorted()
  }

  private func graphs(
    of old: SourceTree, _ new: SourceTree
  ) async throws -> (SymbolGraph, SymbolGraph)? {
    async let before = graph(of: old)
    guard let new = try await graph(of: new), let old = try await before else { return nil }
    return (old, new)
  }

  /// Where the modules are that SwiftPM has built, as the compiler was told: it takes the modules that it
  /// finds there by another path, such as SwiftPM's link `debug`, for others of the same names.
  private var builtModules: URL {
    let link = buildFolder.appendingPathComponent("debug")
    let place = try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)
    return place.map(buildFolder.appendingPathComponent) ?? link
  }

  /// What the compiler knows of sources; nil where it does not tell.
  func graph(of tree: SourceTree) async throws -> SymbolGraph? {
    do {
      let rooms = builtModules
      let scratch = try TemporaryFolder()
      defer { scratch.remove() }
      let sources = scratch.url.appendingPathComponent("Sources", isDirectory: true)
      try tree.write(to: sources)
      var arguments = ["-emit-module", "-module-name", module, "-package-name", "kata"]
      arguments += ["-o", "\(scratch.url.path)/\(module).swiftmodule"]
      arguments += ["-emit-symbol-graph", "-emit-symbol-graph-dir", scratch.url.path]
      arguments += ["-symbol-graph-minimum-access-level", "private"]
      arguments += ["-symbol-graph-skip-synthesized-members"] + PackageManifest.compilerSettings
      // As a whole module, without type-checking function bodies: nothing in them is part of a graph.
      arguments += ["-wmo", "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies"]
      arguments += ["-I", rooms.appendingPathComponent("Modules").path]
      arguments += ["-module-cache-path", rooms.appendingPathComponent("ModuleCache").path]
      // As SwiftPM has it: otherwise the compiler would compile the system's C modules once more.
      arguments += ["-g", "-Xcc", "-fPIC", "-Xcc", "-g", "-Xcc", "-fno-omit-frame-pointer"]
      let output = try await Compiler.call(
        arguments + Compiler.names(of: tree.paths), in: sources
      ).run(nil)
      return output.status == 0 ? try SymbolGraph(in: scratch.url) : nil
    } catch let error where !(error is CancellationError) {
      return nil
    }
  }
}

extension SymbolGraph {
  /// The names of what other modules may use, such as `Referee.init(rules:)`, each with how many
  /// declarations have it: overloads share one.
  fileprivate var openNames: [String: Int] {
    let open = symbols.filter {
      ["package", "public", "open"].contains($0.accessLevel) && $0.location != nil
    }
    return open.reduce(into: [:]) { $0[$1.pathComponents.joined(separator: "."), default: 0] += 1 }
  }
}

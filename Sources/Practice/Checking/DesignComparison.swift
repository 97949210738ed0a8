import Book
import Foundation
import Toolchain

/// Compares the design of a kata with that of the lesson's *before*, as the compiler sees both.
struct DesignComparison {
  let kata: Kata
  /// The reader's sources.
  let sources: SourceTree

  /// Whether the design is another than before's. Where the compiler tells nothing, it counts as one:
  /// the code differs, and nobody is blamed for what we cannot see.
  func isRefactored() async throws -> Bool {
    do {
      async let before = shape(of: kata.beginning())
      let mine = try await shape(of: sources)
      let mentions = Mentions(in: sources, declaring: mine.parts.keys)
      return try await before.isRefactored(in: mine, mentions)
    } catch let error as CancellationError {
      throw error
    } catch {
      return true
    }
  }

  private func shape(of tree: SourceTree) async throws -> DesignShape {
    let scratch = try TemporaryFolder()
    defer { scratch.remove() }
    let built = KataBuildFolder(workbook: kata.workbook).url.appendingPathComponent("debug")
    return try await DesignShape(of: tree, module: kata.module, rooms: built, in: scratch)
  }
}

extension DesignShape {
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
    let output = try await ChildProcess(
      "swiftc",
      ["-emit-module", "-module-name", module, "-o", "\(scratch.url.path)/\(module).swiftmodule"]
        + ["-emit-symbol-graph", "-emit-symbol-graph-dir", scratch.url.path]
        + ["-symbol-graph-minimum-access-level", "private"]
        + ["-symbol-graph-skip-synthesized-members"] + PackageManifest.compilerSettings
        + ["-I", rooms.appendingPathComponent("Modules").path]
        + ["-module-cache-path", rooms.appendingPathComponent("ModuleCache").path]
        + tree.paths, in: sources
    ).run(nil)
    guard output.status == 0 else { throw NoShape() }
    self.init(try SymbolGraph(in: scratch.url), of: module)
  }
}

/// The compiler does not tell the shape of a module.
private struct NoShape: Error {}

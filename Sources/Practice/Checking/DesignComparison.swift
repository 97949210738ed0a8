import Book
import Foundation
import Toolchain

/// Compares the design of a kata with that of the lesson's *before*, as the compiler sees both.
///
/// A request changes a design as well, and that is no refactoring. So what the kata was when it took
/// the open one counts, and it is compared with what the last one left.
struct DesignComparison {
  let kata: Kata
  /// The sources with before's design.
  private let before: SourceTree
  /// The reader's sources.
  private let sources: SourceTree

  /// - Parameter sources: The reader's as they are now.
  init(of kata: Kata, _ sources: SourceTree) throws {
    self.kata = kata
    self.sources = (try? TakenRequest.open(in: kata))?.snapshot ?? sources
    before = try TakenRequest.lastEnd(in: kata) ?? kata.beginning()
  }

  /// Whether the design is another than before's. Where the compiler tells nothing, it counts as one:
  /// the code differs, and nobody is blamed for what we cannot see.
  func isRefactored() async throws -> Bool {
    guard sources != before else { return false }
    do {
      async let before = shape(of: self.before)
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

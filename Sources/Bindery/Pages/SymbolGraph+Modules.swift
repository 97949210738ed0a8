import Foundation
import Toolchain

extension SymbolGraph {
  /// Asks the toolchain for the symbols of built modules, including private ones, and their
  /// extensions of other modules' types.
  ///
  /// - Parameter folder: The folder with the built modules.
  init(of modules: [String], in folder: URL) async throws {
    let scratch = try TemporaryFolder()
    defer { scratch.remove() }
    let platform = try await SymbolGraph.platform()
    for module in modules {
      let output = try await Compiler.call(
        ["symbolgraph-extract", "-module-name", module, "-I", folder.path]
          + ["-output-dir", scratch.url.path, "-minimum-access-level", "private"]
          + ["-omit-extension-block-symbols", "-skip-synthesized-members"] + platform,
        of: "swift"
      ).run(nil)
      guard output.status == 0 else {
        throw AuthorError(
          "The compiler tells nothing of \(module): build it first. \(output.standardError)")
      }
    }
    try self.init(in: scratch.url)
  }

  /// The target platform of the modules, which the extractor does not find out by itself.
  private static func platform() async throws -> [String] {
    let answer = try await Compiler.target()
    return ["-target", answer.target.triple] + (answer.paths.sdkPath.map { ["-sdk", $0] } ?? [])
  }
}

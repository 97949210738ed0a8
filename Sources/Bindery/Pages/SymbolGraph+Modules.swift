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
      let output = try await ChildProcess(
        "swift",
        ["symbolgraph-extract", "-module-name", module, "-I", folder.path]
          + ["-output-dir", scratch.url.path, "-minimum-access-level", "private"]
          + ["-omit-extension-block-symbols", "-skip-synthesized-members"] + platform
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
    let answer = try await ChildProcess("swiftc", ["-print-target-info"]).run(nil).standardOutput
    let triple = answer.firstMatch(of: #/"triple": "(.+?)"/#).map { ["-target", String($0.1)] }
    let kit = answer.firstMatch(of: #/"sdkPath": "(.+?)"/#).map { ["-sdk", String($0.1)] }
    return (triple ?? []) + (kit ?? [])
  }
}

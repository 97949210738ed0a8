import Book
import Foundation
import Toolchain

/// Asks the toolchain what is in modules that are already built.
struct SymbolGraphReader {
  /// The folder with the built modules.
  let modules: URL

  enum Failure: Error, Hashable, CustomStringConvertible {
    case noGraph(String, reason: String)

    var description: String {
      switch self {
      case .noGraph(let module, let reason):
        "The compiler tells nothing of \(module) (\(reason)): build it first."
      }
    }
  }

  /// The symbols of a module, including private ones, and its extensions of other modules' types.
  func graph(of module: String) throws -> SymbolGraph {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let output = try ChildProcess(
      "swift",
      ["symbolgraph-extract", "-module-name", module, "-I", modules.path]
        + ["-output-dir", folder.url.path, "-minimum-access-level", "private"]
        + ["-omit-extension-block-symbols", "-skip-synthesized-members"]
        + SymbolGraphReader.platform()
    ).run()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
      .filter { $0.hasSuffix(".symbols.json") }
    guard output.status == 0, !names.isEmpty else {
      let words = output.standardError.lines.first { !$0.isEmpty } ?? "it says nothing"
      throw Failure.noGraph(module, reason: words)
    }
    return try names.reduce(SymbolGraph()) { graph, name in
      let data = try Data(contentsOf: folder.url.appendingPathComponent(name))
      return try graph + JSONDecoder().decode(SymbolGraph.self, from: data)
    }
  }

  /// The target platform of the modules, which the extractor does not find out by itself.
  private static func platform() throws -> [String] {
    struct Answer: Decodable {
      struct Target: Decodable { let triple: String }
      struct Paths: Decodable { let sdkPath: String? }
      let target: Target
      let paths: Paths
    }
    let output = try ChildProcess("swiftc", ["-print-target-info"]).run()
    let answer = try JSONDecoder().decode(Answer.self, from: Data(output.standardOutput.utf8))
    return ["-target", answer.target.triple]
      + (answer.paths.sdkPath.map { ["-sdk", $0] } ?? [])
  }
}

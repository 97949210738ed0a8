import Book
import Foundation
import Practice
import Toolchain

/// Compiles modules, each with a single call of the compiler: a package makes several calls for
/// each, which takes longer than all else if the modules are many and small.
struct ModuleCompiler: Sendable {
  /// The folder of the modules and their objects; each module finds earlier ones in it.
  let folder: URL
  /// The compiler's folder for its versions of the system's modules.
  let cache: URL

  /// The platform of the packages that link the objects: macOS's own version would be too new for
  /// them.
  private static var platform: [String] {
    #if os(macOS) && arch(arm64)
      return ["-target", "arm64-apple-macosx15.0"]
    #elseif os(macOS)
      return ["-target", "x86_64-apple-macosx15.0"]
    #else
      return []
    #endif
  }

  /// Compiles a module; a warning is an error, as when the book itself is checked.
  ///
  /// - Parameter names: The code's names for other modules, with their real names.
  /// - Returns: The first error with its place; nil if there is none.
  func error(
    in tree: SourceTree, module: String, calling names: [String: String] = [:]
  ) async throws -> String? {
    let sources = try TemporaryFolder()
    defer { sources.remove() }
    try tree.write(to: sources.url)
    let made = folder.appendingPathComponent(module).path
    let output = try await Compiler.call(
      ["-c", "-wmo", "-enable-testing", "-o", "\(made).o", "-module-name", module]
        + ["-emit-module", "-emit-module-path", "\(made).swiftmodule", "-I", folder.path]
        + ["-module-cache-path", cache.path, "-diagnostic-style=llvm", "-warnings-as-errors"]
        + names.sorted { $0.key < $1.key }.flatMap { ["-module-alias", "\($0)=\($1)"] }
        + ModuleCompiler.platform + PackageManifest.compilerSettings + tree.paths,
      in: sources.url
    ).run(nil)
    guard output.status != 0 else { return nil }
    let said = output.standardError
    guard let error = ModuleCompiler.firstError(in: said) else {
      throw AuthorError("The compiler stopped at \(module): \(said)")
    }
    return error
  }

  /// The first error that the compiler printed, with its file and line, without the name of its group.
  static func firstError(in said: String) -> String? {
    said.firstMatch(of: /(?m)^([^:\n]+):(\d+):\d+: error: (.+?)(?: \[#[\w-]+\])?$/)
      .map { "\($0.1):\($0.2): \($0.3)" }
  }
}

import Foundation

/// The compiler of the toolchain, used apart from any build: to see what it accepts, and what it
/// knows of a module.
///
/// Modules are compiled into a folder of their own and kept as long as this value's folder lives.
public final class SwiftCompiler {
  /// What every target of the package is compiled with.
  public static let settings = [
    "-swift-version", "6",
    "-enable-upcoming-feature", "ExistentialAny",
    "-enable-upcoming-feature", "MemberImportVisibility",
  ]

  public enum Failure: Error, CustomStringConvertible {
    /// A module that the question was about does not compile itself.
    case module(String, diagnostics: String)

    public var description: String {
      switch self {
      case .module(let name, let diagnostics): "\(name) does not compile:\n\(diagnostics)"
      }
    }
  }

  private let folder: TemporaryFolder
  private var emitted: Set<SwiftModule> = []

  public init() throws {
    folder = try TemporaryFolder()
  }

  deinit {
    folder.remove()
  }

  /// The compiler's version, such as `6.3.1`.
  public static func version() throws -> String {
    let output = try ChildProcess("swiftc", ["--version"]).run()
    let words = output.standardOutput + output.standardError
    return words.firstMatch(of: #/Swift version (\S+)/#).map { String($0.1) } ?? "unknown"
  }

  /// The errors that the compiler finds in a source that imports modules; empty when it compiles.
  ///
  /// - Parameters:
  ///   - source: May use `@testable import`.
  ///   - modules: What it imports.
  /// - Returns: One message for each error, without file and line.
  public func errors(in source: String, importing modules: [SwiftModule]) throws -> [String] {
    for module in modules { try emit(module) }
    let file = try folder.file("Question.swift", source)
    let output = try ChildProcess(
      "swiftc", ["-typecheck", "-I", folder.url.path] + SwiftCompiler.settings + [file.path]
    ).run()
    return output.standardError.split(separator: "\n").compactMap { line in
      guard let marker = line.range(of: ": error: ") else { return nil }
      return String(line[marker.upperBound...])
    }
  }

  /// Compiles the interfaces of modules.
  ///
  /// - Returns: The folder in which another compilation finds them; it lives as long as this value.
  public func interfaces(of modules: [SwiftModule]) throws -> URL {
    for module in modules { try emit(module) }
    return folder.url
  }

  /// Compiles a module's interface, and those that it imports.
  private func emit(_ module: SwiftModule) throws {
    guard !emitted.contains(module) else { return }
    for needed in module.imports { try emit(needed) }
    let product = folder.url.appendingPathComponent("\(module.name).swiftmodule").path
    let output = try ChildProcess(
      "swiftc",
      // As a whole: file by file it takes four times as long.
      ["-emit-module", "-whole-module-optimization", "-enable-testing"]
        + ["-module-name", module.name, "-I", folder.url.path]
        + SwiftCompiler.settings + ["-o", product] + module.sources.map(\.path)
    ).run()
    guard output.status == 0 else {
      throw Failure.module(module.name, diagnostics: output.standardError)
    }
    emitted.insert(module)
  }
}

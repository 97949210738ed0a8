import Book
import Foundation
import Practice
import Toolchain

/// Asks the compiler about versions of a lesson's module, without building a package. A warning counts:
/// the book itself is built with warnings as errors.
struct VersionCompiler: Sendable {
  private let plan: TrialPlan
  /// The folder with the modules of the rooms.
  private let rooms: TemporaryFolder
  /// Where the compiler keeps what it made of the system's modules.
  private let cache: URL

  private static let settings =
    PackageManifest.compilerSettings + ["-diagnostic-style=llvm", "-warnings-as-errors"]

  /// Makes the modules that the lesson's sides import.
  init(_ plan: TrialPlan, in workbook: Workbook, cache: URL) throws {
    self.plan = plan
    self.cache = cache
    rooms = try TemporaryFolder()
    // A room comes after those that it needs.
    for room in plan.lesson.rooms.reversed() {
      let sources = try SourceTree(
        of: workbook.root.appendingPathComponent("Sources/\(room)", isDirectory: true))
      if let error = try error(in: sources, named: room, emitting: true) {
        throw CompilerComplaint(description: "\(room) does not compile: \(error)")
      }
    }
  }

  func remove() { rooms.remove() }

  /// The first error in a version, with its place; nil if it compiles.
  func error(in version: TrialPlan.Version) throws -> String? {
    let (module, seam) = (plan.module(version), plan.seam(version))
    if let error = try error(in: version.tree, named: module) { return error }
    guard module != seam else { return nil }
    return try error(in: version.tree, named: module, emitting: true)
      ?? error(in: plan.guest(of: version), named: seam)
  }

  /// - Parameter emitting: Whether the module is made, so that others can import it.
  private func error(
    in tree: SourceTree, named module: String, emitting: Bool = false
  ) throws -> String? {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try tree.write(to: folder.url)
    let made = rooms.url.appendingPathComponent("\(module).swiftmodule").path
    let output = try ChildProcess(
      "swiftc",
      (emitting ? ["-emit-module", "-o", made] : ["-typecheck"]) + VersionCompiler.settings
        + ["-module-name", module, "-I", rooms.url.path, "-module-cache-path", cache.path]
        + tree.paths, in: folder.url
    ).run()
    guard output.status != 0 else { return nil }
    let said = output.standardError
    guard let first = said.firstMatch(of: /(?m)^([^:\n]+):(\d+):\d+: error: (.+)$/) else {
      throw CompilerComplaint(description: "The compiler stopped at \(module): \(said)")
    }
    let words = first.3.replacing(#/ \[#\w+\]$/#, with: "").replacing(
      module, with: plan.lesson.name)
    return "\(first.1):\(first.2): \(words)"
  }
}

/// The compiler could not be asked.
struct CompilerComplaint: Error, CustomStringConvertible {
  let description: String
}

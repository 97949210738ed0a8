import Book
import Foundation
import Storage
import Toolchain

/// Where all katas are built, and the arcades with them: `Katas/.build`.
///
/// What they share, the rooms of the book, is built once. SwiftPM keeps the plan of a build in this
/// folder and would take that of one package for another's: so the plan is only used again where the
/// same package was built last, and one package is built at a time.
struct KataBuildFolder {
  let workbook: Workbook

  /// As a reader types it from the book's folder.
  static let path = "Katas/.build"

  var url: URL {
    workbook.root.appendingPathComponent(KataBuildFolder.path, isDirectory: true)
  }

  /// The package whose plan is in the folder.
  private var note: URL { url.appendingPathComponent("planned-last") }

  /// Builds a package.
  ///
  /// - Parameter progress: Also told that another build is waited for.
  func run(
    _ build: PackageBuild, progress: @escaping @Sendable (BuildProgress) -> Void
  ) async throws -> PackageBuild.Outcome {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let lock = try await FolderLock.take(url) {
      progress(BuildProgress(done: 0, of: nil, isWaiting: true))
    }
    defer { withExtendedLifetime(lock) {} }
    let name = Data(build.package.path.utf8)
    var build = build
    build.scratch = url
    #if os(macOS)
      // There the run of the tests plans as well, outside of this lock.
      build.reusesPlan = false
    #else
      build.reusesPlan = FileManager.default.contents(atPath: note.path) == name
    #endif
    if !build.reusesPlan { try? FileManager.default.removeItem(at: note) }
    let outcome = try await build.run(progress)
    if case .built = outcome, !build.reusesPlan { try? name.write(to: note) }
    return outcome
  }
}

import Book
import Foundation
import Storage
import Toolchain

extension Kata {
  /// The folder in which all katas and their arcades are built, one at a time.
  ///
  /// The book's modules, which they share, are built once.
  var buildFolder: URL {
    workbook.root.appendingPathComponent(Kata.buildPath, isDirectory: true)
  }
  private static let buildPath = "Katas/.build"

  /// Builds a package, after any other build; why it failed, or nil.
  func run(
    _ build: PackageBuild, progress: @escaping @Sendable (BuildProgress) -> Void
  ) async throws -> BuildFailure? {
    let lock = try await workbook.lock(Kata.buildPath) { progress(.waiting) }
    defer { withExtendedLifetime(lock) {} }
    var build = build
    build.scratch = buildFolder
    #if os(macOS)
      // On macOS the test run makes a plan too, without holding this lock.
      build.reusesPlan = false
    #endif
    return try await build.run(progress)
  }
}

extension Workbook {
  /// Lets only one program at a time build in a folder of the book, which is made where it is missing;
  /// called back once if another one does.
  package func lock(_ path: String, waiting: () -> Void) async throws -> FolderLock {
    let folder = root.appendingPathComponent(path, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try await FolderLock.take(folder, waiting: waiting)
    } catch let error where !(error is CancellationError) {
      throw KataError.failed(
        "\(path) cannot be used", reason: (error as? FileError)?.description ?? Reason.of(error))
    }
  }
}

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

  /// Builds a package after any other build; returns why it failed, or nil.
  func run(
    _ build: PackageBuild, progress: @escaping @Sendable (BuildProgress) -> Void
  ) async throws -> BuildFailure? {
    try await workbook.withLock(on: Kata.buildPath) {
      progress(.waiting)
    } work: {
      var build = build
      #if os(macOS)
        // On macOS the test run makes a plan too, without holding this lock.
        build.reusesPlan = false
      #endif
      return try await build.run(progress)
    }
  }

  /// Does some work while no other program checks the kata or builds from it; calls back once if
  /// another program does.
  func withLock<Result>(
    waiting: () -> Void, work: () async throws -> Result
  ) async throws -> Result {
    let lock: FolderLock
    do {
      let first = try await FolderLock.take(folder, waiting: waiting)
      // During the wait, the folder may have been moved and another one made.
      lock = first.isStill(at: folder) ? first : try await FolderLock.take(folder, waiting: {})
    } catch let error as FileError {
      throw error.isMissingFile
        ? isGone : KataError.failed("\(path) cannot be read", reason: "\(error)")
    }
    let result: Result
    do { result = try await work() } catch let error where !(error is CancellationError) {
      throw lock.isStill(at: folder) ? error : isGone
    }
    // The folder that was locked is gone, and a different one has its name.
    guard lock.isStill(at: folder) else { throw isGone }
    return result
  }
}

extension Workbook {
  /// Does some work while no other program builds in a folder of the book, which is made if
  /// missing; calls back once if another program does.
  package func withLock<Result>(
    on path: String, waiting: () -> Void, work: () async throws -> Result
  ) async throws -> Result {
    let folder = root.appendingPathComponent(path, isDirectory: true)
    let lock: FolderLock
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      lock = try await FolderLock.take(folder, waiting: waiting)
    } catch let error where !(error is CancellationError) {
      throw KataError.failed(
        "\(path) cannot be used", reason: (error as? FileError)?.description ?? Reason.of(error))
    }
    defer { withExtendedLifetime(lock) {} }
    return try await work()
  }
}

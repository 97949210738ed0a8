import Book
import Foundation
import Storage
import Toolchain

/// The folder in which all katas and their arcades are built, one at a time: `Katas/.build`.
///
/// The book's modules, which they share, are built once. SwiftPM keeps its build plan in this folder
/// and would mistake one package's plan for another's: it is reused only by the package built last.
struct KataBuildFolder {
  let workbook: Workbook

  /// As a reader types it from the book's folder.
  static let path = "Katas/.build"

  var url: URL {
    workbook.root.appendingPathComponent(KataBuildFolder.path, isDirectory: true)
  }

  /// Whether a kata can be built there.
  var isWritable: Bool {
    let files = FileManager.default
    return files.isWritableFile(
      atPath: files.isThere(url) ? url.path : Kata.home(of: workbook).path)
  }

  /// Builds a package, after any other build; why it failed, or nil.
  func run(
    _ build: PackageBuild, progress: @escaping @Sendable (BuildProgress) -> Void
  ) async throws -> BuildFailure? {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let lock = try await FolderLock.take(url) { progress(.waiting) }
    defer { withExtendedLifetime(lock) {} }
    // Names the package whose plan is in the folder, which is another one without its guest.
    let note = url.appendingPathComponent("planned-last")
    let guest = ChildProcess.environmentOverrides[PackageManifest.guestVariable] ?? nil
    let name = Data((build.package.path + (guest ?? "")).utf8)
    var build = build
    build.scratch = url
    #if os(macOS)
      // On macOS the test run makes a plan too, without holding this lock.
      build.reusesPlan = false
    #else
      build.reusesPlan = FileManager.default.contents(atPath: note.path) == name
    #endif
    if !build.reusesPlan { try? FileManager.default.removeItem(at: note) }
    let failure = try await build.run(progress)
    if failure == nil, !build.reusesPlan { try? name.write(to: note) }
    return failure
  }
}

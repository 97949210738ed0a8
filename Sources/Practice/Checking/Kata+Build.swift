import Book
import Foundation
import Toolchain

extension Kata {
  enum BuildOutcome {
    case built
    /// The build failed, or something other than the code stopped it.
    case failed(Verdict.Outcome)
  }

  /// Builds the kata with its tests.
  ///
  /// - Parameter progress: Called on any thread with the progress so far.
  func build(
    _ progress: @escaping @Sendable (BuildProgress) -> Void
  ) async throws -> BuildOutcome {
    guard hasSources else { return .failed(KataError.noSources(path, number: lesson.number)) }
    let build = PackageBuild(
      package: folder, root: workbook.root, sources: builtFolders)
    switch try await KataBuildFolder(workbook: workbook).run(build, progress: progress) {
    case .built: return .built
    case .failed(let failure):
      guard isStarted else { return .failed(isGone) }
      guard hasSources else { return .failed(.changedWhileChecking(path)) }
      return .failed(failure.sentence.map { .stopped($0) } ?? .notBuilt(failure))
    }
  }

  /// A run of all its tests, which must be built first.
  func testRun(limit: Duration, memoryLimit: Int) -> TestRun {
    TestRun(
      package: folder, scratch: KataBuildFolder(workbook: workbook).url, bundle: module,
      root: workbook.root, limit: limit, memoryLimit: memoryLimit)
  }

  /// The folders in the book that may hold a module's files.
  func folders(ofModule name: String) -> [String] {
    switch name {
    case module: ["\(path)/\(sourcesPath)"]
    case "\(module)Tests": ["\(path)/\(testsPath)"]
    default: ["Sources/\(name)", "Tests/\(name)"]
    }
  }

  private var hasSources: Bool { !SwiftFiles.all(in: file(sourcesPath)).isEmpty }

  /// The folders that a build may have to compile: the kata's own sources, and the book's that it
  /// needs.
  private var builtFolders: [URL] {
    let rooms = lesson.room == "SpaceGame" ? ["SpaceGame"] : ["PlayerRoster", "Storage"]
    return [file(sourcesPath), file(testsPath)]
      + rooms.map { workbook.root.appendingPathComponent("Sources/\($0)", isDirectory: true) }
  }
}

extension Kata.BuildOutcome {
  fileprivate static func failed(_ error: KataError) -> Self {
    .failed(.stopped(error.description))
  }
}

import Book
import Foundation
import Toolchain

/// The arcade with a kata's module in place of a lesson's: a small package in `Katas/.play`.
package struct KataArcade: Sendable {
  package let kata: Kata

  package init(_ kata: Kata) {
    self.kata = kata
  }

  /// The program.
  package var executable: URL {
    KataBuildFolder(workbook: kata.workbook).url.appendingPathComponent("debug/\(program)")
  }

  /// Makes the package and builds the program.
  ///
  /// - Parameter progress: Called on any thread with the progress, and when it has to wait for
  ///   another build or check.
  /// - Returns: Why the build failed, nil when it succeeded; and the manifests of the kata that
  ///   were put back, as paths in the kata.
  /// - Throws: ``KataError`` if there is no kata, or the package cannot be made.
  package func build(
    _ progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
  ) async throws -> (failure: BuildFailure?, restored: [String]) {
    try kata.requireStart()
    let restored = try await restoredManifests(progress)
    do {
      try SourceTree(["Package.swift": manifest, "Sources/\(program)/main.swift": main])
        .write(to: folder)
    } catch {
      throw KataError.failed(
        "The arcade in Katas/.play could not be made", reason: Reason.of(error))
    }
    let build = PackageBuild(
      package: folder, root: kata.workbook.root, product: program, sources: builtFolders)
    let folder = KataBuildFolder(workbook: kata.workbook)
    return (try await folder.run(build, progress: progress), restored)
  }

  /// Restores the manifest of the kata: one made by an older book may not offer its module to other
  /// packages.
  private func restoredManifests(
    _ progress: @Sendable (BuildProgress) -> Void
  ) async throws -> [String] {
    let lock = try await kata.lock { progress(.waiting) }
    defer { withExtendedLifetime(lock) {} }
    return try BookFiles(of: kata).restore { $0.hasPrefix("Package") }.paths
  }

  /// The name of the program, different for each lesson.
  private var program: String { "arcade-\(kata.lesson.number)" }

  /// The package.
  ///
  /// Its name differs from the kata's, or SwiftPM would take the two for one package.
  private var folder: URL {
    Kata.home(of: kata.workbook).appendingPathComponent(".play/\(program)", isDirectory: true)
  }

  /// The folders that the first build compiles: everything that the arcade consists of.
  private var builtFolders: [URL] {
    let rooms = [
      "ArcadeCore", "SpaceGame", "PlayerRoster", "Storage", "Terminal", "Shell", "Lessons",
    ]
    return [kata.file(kata.sourcesPath)]
      + rooms.map { kata.workbook.root.appendingPathComponent("Sources/\($0)", isDirectory: true) }
  }

  private var manifest: String {
    let products = [
      PackageManifest.product("ArcadeParts"),
      PackageManifest.product(kata.module, of: kata.lesson.folder),
    ]
    return PackageManifest.text(
      name: "Play", book: "../../..", packages: ["../../\(kata.lesson.folder)"],
      targets: [PackageManifest.target("executableTarget", program, needs: products)])
  }

  /// The arcade's main file, with the kata's module as its guest.
  private var main: String {
    """
    import ArcadeCore
    import \(kata.module)

    await Arcade.main {
      .standard.hosting(.\(kata.lesson.guest)(\(kata.module).\(kata.lesson.seamType)()))
    }

    """
  }
}

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
  ///   another build.
  /// - Returns: Why the build failed; nil when it succeeded.
  /// - Throws: ``KataError`` if there is no kata, or the package cannot be made.
  package func build(
    _ progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
  ) async throws -> BuildFailure? {
    try kata.requireStart()
    try prepare()
    let build = PackageBuild(
      package: folder, root: kata.workbook.root, product: program, sources: builtFolders)
    switch try await KataBuildFolder(workbook: kata.workbook).run(build, progress: progress) {
    case .built: return nil
    case .failed(let failure): return failure
    }
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

  /// Makes the package; files that are already right are not touched, so they are not rebuilt.
  private func prepare() throws {
    // The manifest of a kata made by an older book may not offer its module to other packages.
    let manifest = try kata.bookFiles().filter { $0.path == "Package.swift" }
    for file in manifest { try write(file.text, to: kata.file(file.path)) }
    try write(self.manifest, to: folder.appendingPathComponent("Package.swift"))
    try write(main, to: folder.appendingPathComponent("Sources/\(program)/main.swift"))
  }

  private func write(_ text: String, to file: URL) throws {
    let data = Data(text.utf8)
    guard (try? Data(contentsOf: file)) != data else { return }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw KataError.notMade("The arcade in Katas/.play", reason: Reason.of(error))
    }
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2

    import PackageDescription

    let package = Package(
      name: "Play",
      platforms: [.macOS(.v15)],
      dependencies: [
        .package(name: "shipshape", path: "../../.."),
        .package(path: "../../\(kata.lesson.folder)"),
      ],
      targets: [
        .executableTarget(
          name: "\(program)",
          dependencies: [
            .product(name: "ArcadeParts", package: "shipshape"),
            .product(name: "\(kata.module)", package: "\(kata.lesson.folder)"),
          ],
          swiftSettings: [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("MemberImportVisibility"),
          ])
      ],
      swiftLanguageModes: [.v6]
    )

    """
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

import Book
import Foundation
import Toolchain

/// The arcade with a kata's module in place of a lesson's: a small package in `Katas/.play`.
extension Kata {
  /// The program, once it is built.
  package var arcade: URL { buildFolder.appendingPathComponent("debug/\(program)") }

  /// Makes the package and builds the program, after any other build or check.
  ///
  /// - Returns: Why the build failed, nil when it succeeded; and the manifests of the kata that
  ///   were put back, as paths in the kata.
  package func buildArcade(
    _ progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
  ) async throws -> (failure: BuildFailure?, restored: [String]) {
    try requireStart()
    let restored: [String]
    do {
      let lock = try await lock { progress(.waiting) }
      defer { withExtendedLifetime(lock) {} }
      // A manifest made by an older book may not offer the kata's module to other packages.
      restored = try BookFiles(of: self).restore {
        $0.hasPrefix("Package") || $0.hasPrefix(PackageManifest.entryPointPath)
      }
    }
    let root = workbook.root
    let package = root.appendingPathComponent("Katas/.play/\(program)", isDirectory: true)
    try KataError.telling("The arcade in Katas/.play could not be made") {
      try SourceTree(["Package.swift": manifest, "Sources/\(program)/main.swift": main])
        .write(to: package)
    }
    let entrance = SourceModule(
      program.replacing("-", with: "_"), package.appendingPathComponent("Sources/\(program)"))
    let build = PackageBuild(
      package: package, root: root, product: program, modules: arcadeModules + [entrance])
    return (try await run(build, progress: progress), restored)
  }

  private var program: String { "arcade-\(lesson.number)" }

  /// Everything that the arcade consists of but its main file; those that use others come last.
  private var arcadeModules: [SourceModule] {
    let sides = Catalogue.lessons.flatMap { lesson in
      Side.allCases.map { (lesson.name + $0.folder, lesson.sources($0)) }
    }
    let rooms = Catalogue.arcadeRooms.map { ($0, "Sources/\($0)") }
    let all = rooms.dropLast() + [(module, "\(path)/\(sourcesPath)")] + sides + rooms.suffix(1)
    return all.map { SourceModule($0, workbook.root.appendingPathComponent($1)) }
  }

  /// The package; its name differs from the kata's, or SwiftPM would take the two for one.
  private var manifest: String {
    let products = [
      PackageManifest.product("ArcadeParts"),
      PackageManifest.product(module, of: lesson.folder),
    ]
    return PackageManifest.text(
      name: "Play", book: "../../..", packages: ["../../\(lesson.folder)"],
      targets: [PackageManifest.target("executableTarget", program, needs: products)],
      hasTests: false)
  }

  /// The arcade's main file, with the kata's module as its guest.
  private var main: String {
    """
    import ArcadeCore
    import \(module)

    await Arcade.main {
      .standard.hosting(.\(lesson.guest)(\(module).\(lesson.seamType)()))
    }

    """
  }
}

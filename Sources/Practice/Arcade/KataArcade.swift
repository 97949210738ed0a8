import Book
import Foundation
import Toolchain

/// The arcade with a kata's module in place of a lesson's: a small package in `Katas/.play`.
package struct KataArcade: Sendable {
  package let kata: Kata

  package init(_ kata: Kata) {
    self.kata = kata
  }

  package var executable: URL { kata.buildFolder.appendingPathComponent("debug/\(program)") }

  /// Makes the package and builds the program, after any other build or check.
  ///
  /// - Returns: Why the build failed, nil when it succeeded; and the manifests of the kata that
  ///   were put back, as paths in the kata.
  package func build(
    _ progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
  ) async throws -> (failure: BuildFailure?, restored: [String]) {
    try kata.requireStart()
    let restored: [String]
    do {
      let lock = try await kata.lock { progress(.waiting) }
      defer { withExtendedLifetime(lock) {} }
      // A manifest made by an older book may not offer the kata's module to other packages.
      restored = try BookFiles(of: kata).restore { $0.hasPrefix("Package") }
    }
    // Its name differs from the kata's, or SwiftPM would take the two for one.
    let root = kata.workbook.root
    let folder = root.appendingPathComponent("Katas/.play/\(program)", isDirectory: true)
    try KataError.telling("The arcade in Katas/.play could not be made") {
      try SourceTree(["Package.swift": manifest, "Sources/\(program)/main.swift": main])
        .write(to: folder)
    }
    let build = PackageBuild(package: folder, root: root, product: program, modules: modules)
    return (try await kata.run(build, progress: progress), restored)
  }

  private var program: String { "arcade-\(kata.lesson.number)" }

  /// The folders that the first build compiles, by their modules: everything that the arcade
  /// consists of.
  private var modules: [String: URL] {
    var modules = [kata.module: "\(kata.path)/\(kata.sourcesPath)"]
    for room in ["ArcadeCore", "SpaceGame", "PlayerRoster", "Storage", "Terminal", "Shell"] {
      modules[room] = "Sources/\(room)"
    }
    for lesson in Catalogue.lessons {
      for side in Side.allCases { modules[lesson.name + side.folder] = lesson.sources(side) }
    }
    return modules.mapValues { kata.workbook.root.appendingPathComponent($0) }
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

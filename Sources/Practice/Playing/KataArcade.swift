import Book
import Foundation
import Toolchain

/// The arcade with a kata's module in place of a lesson's: a small package in `Katas/.play`.
package struct KataArcade: Sendable {
  private let kata: Kata

  package init(_ kata: Kata) {
    self.kata = kata
  }

  /// The program, once it is built.
  package var program: URL { kata.buildFolder.appendingPathComponent("debug/\(name)") }

  /// Makes the package and builds the program, after any other build or check.
  ///
  /// - Returns: Why the build failed, nil if it succeeded; and the manifests of the kata that were
  ///   restored, as paths in the kata.
  package func build(
    _ progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
  ) async throws -> (failure: BuildFailure?, restored: [String]) {
    try kata.requireStart()
    let book = try BookFiles(of: kata)
    let restored = try await kata.withLock {
      progress(.waiting)
    } work: {
      // A manifest made by an older book may not offer the kata's module to other packages.
      try book.restore { $0.hasPrefix("Package") || $0.hasPrefix(PackageManifest.entryPointPath) }
    }
    let root = kata.workbook.root
    let package = root.appendingPathComponent("Katas/.play/\(name)", isDirectory: true)
    try KataError.telling("The arcade in Katas/.play could not be made") {
      try SourceTree([
        "Package.swift": manifest, "Sources/\(name)/main.swift": main(asking: book.asked),
      ]).write(to: package)
    }
    let entrance = SourceModule(
      name.replacing("-", with: "_"), package.appendingPathComponent("Sources/\(name)"))
    let build = PackageBuild(
      package: package, root: root, scratch: kata.buildFolder, product: name,
      modules: modules + [entrance])
    return (try await kata.run(build, progress: progress), restored)
  }

  private var lesson: Lesson { kata.lesson }
  private var name: String { "arcade-\(lesson.number)" }

  /// All modules of the arcade except its main file, each after those it uses.
  private var modules: [SourceModule] {
    let sides = kata.workbook.lessons.flatMap { lesson in
      Side.allCases.flatMap { lesson.modules($0, in: kata.workbook) }
    }
    let rooms = Workbook.arcadeRooms.map { ($0, "Sources/\($0)") }
    let own = (kata.ownModules + [(kata.guestModule, kata.guestPath)]).map {
      ($0.name, "\(kata.path)/\($0.path)")
    }
    return (rooms.dropLast() + own + sides + rooms.suffix(1)).map {
      SourceModule($0, kata.workbook.root.appendingPathComponent($1))
    }
  }

  /// The manifest. The package's name differs from the kata's, since SwiftPM would confuse the two
  /// otherwise.
  private var manifest: String {
    let products = [
      PackageManifest.product("ArcadeParts"),
      PackageManifest.product(kata.module, of: lesson.folder),
    ]
    return PackageManifest.text(
      name: "Play", book: "../../..", packages: ["../../\(lesson.folder)"],
      targets: [PackageManifest.target("executableTarget", name, needs: products)],
      hasTests: false)
  }

  /// The arcade's main file, with the kata's module or its guest plugged into a seam.
  private func main(asking module: String) -> String {
    """
    import ArcadeCore
    import \(module)

    await Arcade.main {
      .standard.hosting(Guest(\(lesson.name)Seam.self, \(module).\(lesson.seamType)()))
    }

    """
  }
}

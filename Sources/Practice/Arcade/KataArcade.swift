import Book
import Foundation
import Toolchain

/// The arcade with a kata's module in the place of a lesson's: a small package in `Katas/.play`.
package struct KataArcade: Sendable {
  package let kata: Kata
  /// Called when the reader interrupts its build, after what was started has ended.
  package var ifInterrupted: (@Sendable () -> Void)?

  package init(_ kata: Kata) {
    self.kata = kata
  }

  /// The program.
  package var executable: URL {
    KataBuildFolder(workbook: kata.workbook).url.appendingPathComponent("debug/\(program)")
  }

  /// Makes the package and builds the program.
  ///
  /// - Parameter progress: Told on any thread how far it has come, and that another build is waited for.
  /// - Returns: Why the program is not built; nil where it is.
  /// - Throws: ``KataError`` where there is no kata, or the package cannot be made.
  package func build(
    _ progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
  ) async throws -> BuildFailure? {
    try kata.requireStart()
    try prepare()
    let build = PackageBuild(
      package: folder, root: kata.workbook.root, product: program, sources: builtFolders,
      ifInterrupted: ifInterrupted)
    switch try await KataBuildFolder(workbook: kata.workbook).run(build, progress: progress) {
    case .built: return nil
    case .failed(let failure): return failure
    }
  }

  /// The name of the program, another one for each lesson.
  private var program: String { "arcade-\(kata.lesson.number)" }

  /// The package. Not by the name of the kata's: to the package manager, they would be the same.
  private var folder: URL {
    Kata.home(of: kata.workbook).appendingPathComponent(".play/\(program)", isDirectory: true)
  }

  /// What the first build compiles: all that the arcade is made of.
  private var builtFolders: [URL] {
    let rooms = [
      "ArcadeCore", "SpaceGame", "PlayerRoster", "Storage", "Terminal", "Shell", "Lessons",
    ]
    return [kata.file(kata.sourcesPath)]
      + rooms.map { kata.workbook.root.appendingPathComponent("Sources/\($0)", isDirectory: true) }
  }

  /// Makes the package; what is as it should be already is left as it is, and not built again.
  private func prepare() throws {
    // A kata that is older than this book may not offer its module to other packages.
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

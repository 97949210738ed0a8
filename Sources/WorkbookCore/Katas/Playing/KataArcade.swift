import Foundation
import Toolchain

/// The arcade with a kata's module in the place of a lesson's: a small package in `Katas/.play`.
///
/// Each kata has its own. They are built in one folder, as most of what is built is the same, and
/// so one after the other: see ``FolderLock``.
struct KataArcade {
  let kata: Kata

  init(_ kata: Kata) {
    self.kata = kata
  }

  /// Of the packages of all katas, and of what is built of them.
  var home: URL {
    Kata.home(of: kata.workbook).appendingPathComponent(".play", isDirectory: true)
  }

  /// The package. Not by the name of the kata's: to the package manager, they would be the same.
  var folder: URL { home.appendingPathComponent(program, isDirectory: true) }

  /// Where all of them are built.
  var scratch: URL { home.appendingPathComponent(".build", isDirectory: true) }

  /// The name of the program, another one for each lesson.
  var program: String { "arcade-\(kata.lesson.number)" }

  var executable: URL { scratch.appendingPathComponent("debug/\(program)") }

  /// What the arcade calls the seam of a lesson, and what the lesson calls the type that fills it.
  static let parts: [(guest: String, type: String)] = [
    ("shipyard", "Shipyard"),
    ("referee", "Referee"),
    ("flightControl", "FlightControl"),
    ("turnOrder", "TurnOrder"),
    ("roster", "RosterLayers"),
    ("signIn", "SignInDesk"),
    ("screens", "FrontDoor"),
    ("refresh", "LiveRefresh"),
    ("tables", "LobbyTables"),
  ]

  /// Makes the package; what is as it should be already is left as it is, and not built again.
  func prepare() throws {
    // A kata that is older than this book may not offer its module to other packages.
    let manifest = try KataStarter(kata: kata).bookFiles().filter { $0.path == "Package.swift" }
    for file in manifest { try write(file.text, to: kata.folder.appendingPathComponent(file.path)) }
    try write(self.manifest, to: folder.appendingPathComponent("Package.swift"))
    try write(try main(), to: folder.appendingPathComponent("Sources/\(program)/main.swift"))
  }

  private func write(_ text: String, to file: URL) throws {
    let data = Data(text.utf8)
    guard (try? Data(contentsOf: file)) != data else { return }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw KataArcade.notMade(Reason.of(error))
    }
  }

  /// The build of the program.
  func build(environment: [String: String?]) -> ChildProcess {
    var child = ChildProcess(
      "swift",
      [
        "build", "--package-path", folder.path, "--scratch-path", scratch.path,
        "--product", program,
      ], in: kata.workbook.root)
    child.environment = environment
    return child
  }

  static func notMade(_ reason: String) -> KataError {
    .notMade("The arcade in Katas/.play", reason: reason)
  }

  var manifest: String {
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

  /// The arcade's own main file, with the kata's module as its guest.
  func main() throws -> String {
    let file = kata.workbook.root.appendingPathComponent(KataArcade.mainPath)
    let text = try String(contentsOf: file, encoding: .utf8)
    let part = KataArcade.parts[kata.lesson.number - 1]
    let (standard, imports) = ("{ .standard }", "import ArcadeCore\n")
    guard text.contains(standard), text.contains(imports) else {
      throw KataError.damagedMain(KataArcade.mainPath)
    }
    return
      text
      .replacing(imports, with: "\(imports)import \(kata.module)\n")
      .replacing(
        standard,
        with: "{\n    .standard.hosting(.\(part.guest)(\(kata.module).\(part.type)()))\n  }")
  }

  static let mainPath = "Sources/arcade/main.swift"
}

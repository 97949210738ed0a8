import Book

/// The manifest of a kata: the reader's module, its tests, and the book's module that they need.
///
/// The tests depend on the book's module directly: SwiftPM decides what to rebuild after a change
/// from direct dependencies alone (its issue 10502).
struct KataManifest {
  let text: String

  init(_ kata: Kata, needsLoopback: Bool) {
    let room = KataManifest.product(kata.lesson.room == "SpaceGame" ? "GameKata" : "RosterKata")
    let tests =
      ["\"\(kata.module)\"", room] + (needsLoopback ? [KataManifest.product("Loopback")] : [])
    text = """
      // swift-tools-version: 6.2

      import PackageDescription

      let strict: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]

      let package = Package(
        name: "\(kata.module)",
        platforms: [.macOS(.v15)],
        products: [.library(name: "\(kata.module)", targets: ["\(kata.module)"])],
        dependencies: [.package(name: "shipshape", path: "../..")],
        targets: [
          .target(
            name: "\(kata.module)",
            dependencies: [\(room)],
            swiftSettings: strict),
          .testTarget(
            name: "\(kata.module)Tests",
            dependencies: [
              \(tests.joined(separator: ",\n        ")),
            ],
            swiftSettings: strict),
        ],
        swiftLanguageModes: [.v6]
      )

      """
  }

  private static func product(_ name: String) -> String {
    ".product(name: \"\(name)\", package: \"shipshape\")"
  }
}

/// The manifest of a kata: the reader's module, its tests, and the book by its path.
struct KataPackage {
  let text: String

  init(_ kata: Kata) {
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
            dependencies: [.product(name: "Workshop", package: "shipshape")],
            swiftSettings: strict),
          .testTarget(
            name: "\(kata.module)Tests",
            dependencies: ["\(kata.module)", .product(name: "Workshop", package: "shipshape")],
            swiftSettings: strict),
        ],
        swiftLanguageModes: [.v6]
      )

      """
  }
}

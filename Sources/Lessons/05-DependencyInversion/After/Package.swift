// swift-tools-version: 6.2

import PackageDescription

let arcade = Target.Dependency.product(name: "PlayerVisit", package: "shipshape")
let model = Target.Dependency.product(name: "RosterModel", package: "shipshape")
let files = Target.Dependency.product(name: "RosterFiles", package: "shipshape")

/// The layers, each a target with a folder in `Sources`.
let layers: [Target] = [
  .target(name: "Rules", dependencies: [model]),
  .target(name: "Store", dependencies: [model, files, "Rules"]),
  .target(name: "List", dependencies: [model]),
  .target(
    name: "DependencyInversionKata", dependencies: [arcade, "List", "Rules", "Store"],
    path: "Sources/Entry"),
]

// A check adds these to the layers: their tests, your tests, a colleague's module. Do not edit.
let module = "DependencyInversionKata"
let all = layers.map { Target.Dependency.byName(name: $0.name) } + [arcade, files]
let other = Target.target(name: "DependencyInversionOther", dependencies: all, path: "Other")
let tested = all + [.byName(name: other.name)]

let package = Package(
  name: module,
  platforms: [.macOS(.v15)],
  products: [.library(name: module, targets: (layers + [other]).map(\.name))],
  dependencies: [.package(name: "shipshape", path: "../..")],
  targets: layers + [
    other, .testTarget(name: "\(module)Tests", dependencies: tested),
    .testTarget(name: "DependencyInversionMine", dependencies: tested, path: "Tests/Mine"),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

// swift-tools-version: 6.2

import PackageDescription

let room = Target.Dependency.product(name: "RosterKata", package: "shipshape")
let model = Target.Dependency.product(name: "RosterModel", package: "shipshape")
let files = Target.Dependency.product(name: "RosterFiles", package: "shipshape")

// snippet: layers
/// The layers, each a target with a folder in `Sources`.
let layers: [Target] = [
  .target(name: "List", dependencies: [model, "Rules"]),
  .target(name: "Rules", dependencies: [model]),
  .target(name: "Store", dependencies: [model, files, "Rules"]),
  .target(
    name: "DependencyInversionKata", dependencies: [room, "List", "Rules", "Store"],
    path: "Sources/Entry"),
]
// end: layers

// What a check builds around the layers: their tests, yours, and the guest. Leave it as it is.
let module = "DependencyInversionKata"
let leftOut = Context.environment["SHIPSHAPE_LEFT_OUT"] ?? ""
let all = layers.map { Target.Dependency.byName(name: $0.name) } + [room, files]
let asksGuest = Context.environment["SHIPSHAPE_ASKS_GUEST"] != nil
let guest: [Target] =
  leftOut.contains("guest") && !asksGuest
  ? [] : [.target(name: "DependencyInversionGuest", dependencies: all, path: "Guest")]
let asked = all + guest.map { .byName(name: $0.name) }
let tests = [Target.testTarget(name: "\(module)Tests", dependencies: asked)]
let guestTests: [Target] =
  leftOut.contains("guest")
  ? [] : [.testTarget(name: "DependencyInversionGuestTests", dependencies: asked)]
let mine: [Target] =
  leftOut.contains("mine")
  ? [] : [.testTarget(name: "DependencyInversionMine", dependencies: asked, path: "Tests/Mine")]
let entryPoint: [Target] =
  Context.environment["SHIPSHAPE_ENTRY_POINT"] == nil
  ? [] : [.testTarget(name: "EntryPoint", path: ".entry-point/Tests")]

for target in layers + guest + tests + guestTests + mine {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

let package = Package(
  name: module,
  platforms: [.macOS(.v15)],
  products: [.library(name: module, targets: (layers + guest).map(\.name))],
  dependencies: [.package(name: "shipshape", path: "../..")],
  targets: layers + guest + tests + guestTests + mine + entryPoint,
  swiftLanguageModes: [.v6]
)

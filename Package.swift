// swift-tools-version: 6.2

import PackageDescription

/// The lessons that have modules, in the order of the book.
///
/// Each line makes three targets: `NameBefore`, `NameAfter` and `NameTests`.
let lessons: [Lesson] = [
  Lesson("01-SingleResponsibility", playsIn: "SpaceGame"),
  Lesson("02-OpenClosed", playsIn: "SpaceGame"),
  Lesson("03-LiskovSubstitution", playsIn: "SpaceGame"),
  Lesson("04-InterfaceSegregation", playsIn: "SpaceGame"),
  Lesson("05-DependencyInversion", playsIn: "PlayerRoster"),
  Lesson("06-SignIn", playsIn: "PlayerRoster"),
  Lesson("07-DependencyContainer", playsIn: "PlayerRoster"),
  Lesson("08-Scheduler", playsIn: "PlayerRoster"),
  Lesson("09-Visitor", playsIn: "PlayerRoster"),
]

struct Lesson {
  /// The folder under `Sources/Lessons`, `Tests/Lessons` and `Lessons`.
  let folder: String
  /// The shared module that declares this lesson's seam.
  let room: String

  init(_ folder: String, playsIn room: String) {
    self.folder = folder
    self.room = room
  }

  var name: String { String(folder.drop { $0 != "-" }.dropFirst()) }
  var sides: [String] { ["\(name)Before", "\(name)After"] }

  var targets: [Target] {
    [
      module("\(name)Before", in: "Sources/Lessons/\(folder)/Before", uses: [room]),
      module("\(name)After", in: "Sources/Lessons/\(folder)/After", uses: [room]),
      .testTarget(
        name: "\(name)Tests",
        dependencies: ([room, "TestSupport"] + sides).map { .byName(name: $0) },
        path: "Tests/Lessons/\(folder)",
        swiftSettings: strict),
    ]
  }
}

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func module(_ name: String, in path: String? = nil, uses: [String] = []) -> Target {
  .target(
    name: name,
    dependencies: uses.map { .byName(name: $0) },
    path: path,
    swiftSettings: strict)
}

func program(_ name: String, uses: [String]) -> Target {
  .executableTarget(
    name: name,
    dependencies: uses.map { .byName(name: $0) },
    swiftSettings: strict)
}

func tests(_ name: String, uses: [String]) -> Target {
  .testTarget(
    name: name,
    dependencies: (uses + ["TestSupport"]).map { .byName(name: $0) },
    swiftSettings: strict)
}

let package = Package(
  name: "shipshape",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "arcade", targets: ["arcade"]),
    .executable(name: "workbook", targets: ["workbook"]),
    // What a reader's kata builds on.
    .library(
      name: "Workshop", targets: ["SpaceGame", "PlayerRoster", "Toolchain", "TestSupport"]),
    // What the arcade with a reader's kata in it is made of.
    .library(name: "ArcadeParts", targets: ["ArcadeCore", "Shell"]),
  ],
  targets: [
    module("SpaceGame"),
    module("PlayerRoster"),
    module("Terminal"),
    module("Shell", uses: ["Terminal"]),
    module(
      "ArcadeCore",
      uses: ["SpaceGame", "PlayerRoster", "Terminal", "Shell"] + lessons.flatMap(\.sides)),
    module("Toolchain"),
    module("WorkbookCore", uses: ["Terminal", "Shell", "Toolchain"]),
    program("arcade", uses: ["ArcadeCore", "Shell"]),
    program("workbook", uses: ["WorkbookCore", "Shell"]),
    program("benchmark", uses: ["ArcadeCore", "PlayerRoster", "SpaceGame"]),

    module("TestSupport", in: "Tests/TestSupport", uses: ["Shell", "Toolchain"]),
    tests("SpaceGameTests", uses: ["SpaceGame"]),
    tests("PlayerRosterTests", uses: ["PlayerRoster", "Toolchain"]),
    tests("TerminalTests", uses: ["Terminal"]),
    tests("ShellTests", uses: ["Shell", "Terminal"]),
    tests("ToolchainTests", uses: ["Toolchain"]),
    tests(
      "ArcadeCoreTests",
      uses: ["ArcadeCore", "PlayerRoster", "Shell", "SpaceGame", "Terminal", "Toolchain"]),
    tests("WorkbookCoreTests", uses: ["WorkbookCore", "Shell", "Terminal", "Toolchain"]),
  ] + lessons.flatMap(\.targets),
  swiftLanguageModes: [.v6]
)

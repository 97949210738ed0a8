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
  Lesson("06-SignIn", playsIn: "PlayerRoster", with: ["LoopbackSupport"]),
  Lesson("07-DependencyContainer", playsIn: "PlayerRoster"),
  Lesson("08-Scheduler", playsIn: "PlayerRoster"),
  Lesson("09-Visitor", playsIn: "PlayerRoster"),
]

struct Lesson {
  /// The folder under `Sources/Lessons`, `Tests/Lessons` and `Lessons`.
  let folder: String
  /// The shared module that declares this lesson's seam.
  let room: String
  /// What its tests need beside that room.
  let doubles: [String]

  init(_ folder: String, playsIn room: String, with doubles: [String] = []) {
    self.folder = folder
    self.room = room
    self.doubles = doubles
  }

  var name: String { String(folder.drop { $0 != "-" }.dropFirst()) }
  var sides: [String] { ["\(name)Before", "\(name)After"] }

  var targets: [Target] {
    [
      module("\(name)Before", in: "Sources/Lessons/\(folder)/Before", uses: [room]),
      module("\(name)After", in: "Sources/Lessons/\(folder)/After", uses: [room]),
      .testTarget(
        name: "\(name)Tests",
        dependencies: ([room, "LessonSupport"] + doubles + sides)
          .map { .byName(name: $0) },
        path: "Tests/Lessons/\(folder)",
        swiftSettings: strict),
    ]
  }
}

/// `scripts/check` and the build server ask for warnings to be errors. A reader's compiler, which may be
/// newer, only warns.
let warnings: [SwiftSetting] =
  Context.environment["SHIPSHAPE_WARNINGS"] == "errors" ? [.treatAllWarnings(as: .error)] : []

/// Otherwise a first build compiles the interfaces of the standard library once more, for an index that
/// nobody asks for: a quarter of the time until `swift run workbook` answers. And the compiler would
/// verify the code that it has generated, which is some 7 % of its work.
let quick: SwiftSetting = .unsafeFlags([
  "-index-ignore-system-modules", "-Xfrontend", "-disable-llvm-verify",
])

let strict: [SwiftSetting] =
  [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")]
  + [quick] + warnings

func module(
  _ name: String, in path: String? = nil, uses: [String] = [], without files: [String] = []
) -> Target {
  .target(
    name: name,
    dependencies: uses.map { .byName(name: $0) },
    path: path,
    exclude: files,
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

/// What a target needs of this package, directly.
func needs(of target: Target) -> [String] {
  target.dependencies.compactMap { dependency in
    if case .byNameItem(let name, _) = dependency { name } else { nil }
  }
}

/// Those of the targets that `SHIPSHAPE_ROOMS` names, separated by commas, and what they need: so
/// that the tests of one lesson can be built without the rest of the book. All where it is not set.
func wanted(of targets: [Target]) -> [Target] {
  guard let names = Context.environment["SHIPSHAPE_ROOMS"], !names.isEmpty else {
    return targets.filter { $0.name != "EntryPoint" }
  }
  var open = names.split(separator: ",").map(String.init)
  var found: Set<String> = []
  while let name = open.popLast() {
    guard found.insert(name).inserted, let target = targets.first(where: { $0.name == name }) else {
      continue
    }
    open += needs(of: target)
  }
  return targets.filter { found.contains($0.name) }
}

let tools = ["Toolchain", "Text", "Terminal"]

let targets = wanted(
  of: [
    module("SpaceGame"),
    module("Storage"),
    module("PlayerRoster", uses: ["Storage"]),
    module("Terminal", uses: ["Text"]),
    module(
      "ArcadeCore",
      uses: ["SpaceGame", "PlayerRoster", "Storage", "Text", "Terminal"]
        + lessons.flatMap(\.sides)),
    module("Toolchain"),
    module("Text"),
    module("Book", uses: ["Toolchain", "Text"]),
    module("Practice", uses: ["Toolchain", "Text", "Book", "Storage"]),
    module("Reader", uses: tools + ["Book", "Practice"]),
    module("Site", uses: ["Toolchain", "Text", "Book"], without: ["Assets"]),
    module(
      "Bindery",
      uses: ["Toolchain", "Text", "Terminal", "Storage", "Book", "Practice", "Site"]),
    program("arcade", uses: ["ArcadeCore"]),
    program("workbook", uses: ["Reader", "Book", "Terminal"]),
    program("bookbinder", uses: ["Bindery", "Book", "Terminal"]),
    program("benchmark", uses: ["ArcadeCore", "SpaceGame"]),

    module("LessonSupport", in: "Tests/LessonSupport"),
    module("LoopbackSupport", in: "Tests/LoopbackSupport"),
    module(
      "TestSupport", in: "Tests/TestSupport", uses: ["Text", "Terminal", "Toolchain", "Book"]),
    // Where tests begin that the workbook runs.
    .testTarget(name: "EntryPoint", path: "Tests/EntryPoint/Tests"),
    tests("SpaceGameTests", uses: ["SpaceGame"]),
    tests("StorageTests", uses: ["Storage", "Toolchain"]),
    tests(
      "PlayerRosterTests", uses: ["PlayerRoster", "Storage", "LoopbackSupport", "Toolchain"]),
    tests("TerminalTests", uses: ["Text", "Terminal"]),
    tests("ToolchainTests", uses: ["Toolchain"]),
    tests(
      "ArcadeCoreTests",
      uses: [
        "ArcadeCore", "PlayerRoster", "Storage", "SpaceGame", "Text", "Terminal",
        "Toolchain",
      ]),
    tests("BookTests", uses: ["Toolchain", "Text", "Book"]),
    tests(
      "PracticeTests", uses: ["Toolchain", "Text", "Book", "Practice", "Storage"]),
    tests(
      "ReaderTests", uses: tools + ["Book", "Practice", "Reader"]),
    tests("SiteTests", uses: ["Toolchain", "Text", "Book", "Site"]),
    tests(
      "BinderyTests", uses: ["Toolchain", "Text", "Terminal", "Book", "Practice", "Bindery"]),
  ] + lessons.flatMap(\.targets))

let products: [Product] = [
  .executable(name: "arcade", targets: ["arcade"]),
  .executable(name: "workbook", targets: ["workbook"]),
  .executable(name: "bookbinder", targets: ["bookbinder"]),
  // What a reader's kata builds on, each kata with what its lesson needs.
  .library(name: "GameKata", targets: ["SpaceGame"]),
  .library(name: "RosterKata", targets: ["PlayerRoster", "Storage"]),
  .library(name: "Loopback", targets: ["LoopbackSupport"]),
  // What the arcade with a reader's kata in it is made of.
  .library(name: "ArcadeParts", targets: ["ArcadeCore"]),
]

let package = Package(
  name: "shipshape",
  platforms: [.macOS(.v15)],
  products: products.filter { product in
    let names = (product as? Product.Library)?.targets ?? (product as? Product.Executable)?.targets
    return (names ?? []).allSatisfy { name in targets.contains { $0.name == name } }
  },
  targets: targets,
  swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.2

import PackageDescription

/// The lessons, in the order of the book: the shared module that declares a lesson's seam, and what its
/// tests need beside that.
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

/// Makes three targets: `NameBefore`, `NameAfter` and `NameTests`.
struct Lesson {
  let sides: [String]
  let targets: [Target]

  /// - Parameter folder: Under `Sources/Lessons`, `Tests/Lessons` and `Lessons`.
  init(_ folder: String, playsIn room: String, with doubles: [String] = []) {
    let name = folder.drop { $0 != "-" }.dropFirst()
    sides = ["\(name)Before", "\(name)After"]
    targets = [
      .module(sides[0], in: "Sources/Lessons/\(folder)/Before", uses: [room]),
      .module(sides[1], in: "Sources/Lessons/\(folder)/After", uses: [room]),
      .tests(
        "\(name)Tests", in: "Tests/Lessons/\(folder)",
        uses: [room, "LessonSupport"] + doubles + sides),
    ]
  }
}

/// `scripts/check` and the build server ask for warnings to be errors. A reader's compiler, which may be
/// newer, only warns.
let warnings: [SwiftSetting] =
  Context.environment["SHIPSHAPE_WARNINGS"] == "errors" ? [.treatAllWarnings(as: .error)] : []

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    // Otherwise a first build compiles the interfaces of the standard library once more, for an index
    // that nobody asks for, and the compiler verifies the code that it has generated.
    .unsafeFlags(["-index-ignore-system-modules", "-Xfrontend", "-disable-llvm-verify"]),
  ] + warnings

extension Target {
  static func module(
    _ name: String, in path: String? = nil, uses: [String] = [], without files: [String] = []
  ) -> Target {
    .target(
      name: name, dependencies: uses.map { .byName(name: $0) }, path: path, exclude: files,
      swiftSettings: settings)
  }

  static func program(_ name: String, uses: [String]) -> Target {
    .executableTarget(
      name: name, dependencies: uses.map { .byName(name: $0) }, swiftSettings: settings)
  }

  static func tests(_ name: String, in path: String? = nil, uses: [String]) -> Target {
    .testTarget(
      name: name, dependencies: uses.map { .byName(name: $0) }, path: path, swiftSettings: settings)
  }

  /// What it needs of this package, directly.
  var needs: [String] {
    dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
  }
}

let tool = ["Toolchain", "Text", "Terminal", "Book", "Practice"]

let all: [Target] =
  [
    .module("SpaceGame"), .module("Storage"), .module("Text"), .module("Toolchain"),
    .module("PlayerRoster", uses: ["Storage"]),
    .module("Terminal", uses: ["Text"]),
    .module(
      "ArcadeCore",
      uses: ["SpaceGame", "PlayerRoster", "Storage", "Text", "Terminal"] + lessons.flatMap(\.sides)),
    .module("Book", uses: ["Toolchain", "Text"]),
    .module("Practice", uses: ["Toolchain", "Text", "Book", "Storage"]),
    .module("Reader", uses: tool),
    .module("Site", uses: ["Toolchain", "Text", "Book"], without: ["Assets"]),
    .module("Bindery", uses: tool + ["Storage", "Site"]),
    .program("arcade", uses: ["ArcadeCore"]),
    .program("workbook", uses: ["Reader", "Book", "Terminal"]),
    .program("bookbinder", uses: ["Bindery", "Book", "Terminal"]),
    .program("benchmark", uses: ["ArcadeCore", "SpaceGame"]),

    .module("LessonSupport", in: "Tests/LessonSupport"),
    .module("LoopbackSupport", in: "Tests/LoopbackSupport"),
    .module(
      "TestSupport", in: "Tests/TestSupport", uses: ["Text", "Terminal", "Toolchain", "Book"]),
    .tests("SpaceGameTests", uses: ["SpaceGame"]),
    .tests("StorageTests", uses: ["Storage", "Toolchain"]),
    .tests(
      "PlayerRosterTests", uses: ["PlayerRoster", "Storage", "LoopbackSupport", "Toolchain"]),
    .tests("TerminalTests", uses: ["Text", "Terminal", "TestSupport"]),
    .tests("ToolchainTests", uses: ["Toolchain", "TestSupport"]),
    .tests(
      "ArcadeCoreTests",
      uses: ["ArcadeCore", "PlayerRoster", "Storage", "SpaceGame"]
        + ["Text", "Terminal", "Toolchain", "TestSupport"]),
    .tests("BookTests", uses: ["Toolchain", "Text", "Book", "TestSupport"]),
    .tests("PracticeTests", uses: tool + ["Storage", "TestSupport"]),
    .tests("ReaderTests", uses: tool + ["Reader", "TestSupport"]),
    .tests("SiteTests", uses: ["Toolchain", "Text", "Book", "Site", "TestSupport"]),
    .tests("BinderyTests", uses: tool + ["Bindery", "TestSupport"]),
    // Where tests begin that the workbook runs.
    .tests("EntryPoint", in: "Tests/EntryPoint/Tests", uses: []),
  ] + lessons.flatMap(\.targets)

/// The names of targets that `SHIPSHAPE_ROOMS` has, separated by commas, and of all that these need: so
/// that the tests of one lesson can be built without the rest of the book. Without it, all targets.
let wanted: Set<String> = {
  guard let names = Context.environment["SHIPSHAPE_ROOMS"], !names.isEmpty else {
    return Set(all.map(\.name)).subtracting(["EntryPoint"])
  }
  var (open, found) = (names.split(separator: ",").map(String.init), Set<String>())
  while let name = open.popLast() {
    if found.insert(name).inserted { open += all.first { $0.name == name }?.needs ?? [] }
  }
  return found
}()

/// The programs, and what a reader's kata and the arcade with a kata in it build on.
let products: [Product] =
  ["arcade", "workbook", "bookbinder"].filter(wanted.contains)
  .map { .executable(name: $0, targets: [$0]) }
  + [
    ("GameKata", ["SpaceGame"]), ("RosterKata", ["PlayerRoster", "Storage"]),
    ("Loopback", ["LoopbackSupport"]), ("ArcadeParts", ["ArcadeCore"]),
  ].filter { wanted.isSuperset(of: $1) }.map { .library(name: $0, targets: $1) }

let package = Package(
  name: "shipshape",
  platforms: [.macOS(.v15)],
  products: products,
  targets: all.filter { wanted.contains($0.name) },
  swiftLanguageModes: [.v6]
)

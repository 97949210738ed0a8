// swift-tools-version: 6.2

import PackageDescription

let files = ["RosterFiles", "Storage"]

/// The lessons, in the order of the book: the shared module that declares a lesson's seam, what its
/// tests need beside that, the layers of a side that is more than one module, and the partners.
let lessons: [Lesson] = [
  Lesson("01-SingleResponsibility", playsIn: "SpaceGame"),
  Lesson("02-OpenClosed", playsIn: "SpaceGame", partners: ["Tournament": [], "League": []]),
  Lesson(
    "03-LiskovSubstitution", playsIn: "SpaceGame", partners: ["Tournament": []], served: ["After"]),
  Lesson("04-InterfaceSegregation", playsIn: "SpaceGame"),
  Lesson(
    "05-DependencyInversion", playsIn: "PlayerVisit", with: files,
    before: ["Store": files, "Rules": ["Store"], "List": ["Rules"], "Entry": ["List"]],
    after: [
      "Rules": [], "Store": files + ["Rules"], "List": [],
      "Entry": ["List", "Rules", "Store"],
    ], partners: ["League": ["Rules"]], served: ["After"]),
  Lesson(
    "06-SignIn", playsIn: "PlayerVisit", with: ["LoopbackSupport"], partners: ["Fairs": []]),
  Lesson("07-DependencyContainer", playsIn: "PlayerVisit", partners: ["School": []]),
  Lesson("08-Scheduler", playsIn: "PlayerVisit", partners: ["Fairs": [], "School": []]),
  Lesson("09-Visitor", playsIn: "PlayerVisit"),
]

/// Makes the targets `NameBefore`, `NameAfter` and `NameTests`, one for each layer of a side, and one
/// for each partner who builds on a side, such as `NameAfterLeague`.
struct Lesson {
  /// What each layer depends on beside the model; the last, which has the room, is the side itself.
  typealias Layers = KeyValuePairs<String, [String]>
  /// The sides and their partners.
  let modules: [String]
  let targets: [Target]

  /// - Parameters:
  ///   - folder: Under `Sources/Lessons`, `Tests/Lessons` and `Lessons`.
  ///   - partners: The layers that each partner depends on in place of the whole side. A partner
  ///     sees only what is public.
  ///   - served: The sides that can serve the partners.
  init(
    _ folder: String, playsIn room: String, with others: [String] = [], before: Layers = [:],
    after: Layers = [:], partners: Layers = [:], served: [String] = ["Before", "After"]
  ) {
    let name = folder.drop { $0 != "-" }.dropFirst()
    let sides = [("Before", before), ("After", after)].flatMap { side, layers in
      let (module, path) = ("\(name)\(side)", "Sources/Lessons/\(folder)/\(side)")
      return layers.isEmpty
        ? [.module(module, in: path, uses: [room])]
        : Lesson.parts(layers, of: module, in: path, room)
    }
    let residents = served.flatMap { side in
      partners.map { partner, layers in
        let module = "\(name)\(side)"
        let target = Target.module(
          "\(module)\(partner)", in: "Sources/Lessons/\(folder)/Partners/\(side)/\(partner)",
          uses: layers.isEmpty ? [room, module] : ["RosterModel"] + layers.map { module + $0 },
          isOutside: true)
        target.swiftSettings = Lesson.aliases(of: layers, in: module)
        return target
      }
    }
    let tested = [room, "LessonSupport"] + others + (sides + residents).map(\.name)
    modules = ["\(name)Before", "\(name)After"] + residents.map(\.name)
    targets =
      sides + residents + [.tests("\(name)Tests", in: "Tests/Lessons/\(folder)", uses: tested)]
  }

  /// Code calls the layers that it depends on by their folders: `Rules`, not `NameBeforeRules`.
  static func parts(_ layers: Layers, of side: String, in path: String, _ room: String) -> [Target]
  {
    let names = layers.map(\.key)
    return layers.map { layer, uses in
      let (below, isSide) = (uses.filter(names.contains), layer == names.last)
      let target = Target.module(
        isSide ? side : side + layer, in: "\(path)/\(layer)",
        uses: [isSide ? room : "RosterModel"] + uses.map { below.contains($0) ? side + $0 : $0 })
      target.swiftSettings = aliases(of: below, in: side)
      return target
    }
  }

  private static func aliases(of layers: [String], in side: String) -> [SwiftSetting] {
    [.unsafeFlags(layers.flatMap { ["-module-alias", "\($0)=\(side + $0)"] })]
  }
}

extension Target {
  static func module(
    _ name: String, in path: String? = nil, uses: [String] = [], without files: [String] = [],
    isOutside: Bool = false
  ) -> Target {
    .target(
      name: name, dependencies: uses.map { .byName(name: $0) },
      path: path ?? (name.hasSuffix("Support") ? "Tests/\(name)" : nil), exclude: files,
      packageAccess: !isOutside)
  }

  static func tests(_ name: String, in path: String? = nil, uses: [String]) -> Target {
    .testTarget(name: name, dependencies: uses.map { .byName(name: $0) }, path: path)
  }
}

let arcade = ["SpaceGame", "PlayerVisit", "Storage", "Text", "Terminal"]
let tool = ["Toolchain", "Text", "BookContents", "KataTools", "Terminal"]

let all: [Target] =
  [
    .module("SpaceGame"), .module("Storage"), .module("Text"), .module("RosterModel"),
    .module("RosterFiles", uses: ["RosterModel", "Storage"]),
    .module("PlayerVisit", uses: ["RosterModel"]), .module("Terminal", uses: ["Text"]),
    .module("ArcadeProgram", uses: arcade + lessons.flatMap(\.modules)),
    .module("Toolchain"), .module("BookContents", uses: ["Toolchain", "Text"]),
    .module("KataTools", uses: ["Toolchain", "Text", "BookContents", "Storage"]),
    .module("WorkbookCommands", uses: tool),
    .module("LessonSupport"), .module("LoopbackSupport"),
    .module(
      "TestSupport", uses: ["Terminal", "Toolchain", "Text"],
      without: ["Toolchain", "SmallBook.txt"]),
    .executableTarget(name: "arcade", dependencies: ["ArcadeProgram"]),
    .executableTarget(
      name: "workbook", dependencies: ["WorkbookCommands", "BookContents", "Terminal"]),
  ] + lessons.flatMap(\.targets)
  + [
    ("SpaceGame", []), ("Storage", ["Toolchain", "TestSupport"]),
    ("Terminal", ["Text", "TestSupport"]),
    ("PlayerVisit", files + ["RosterModel", "LoopbackSupport"]),
    ("ArcadeProgram", arcade + ["RosterFiles", "Toolchain", "TestSupport"]),
    ("Toolchain", ["TestSupport"]), ("BookContents", ["Toolchain", "TestSupport"]),
    ("KataTools", ["Toolchain", "BookContents", "Storage", "TestSupport"]),
    ("WorkbookCommands", tool + ["TestSupport"]),
  ].map { .tests("\($0)Tests", uses: [$0] + $1) }

/// A reader's compiler may be newer, so warnings are errors only in `scripts/check` and on the build server.
/// The flags spare a first build an index of the standard library and a check of generated code.
let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
    .unsafeFlags(["-index-ignore-system-modules", "-Xfrontend", "-disable-llvm-verify"]),
  ]
  + (Context.environment["SHIPSHAPE_WARNINGS"] == "errors" ? [.treatAllWarnings(as: .error)] : [])
for target in all { target.swiftSettings = settings + (target.swiftSettings ?? []) }

/// The programs, and what a reader's kata and the arcade with a kata in it build on.
let products: [Product] =
  ["arcade", "workbook"].map { .executable(name: $0, targets: [$0]) }
  + [
    ("SpaceGame", ["SpaceGame"]), ("PlayerVisit", ["PlayerVisit", "RosterModel"]),
    ("RosterModel", ["RosterModel"]),
    ("RosterFiles", ["RosterFiles", "RosterModel", "Storage"]),
    ("LoopbackSupport", ["LoopbackSupport"]), ("ArcadeProgram", ["ArcadeProgram"]),
  ].map { .library(name: $0, targets: $1) }

let package = Package(
  name: "shipshape", platforms: [.macOS(.v15)], products: products,
  targets: all, swiftLanguageModes: [.v6])

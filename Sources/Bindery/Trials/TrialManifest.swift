import Book

/// The files of the package in which a plan is tried.
struct TrialManifest {
  private let plan: TrialPlan

  init(_ plan: TrialPlan) {
    self.plan = plan
  }

  var sources: SourceTree {
    var files = ["Package.swift": text]
    for module in plan.modules {
      for (path, text) in module.tree.files { files["Sources/\(module.name)/\(path)"] = text }
    }
    for suite in plan.suites {
      for (path, text) in suite.files.files { files["Tests/\(suite.name)/\(path)"] = text }
      files["Tests/\(suite.name)/Side.swift"] =
        TrialSide(suite.side, of: suite.lesson, subjects: suite.subjects).text
      files["Tests/\(suite.name)/SideChoice.swift"] = TrialSide.choice(of: suite.subjects)
    }
    return SourceTree(files)
  }

  private var text: String {
    let modules = plan.suites.flatMap { suite in
      suite.subjects.map { ($0.module.name, TrialManifest.room(of: suite.lesson)) }
    }
    let targets = Dictionary(modules) { one, _ in one }.sorted { $0.key < $1.key }
      .map { name, room in
        """
            .target(name: "\(name)", dependencies: [\(room)], swiftSettings: strict),
        """
      }
    let suites = plan.suites.map { suite in
      let doubles = suite.files.files.values.contains { $0.contains("import LoopbackSupport") }
      let needed =
        suite.subjects.map { "\"\($0.module.name)\"" } + [TrialManifest.room(of: suite.lesson)]
        + (doubles ? [TrialManifest.product("Loopback")] : [])
      return """
            .testTarget(
              name: "\(suite.name)", dependencies: [\(needed.joined(separator: ", "))],
              swiftSettings: settings),
        """
    }
    return """
      // swift-tools-version: 6.2

      import PackageDescription

      // The modules are many and small: one compiler for each takes less time than one for each core.
      let settings: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .unsafeFlags(["-j1"]),
      ]
      let strict = settings + [.treatAllWarnings(as: .error)]

      let package = Package(
        name: "trials",
        platforms: [.macOS(.v15)],
        dependencies: [.package(name: "shipshape", path: "../../..")],
        targets: [
      \((targets + suites).joined(separator: "\n"))
        ],
        swiftLanguageModes: [.v6]
      )

      """
  }

  /// The module that a lesson's kata builds on.
  private static func room(of lesson: Lesson) -> String {
    product(lesson.kataProduct)
  }

  private static func product(_ name: String) -> String {
    ".product(name: \"\(name)\", package: \"shipshape\")"
  }
}

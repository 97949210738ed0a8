import Foundation

extension TrialPackage {
  /// Makes the package what a plan says; what is right already keeps its build.
  func write(_ plan: TrialPlan) throws {
    var sources: [String: String] = [:]
    for module in plan.modules {
      for (path, text) in module.tree.files { sources["Sources/\(module.name)/\(path)"] = text }
    }
    for suite in plan.suites {
      for (path, text) in suite.files.files { sources["Tests/\(suite.name)/\(path)"] = text }
      sources["Tests/\(suite.name)/Side.swift"] =
        TrialSide(suite.side, of: suite.lesson, sides: suite.sides).text
      sources["Tests/\(suite.name)/SideChoice.swift"] = TrialSide.choice(of: suite.sides)
    }
    sources["Package.swift"] = manifest(of: plan)
    try SourceTree(sources).write(to: package)
  }

  private func manifest(of plan: TrialPlan) -> String {
    let workshop = ".product(name: \"Workshop\", package: \"shipshape\")"
    let modules = plan.modules.map { module in
      """
          .target(name: "\(module.name)", dependencies: [\(workshop)], swiftSettings: strict),
      """
    }
    let suites = plan.suites.map { suite in
      let needed = suite.sides.map { "\"\($0.module)\"" } + [workshop]
      return """
            .testTarget(
              name: "\(suite.name)", dependencies: [\(needed.joined(separator: ", "))],
              swiftSettings: settings),
        """
    }
    return """
      // swift-tools-version: 6.2

      import PackageDescription

      let settings: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
      let strict = settings + [.treatAllWarnings(as: .error)]

      let package = Package(
        name: "trials",
        platforms: [.macOS(.v15)],
        dependencies: [.package(name: "shipshape", path: "../../..")],
        targets: [
      \((modules + suites).joined(separator: "\n"))
        ],
        swiftLanguageModes: [.v6]
      )

      """
  }
}

import Book
import Practice

extension TrialPlan {
  /// The environment variable that names the version of a run.
  static let chosenVersion = "SHIPSHAPE_VERSION"

  /// The modules are many and small: one compiler for each takes less time than one for each core.
  private static let oneCompiler = ".unsafeFlags([\"-j1\"])"

  /// The files of the package in which the plan is tried.
  var sources: SourceTree {
    let modules = versions.flatMap { version in
      [
        version.tree.inside("Sources/\(module(version))"),
        guest(of: version).inside("Sources/\(seam(version))"),
      ]
    }
    let suites =
      [choice.overlaid(with: tests).inside("Tests/\(suite)")]
      + parts.map { $0.files.overlaid(with: sides(of: $0)).inside("Tests/\($0.name)") }
    return (modules + suites).reduce(SourceTree(["Package.swift": manifest])) {
      $0.overlaid(with: $1)
    }
  }

  /// The guest of a version, which knows it by the name of the side that it is made of.
  func guest(of version: Version) -> SourceTree {
    version.guest.mapping { text in
      Side.allCases.reduce(text) {
        $0.replacing("\(lesson.name)\($1.folder)", with: module(version))
      }
    }
  }

  /// The versions as sides, of which a run chooses one.
  private var choice: SourceTree {
    let choice = """
      import Foundation

      extension Side {
        /// The one that is tried in this run.
        static let allCases = [
          Side(rawValue: ProcessInfo.processInfo.environment["\(TrialPlan.chosenVersion)"] ?? "")
        ].compactMap { $0 }
      }

      """
    return SourceTree(["Side.swift": sideFile(versions), "SideChoice.swift": choice])
  }

  private func sides(of parts: Parts) -> SourceTree {
    let own = versions.filter { parts.versions.contains($0.name) }
    let choice = "extension Side { static let allCases: [Side] = [] }\n"
    return SourceTree(["Side.swift": sideFile(own), "SideChoice.swift": choice])
  }

  private func sideFile(_ versions: [Version]) -> String {
    lesson.sideFile(side, for: versions.map { ($0.name, seam($0)) })
  }

  private var manifest: String {
    let room = PackageManifest.product(lesson.kataProduct)
    let strict = "strict + [\(TrialPlan.oneCompiler), .treatAllWarnings(as: .error)]"
    let quick = "strict + [\(TrialPlan.oneCompiler)]"
    let modules = versions.flatMap { version in
      let settings = version.mayFail ? quick : strict
      let own = PackageManifest.target(
        "target", module(version), needs: [room], settings: settings)
      guard seam(version) != module(version) else { return [own] }
      let needs = [room, "\"\(module(version))\""]
      return [
        own, PackageManifest.target("target", seam(version), needs: needs, settings: settings),
      ]
    }
    func suite(_ name: String, _ files: SourceTree, _ versions: [Version]) -> String {
      PackageManifest.target(
        "testTarget", name,
        needs: Set(versions.flatMap { [module($0), seam($0)] }).sorted().map { "\"\($0)\"" }
          + lesson.products(for: files).map { PackageManifest.product($0) },
        settings: quick)
    }
    let suites =
      [suite(self.suite, tests, versions)]
      + parts.map { parts in
        suite(parts.name, parts.files, versions.filter { parts.versions.contains($0.name) })
      }
    return PackageManifest.text(name: "trials", book: "../../..", targets: modules + suites)
  }
}

import Book
import Practice

extension TrialPlan {
  /// The environment variable that names the subjects of a run, separated by commas.
  static let chosenSides = "SHIPSHAPE_SIDES"

  /// The modules are many and small: one compiler for each takes less time than one for each core.
  private static let oneCompiler = ".unsafeFlags([\"-j1\"])"

  /// The files of the package in which the plan is tried.
  var sources: SourceTree {
    let trees =
      modules.map { $0.tree.inside("Sources/\($0.name)") }
      + suites.map { $0.tests.inside("Tests/\($0.name)") }
    return trees.reduce(SourceTree(["Package.swift": manifest])) { $0.overlaid(with: $1) }
  }

  private var manifest: String {
    let modules = modules.map { module in
      PackageManifest.target(
        "target", module.name, needs: [PackageManifest.product(module.lesson.kataProduct)],
        settings: "strict + [\(TrialPlan.oneCompiler), .treatAllWarnings(as: .error)]")
    }
    let suites = suites.map { suite in
      PackageManifest.target(
        "testTarget", suite.name,
        needs: suite.subjects.map { "\"\($0.module.name)\"" }
          + suite.lesson.products(for: suite.files).map { PackageManifest.product($0) },
        settings: "strict + [\(TrialPlan.oneCompiler)]")
    }
    return PackageManifest.text(name: "trials", book: "../../..", targets: modules + suites)
  }
}

extension TrialPlan.Suite {
  /// The test files, with the subjects as their sides, limited to those that a run is about.
  fileprivate var tests: SourceTree {
    let versions = subjects.map { (name: $0.name, module: $0.module.name) }
    let choice = """
      import Foundation

      extension Side {
        /// Those that are to be tried in this run; all of them where none is named.
        static let allCases: [Side] = {
          let all: [Side] = [\(subjects.map { ".\($0.name)" }.joined(separator: ", "))]
          let environment = ProcessInfo.processInfo.environment
          guard let names = environment["\(TrialPlan.chosenSides)"] else { return all }
          return all.filter { names.split(separator: ",").contains(Substring($0.rawValue)) }
        }()
      }

      """
    return files.overlaid(
      with: SourceTree([
        "Side.swift": lesson.sideFile(side, for: versions),
        "SideChoice.swift": choice,
      ]))
  }
}

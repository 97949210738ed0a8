import Book

/// Versions of a lesson's module and the tests that are tried on them, all in one package, so that
/// what they share is built once.
struct TrialPlan: Sendable {
  /// Why a version is tried; a request goes by its name in code, such as `LuredSeekers`.
  enum Purpose: Hashable, Sendable {
    case plain
    case step(Int)
    case slip(Int)
    case with(String)
    /// A request that is carried out everywhere but at one place.
    case without(String, place: Int)
    case both(String, String)
    /// So many of the expected requests, one after the other.
    case row(Int)

    /// Whether its build may fail: then the compiler is asked about it before anything is built.
    var mayFail: Bool {
      switch self {
      case .plain, .step, .with, .row: false
      case .slip, .without, .both: true
      }
    }

    /// The case for it in the enum of sides, such as `stepBefore3`.
    func name(on side: Side) -> String {
      let folder = side.folder
      return switch self {
      case .plain: "plain\(folder)"
      case .step(let number): "step\(folder)\(number)"
      case .slip(let number): "slip\(folder)\(number)"
      case .with(let request): "with\(request)\(folder)"
      case .without(let request, let place): "without\(request)\(folder)\(place)"
      case .both(let one, let other): "both\(one)\(other)\(folder)"
      case .row(let count): "row\(folder)\(count)"
      }
    }
  }

  /// A version of the lesson's module.
  struct Version: Sendable {
    let purpose: Purpose
    /// The side that it is made of.
    let side: Side
    /// The name for people: the path of the file that it was made with, or a description.
    let title: String
    let tree: SourceTree
    /// The files of a module that takes its place and imports it.
    let guest: SourceTree
    /// The files with the tests that it is tried with; each list is a run of its own.
    let runs: [[String]]

    var name: String { purpose.name(on: side) }
    var mayFail: Bool { purpose.mayFail }
  }

  /// Tests of a request's own version of the sides' parts.
  struct Parts: Sendable {
    /// The path of the request.
    let title: String
    /// The name in code, such as `OpenClosedLuredSeekersPartsTests`.
    let name: String
    let files: SourceTree
    /// The names of the versions that it needs.
    let versions: [String]

    /// Whether there is more to it than that it compiles.
    var hasTests: Bool { files.files.values.contains { $0.contains("@Test") } }
  }

  let lesson: Lesson
  /// The behaviours, the tests of all requests, and what they need.
  let tests: SourceTree
  /// The text of the lesson's own `Side.swift`.
  let side: String
  var versions: [Version]
  var parts: [Parts]

  /// The name in code of the tests.
  var suite: String { "\(lesson.name)TrialTests" }

  /// The name in code of a version's module, and of the one that takes its place.
  func module(_ version: Version) -> String {
    lesson.name + version.name.prefix(1).uppercased() + version.name.dropFirst()
  }

  func seam(_ version: Version) -> String {
    module(version) + (version.guest.files.isEmpty ? "" : "Guest")
  }

  /// The plan without versions and parts that do not build.
  func leavingOut(_ modules: some Collection<String>) -> TrialPlan {
    var plan = self
    plan.versions.removeAll { modules.contains(module($0)) || modules.contains(seam($0)) }
    let names = Set(plan.versions.map(\.name))
    plan.parts.removeAll { modules.contains($0.name) || !names.isSuperset(of: $0.versions) }
    return plan
  }
}

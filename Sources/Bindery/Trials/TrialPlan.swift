import Book

/// Versions of a lesson's module and the tests that are tried on them, all in one package, so that
/// what they share is built once.
struct TrialPlan: Sendable {
  /// A version of the lesson's module.
  struct Version: Sendable {
    /// The case for it in the enum of sides, such as `step3`.
    let name: String
    /// The name for people: the path of the file that it was made with, or a description.
    let title: String
    let tree: SourceTree
    /// The files of a module that takes its place and imports it.
    var guest = SourceTree()
    /// Whether its build may fail: then the compiler is asked about it before anything is built.
    var mayFail = false
    /// The files with the tests that it is tried with; each list is a run of its own.
    var runs: [[String]]
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

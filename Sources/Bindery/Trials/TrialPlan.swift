import Book

/// Versions of lessons' modules and the tests that each must pass or fail, all in one package, so
/// that the modules they share are built once.
struct TrialPlan: Sendable {
  /// A version of a lesson's module.
  struct Module: Hashable, Sendable {
    /// The name in code, such as `OpenClosedStep3`.
    let name: String
    /// The name for people: the path of the file that it was made with, or a description.
    let title: String
    let lesson: Lesson
    let tree: SourceTree
  }

  /// What the tests of a suite must show about a module.
  enum Expectation: Hashable, Sendable {
    case passes
    /// At least the behaviours with these sentences fail.
    case breaks([String])
    /// Every test in a file fails, since what it asks for does not exist yet.
    case lacks(request: String, testFile: String)
  }

  /// A module that takes the place of a side.
  struct Subject: Hashable, Sendable {
    /// The case for it in the enum of sides.
    let name: String
    let module: Module
    /// Subjects of one group run together, and each group by itself: more at once would slow each
    /// other down where tests watch the clock.
    let group: String
    let expectation: Expectation
  }

  /// Tests that run against several modules.
  struct Suite: Hashable, Sendable {
    /// The name in code, such as `OpenClosedTrialTests`.
    let name: String
    let lesson: Lesson
    /// The test files, without `Side.swift`.
    let files: SourceTree
    /// The text of the lesson's own `Side.swift`.
    let side: String
    var subjects: [Subject]

    /// The subjects, grouped by which of them run together.
    var groups: [[Subject]] {
      var groups: [[Subject]] = []
      for subject in subjects {
        if let index = groups.firstIndex(where: { $0[0].group == subject.group }) {
          groups[index].append(subject)
        } else {
          groups.append([subject])
        }
      }
      return groups
    }
  }

  var suites: [Suite] = []

  /// The modules, each listed once.
  var modules: [Module] {
    let all = suites.flatMap(\.subjects).map(\.module)
    return Dictionary(all.map { ($0.name, $0) }) { one, _ in one }.values
      .sorted { $0.name < $1.name }
  }

  /// The plan without the modules and suites that do not build.
  func leavingOut(_ names: Set<String>) -> TrialPlan {
    let left = suites.filter { !names.contains($0.name) }.map { suite in
      var suite = suite
      suite.subjects.removeAll { names.contains($0.module.name) }
      return suite
    }
    return TrialPlan(suites: left.filter { !$0.subjects.isEmpty })
  }
}

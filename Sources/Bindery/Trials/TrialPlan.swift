import Book

/// Versions of lessons' modules, and the tests that each has to pass or to fail: all in one package, so
/// that the rooms that they share are built once.
struct TrialPlan: Sendable {
  /// A version of a lesson's module.
  struct Module: Hashable, Sendable {
    /// In code, such as `OpenClosedStep3`.
    let name: String
    /// For people: the path of what it was made with, or what it is.
    let title: String
    let tree: SourceTree
  }

  /// What the tests of a suite have to say about a module.
  enum Expectation: Hashable, Sendable {
    case passes
    /// At least the behaviours with these sentences fail.
    case breaks([String])
    /// Every test in a file fails, for what it asks is not there yet.
    case lacks(request: String, testFile: String)
  }

  /// A module in the place of a side.
  struct Subject: Hashable, Sendable {
    /// The case that stands for it in the choice of a side.
    let name: String
    let module: Module
    /// Those of one group run together, and each group by itself: more at once would be in each
    /// other's way where tests watch the clock.
    let group: String
    let expectation: Expectation
  }

  /// Tests that run against some modules.
  struct Suite: Hashable, Sendable {
    /// In code, such as `OpenClosedTrialTests`.
    let name: String
    let lesson: Lesson
    /// Without the choice of a side.
    let files: SourceTree
    /// The choice of a side as a kata has it.
    let side: String
    var subjects: [Subject]

    /// The subjects that run together.
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

  /// Each module once.
  var modules: [Module] {
    let all = suites.flatMap(\.subjects).map(\.module)
    return Dictionary(all.map { ($0.name, $0) }) { one, _ in one }.values
      .sorted { $0.name < $1.name }
  }

  /// Without modules and suites that do not build.
  func leavingOut(_ names: Set<String>) -> TrialPlan {
    let left = suites.filter { !names.contains($0.name) }.map { suite in
      var suite = suite
      suite.subjects.removeAll { names.contains($0.module.name) }
      return suite
    }
    return TrialPlan(suites: left.filter { !$0.subjects.isEmpty })
  }
}

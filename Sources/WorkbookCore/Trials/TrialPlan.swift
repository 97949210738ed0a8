import Foundation

/// Versions of lessons' modules, and the tests that each has to pass or to fail.
struct TrialPlan: Sendable {
  /// A version of a lesson's module.
  struct Module: Hashable, Sendable {
    /// In code, such as `OpenClosedStep03`.
    let name: String
    /// For people, such as “step 3 of lesson 2”.
    let title: String
    let tree: SourceTree
  }

  /// Tests that run against some of the modules.
  struct Suite: Hashable, Sendable {
    /// In code, such as `OpenClosedTrialTests`.
    let name: String
    let lesson: Lesson
    /// Without the choice of a side.
    let files: SourceTree
    /// The lesson's own `Side.swift`.
    let side: String
    let sides: [TrialSide.Side]

    /// The sides that run together.
    var groups: [[TrialSide.Side]] {
      var groups: [[TrialSide.Side]] = []
      for side in sides {
        if let index = groups.firstIndex(where: { $0[0].group == side.group }) {
          groups[index].append(side)
        } else {
          groups.append([side])
        }
      }
      return groups
    }
  }

  var modules: [Module] = []
  var suites: [Suite] = []

  static func + (plan: TrialPlan, other: TrialPlan) -> TrialPlan {
    TrialPlan(modules: plan.modules + other.modules, suites: plan.suites + other.suites)
  }

  /// Without modules and suites that do not build.
  func leavingOut(_ names: Set<String>) -> TrialPlan {
    let left = suites.filter { !names.contains($0.name) }.map { suite in
      Suite(
        name: suite.name, lesson: suite.lesson, files: suite.files, side: suite.side,
        sides: suite.sides.filter { !names.contains($0.module) })
    }
    return TrialPlan(
      modules: modules.filter { !names.contains($0.name) },
      suites: left.filter { !$0.sides.isEmpty })
  }

  func title(of name: String) -> String? {
    modules.first { $0.name == name }?.title
  }
}

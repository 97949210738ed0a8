import Book
import Foundation
import Practice

/// The trials of a lesson: before and after as katas, the defect, the steps, and the requests.
struct LessonTrial: Sendable {
  private(set) var suites: [TrialPlan.Suite] = []

  /// How many steps run at once.
  private static let together = 4

  init(of lesson: Lesson, in workbook: Workbook) throws {
    let tests = try TrialTests(of: lesson, in: workbook)
    func subject(
      _ name: String, _ title: String, _ tree: SourceTree, group: String,
      _ expectation: TrialPlan.Expectation = .passes
    ) -> TrialPlan.Subject {
      let module = lesson.name + name.prefix(1).uppercased() + name.dropFirst()
      return TrialPlan.Subject(
        name: name,
        module: TrialPlan.Module(name: module, title: title, lesson: lesson, tree: tree),
        group: group, expectation: expectation)
    }
    func suite(_ name: String, _ files: SourceTree, _ subjects: [TrialPlan.Subject]) {
      suites.append(
        TrialPlan.Suite(
          name: "\(lesson.name)\(name)Tests", lesson: lesson, files: files, side: tests.kata.side,
          subjects: subjects))
    }
    func plain(_ expectation: TrialPlan.Expectation = .passes) throws -> [TrialPlan.Subject] {
      try Side.allCases.map { side in
        subject(
          "kata\(side.folder)", "\(side.rawValue) of lesson \(lesson.number) as a kata",
          try workbook.tree(of: lesson, side), group: "plain", expectation)
      }
    }

    let defect = try SeededDefect(of: lesson, in: workbook)
    var subjects =
      try plain() + [
        subject(
          "defect", SeededDefect.path(of: lesson), defect.tree, group: "defect",
          .breaks(defect.breaks))
      ]
    // The last step is left out, since it is after itself.
    subjects += try StepSeries(of: lesson, in: workbook).steps.dropLast().map { step in
      let group = (step.number - 1) / LessonTrial.together
      return subject("step\(step.number)", step.path, step.after, group: "steps\(group)")
    }
    for request in try ChangeRequest.all(of: lesson, in: workbook) {
      let word = request.name.split(separator: "-").map(\.capitalized).joined()
      let changed = try Side.allCases.map { side in
        subject(
          "with\(word)\(side.folder)", "\(request.path)/\(side.folder).diff",
          try request.tree(of: side, in: workbook), group: request.name)
      }
      subjects += changed
      suite(
        word, try tests.files(for: request, changed: changed.map(\.module.name)),
        changed + (try plain(.lacks(request: request.path, testFile: request.testFile))))
    }
    suite("Trial", tests.kata.behaviours, subjects)
  }
}

import Book
import Foundation

/// What is kept of each lesson's trial is what a trial finds now. Lessons that have changed since
/// are tried again, and one of the others, another one each day.
struct EvidenceRule: VerifyRule {
  let name = "evidence"

  func problems(in workbook: Workbook) async throws -> [String] {
    let lessons = try EvidenceRule.lessons(in: workbook, day: EvidenceRule.today)
    return await problems(of: lessons) { lesson in
      let found = try await LessonTrial(of: lesson, in: workbook).run()
      var problems = found.problems
      let path = LessonEvidence.path(of: lesson)
      if try workbook.text(at: path) != found.evidence.jsonText() {
        problems.append(
          "\(path) is not what is measured now: run `bookbinder measure \(lesson.number)`.")
      }
      return problems
    }
  }

  /// The lessons to try.
  ///
  /// - Parameter day: Chooses one of those that have not changed.
  static func lessons(in workbook: Workbook, day: Int) throws -> [Lesson] {
    let changed = try workbook.lessons.filter { try !$0.isMeasured(in: workbook) }
    let others = workbook.lessons.filter { !changed.contains($0) }
    return changed + (others.isEmpty ? [] : [others[day % others.count]])
  }

  private static var today: Int { Int(Date().timeIntervalSince1970 / 86_400) }
}

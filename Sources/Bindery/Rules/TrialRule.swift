import Book

/// Before and after pass as katas; each lesson's defect is found; every step builds without a
/// warning and passes the behaviours; and every request's tests fail on the unchanged sides, but
/// pass with its change, together with all existing tests.
struct TrialRule: VerifyRule {
  let name = "trials"

  func problems(in workbook: Workbook) async throws -> [String] {
    var plan = TrialPlan()
    let problems = eachLesson { lesson in
      plan.suites += try LessonTrial(of: lesson, in: workbook).suites
      return []
    }
    let report = try await TrialPackage(workbook: workbook).run(plan)
    return problems + TrialVerdict(report, of: plan).problems
  }
}

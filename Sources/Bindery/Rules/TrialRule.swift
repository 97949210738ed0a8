import Book

/// Before and after pass as katas, and the defect of each lesson is found; every step builds without a
/// warning and passes the behaviours; every request fails on the sides as they are, and with its change
/// passes together with all that was there.
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

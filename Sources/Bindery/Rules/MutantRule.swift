import Book
import Foundation

/// The tests of a request refuse every near miss of a change that carries it out.
///
/// There are thousands: a sample of those of one lesson each day, and all where that is asked for.
struct MutantRule: VerifyRule {
  let name = "mutants"
  var isThorough = false

  /// How many are tried in a sample.
  private static let sample = 60

  var thorough: any VerifyRule { MutantRule(isThorough: true) }

  func problems(in workbook: Workbook) async throws -> [String] {
    let day = Int(Date().timeIntervalSince1970 / 86_400)
    let all = Catalogue.lessons
    return await problems(of: isThorough ? all : [all[day % all.count]]) { lesson in
      let trial = try LessonTrial(of: lesson, in: workbook)
      let count = try trial.ofMutants { _ in true }.versions.count
      let step = isThorough ? 1 : max(1, count / MutantRule.sample)
      let chosen = try trial.ofMutants { $0 % step == day / all.count % step }
      let results = try await TrialPackage(trial: chosen).run()
      return chosen.versions.filter { results[$0.name]?.fault == nil }
        .map { "No test refuses a near miss: in \($0.title)." }
    }
  }
}

import Foundation

/// Before passes as a kata, so does after, and a mistake in before is found and named.
struct KataRule: VerifyRule {
  let name = "katas"

  /// What differs from our own environment for `swift test`.
  var environment: [String: String?] = [:]

  func problems(in workbook: Workbook) async throws -> [String] {
    let lessons = Catalogue.lessons.filter(workbook.hasSides)
    let gathering = KataGathering(of: workbook, lessons: lessons)
    var problems: [String] = []
    for side in ["Before", "After"] {
      try gathering.fill(with: side)
      problems += try await sound(gathering, side: side)
    }
    guard problems.isEmpty else { return problems }
    return try await unsound(gathering)
  }

  /// What is wrong with a side that has to pass.
  private func sound(_ gathering: KataGathering, side: String) async throws -> [String] {
    switch try await gathering.run(environment: environment) {
    case .notBuilt(let messages): return ["\(side) does not build as a kata:\n\(messages)"]
    case .crashed(let culprit): return ["\(side) ends its tests early as a kata, in: \(culprit)"]
    case .results(let results):
      return gathering.lessons.flatMap { lesson -> [String] in
        let ours = results.filter { $0.isAbout(lesson) }
        guard !ours.isEmpty else { return ["\(lesson.folder) has no behaviour as a kata."] }
        return ours.filter { $0.mark != .passed }.map {
          "\(lesson.folder): \(side.lowercased()) as a kata does not pass: \($0.sentence)"
        }
      }
    }
  }

  /// What is wrong with the defects: all of them at once, each in a lesson of its own.
  private func unsound(_ gathering: KataGathering) async throws -> [String] {
    try gathering.fill(with: "Before")
    var problems: [String] = []
    var defects: [SeededDefect] = []
    for lesson in gathering.lessons {
      let path = "Lessons/\(lesson.folder)/\(SeededDefect.file)"
      guard let defect = try? SeededDefect(of: lesson, in: gathering.workbook) else {
        problems.append("There is no \(path).")
        continue
      }
      if let reason = try defect.apply(to: gathering.sources(of: lesson)) {
        problems.append("\(path) \(reason).")
      } else {
        defects.append(defect)
      }
    }
    switch try await gathering.run(environment: environment) {
    case .notBuilt(let messages): problems.append("A defect does not build:\n\(messages)")
    case .crashed(let culprit): problems.append("A defect ends the tests early, in: \(culprit)")
    case .results(let results):
      for defect in defects {
        let failed = results.filter { $0.isAbout(defect.lesson) && $0.mark.isFailure }
        let missed = defect.breaks.filter { !failed.map(\.sentence).contains($0) }
        problems += missed.map {
          "\(defect.lesson.folder): no test finds the defect that has to break: \($0)"
        }
      }
    }
    return problems
  }
}

extension TestResult {
  /// Whether it belongs to the kata of a lesson.
  fileprivate func isAbout(_ lesson: Lesson) -> Bool {
    location.fileID.hasPrefix("\(lesson.name)KataTests/")
  }
}

import Book
import Toolchain

/// The results of a trial: whether everything that must pass does, and the figures that are kept
/// beside the lesson's page.
extension LessonTrial {
  func run() async throws -> (evidence: LessonEvidence, problems: [String]) {
    let results = try await TrialPackage(trial: self).run()
    return (try evidence(from: results), problems(in: results))
  }

  /// The versions that do not behave as they must, one sentence each.
  ///
  /// - Parameter results: The results of all versions.
  func problems(in results: [TrialVersion.ID: TrialResult]) -> [String] {
    var problems: [String] = []
    var results = results
    for version in versions where version.id.kind == .plain {
      // Besides its behaviours, the tests of each request ran separately.
      let runs = results[version.id]?.runs ?? []
      results[version.id]?.runs = Array(runs.prefix(1))
      for (request, run) in zip(requests, runs.dropFirst()) {
        problems += run.tests.filter(\.isPassed).map {
          "\(request.path): \(version.title) passes without the change: \($0.sentence)"
        }
        if run.tests.isEmpty {
          problems.append("\(request.path): no test of \(request.testFile) ran.")
        }
      }
    }
    for version in versions where version.id.kind.isSound {
      let fault = (results[version.id] ?? TrialResult()).fault
      if let fault { problems.append("\(version.title) \(fault)") }
    }
    for slip in slips where !slip.inexpressible.contains(.before) {
      let result = results[TrialVersion.ID(kind: .slip(slip.number), side: .before)]
      if result?.fault == nil { problems.append("\(slip.path)/Before.diff: nothing catches it.") }
    }
    return problems + stopProblems(in: results)
  }

  func evidence(from results: [TrialVersion.ID: TrialResult]) throws -> LessonEvidence {
    func result(_ kind: TrialVersion.Kind, _ side: Side) -> TrialResult? {
      results[TrialVersion.ID(kind: kind, side: side)]
    }
    let edited = try Sides { side in
      let row = try row(on: side)
      return try zip(row, row.dropFirst()).map { try ChangeFigures(from: $0.tree, to: $1.tree) }
    }
    return LessonEvidence(
      lesson: lesson.name, digest: digest,
      requests: try requests.map { request in
        LessonEvidence.Request(
          name: request.name, title: request.title, marks: request.marks,
          effort: try Sides { side in
            try effort(for: request, on: side) { place in
              result(.without(request: request.name, place: place), side)
            }
          })
      },
      slips: slips.map { slip in
        LessonEvidence.Slip(
          title: slip.title,
          outcome: Sides { slip.outcome(result(.slip(slip.number), $0) ?? TrialResult()) })
      },
      stages: requests.filter(\.isExpected).enumerated().map { index, request in
        LessonEvidence.Stage(
          request: request.name,
          linesEdited: Sides { edited[$0][...index].map(\.linesEdited).reduce(0, +) })
      })
  }

  /// - Parameter without: The result without a place, counted from 1; nil for the only place:
  ///   without it, only the plain side is left, and that fails the tests.
  private func effort(
    for request: ChangeRequest, on side: Side, without: (Int) -> TrialResult?
  ) throws -> LessonEvidence.Effort {
    let change = request.changes[side]
    let folder = lesson.sources(side) + "/"
    let files = (change.patch?.files ?? []).filter { $0.path.hasPrefix(folder) }
    var figures = ChangeFigures(of: files)
    figures.linesAdded += change.guest.files.values.map(\.codeLines).reduce(0, +)
    figures.places += change.guest.paths.count
    let places = try places(of: request, on: side).enumerated().map { index, place in
      let rest = without(index + 1)
      let notice: LessonEvidence.Notice =
        rest?.error != nil ? .compiler : rest != nil && rest?.fault == nil ? .nothing : .behaviour
      return LessonEvidence.Place(file: place.file, line: place.line, noticedBy: notice)
    }
    return LessonEvidence.Effort(
      figures: figures,
      places: places
        + change.guest.paths.map { LessonEvidence.Place(file: $0, line: 0, noticedBy: .behaviour) })
  }
}

extension Slip {
  fileprivate func outcome(_ result: TrialResult) -> LessonEvidence.SlipOutcome {
    LessonEvidence.SlipOutcome(
      error: result.error, broken: result.runs.flatMap(\.broken).map(\.sentence).sorted(),
      unrelated: unrelated(in: result).map(\.sentence).sorted())
  }

  /// The broken behaviours that the slip is not about.
  func unrelated(in result: TrialResult) -> [RecordedTest] {
    result.runs.flatMap(\.broken).filter { test in
      !about.contains(test.sentence) && !about.contains(test.suite ?? "")
    }
  }
}

import Book
import Toolchain

/// What is learnt from a trial: that everything passes that has to, and the figures that are kept beside
/// the lesson's page.
extension LessonTrial {
  /// Builds and runs everything.
  func run() async throws -> (evidence: LessonEvidence, problems: [String]) {
    let results = try await TrialPackage(workbook: workbook).run(plan)
    return (try evidence(from: results), problems(in: results))
  }

  /// What does not do what it has to, one sentence each.
  func problems(in results: [String: TrialResult]) -> [String] {
    var problems: [String] = []
    for version in plan.versions where !version.mayFail {
      let result = results[version.name] ?? TrialResult()
      if let error = result.error {
        problems.append("\(version.title) does not build: \(error)")
      } else if version.purpose == .plain {
        problems += lacks(version, result)
      } else if let fault = result.fault {
        problems.append("\(version.title) does not pass: \(fault)")
      }
    }
    for parts in plan.parts {
      // Where the version itself does not build, that has been said.
      guard parts.versions.allSatisfy({ results[$0]?.error == nil }) else { continue }
      let result = results[parts.name] ?? TrialResult()
      if let fault = parts.hasTests ? result.fault : result.error {
        problems.append("\(parts.title): the tests of the parts do not pass: \(fault)")
      }
    }
    for slip in slips {
      let result = results[TrialPlan.Purpose.slip(slip.number).name(on: .before)]
      if result?.fault == nil { problems.append("\(slip.path)/Before.diff: nobody notices it.") }
    }
    return problems
  }

  /// Before and after pass their behaviours, and lack what each request asks for.
  private func lacks(_ version: TrialPlan.Version, _ result: TrialResult) -> [String] {
    var problems: [String] = []
    if let fault = result.runs.first?.fault {
      problems.append("\(version.title) does not pass: \(fault)")
    }
    for (request, run) in zip(requests, result.runs.dropFirst()) {
      let passing = run.tests.filter { $0.hasEnded && $0.allIssues.isEmpty }
      problems += passing.map {
        "\(request.path): \(version.title) passes without the change: \($0.sentence)"
      }
      if run.tests.isEmpty {
        problems.append("\(request.path): no test of \(request.testFile) ran.")
      }
    }
    return problems
  }

  func evidence(from results: [String: TrialResult]) throws -> LessonEvidence {
    func both<Value>(_ value: (Side) -> Value) -> LessonEvidence.Sides<Value> {
      LessonEvidence.Sides(before: value(.before), after: value(.after))
    }
    func result(_ purpose: TrialPlan.Purpose, _ side: Side) -> TrialResult {
      results[purpose.name(on: side)] ?? TrialResult()
    }
    let totals = stages.mapValues { sizes in
      sizes.indices.map { sizes[...$0].map(\.linesEdited).reduce(0, +) }
    }
    return LessonEvidence(
      lesson: lesson.name, digest: try TrialDigest(of: lesson, in: workbook).text,
      requests: requests.map { request in
        LessonEvidence.Request(
          name: request.name, title: request.title, marks: request.marks,
          effort: both { side in
            effort(
              for: request, on: side,
              tests: result(.with(request.word), side).runs.last?.tests ?? []
            ) { result(.without(request.word, place: $0), side) }
          })
      },
      slips: slips.map { slip in
        LessonEvidence.Slip(
          title: slip.title, outcome: both { slip.outcome(result(.slip(slip.number), $0)) })
      },
      meetings: pairs.map { one, other in
        let purpose = TrialPlan.Purpose.both(one.word, other.word)
        return LessonEvidence.Meeting(
          requests: [one.name, other.name],
          outcome: both { side in
            if conflicts.contains(purpose.name(on: side)) { return .conflict }
            return result(purpose, side).fault == nil ? .passes : .breaks
          })
      },
      stages: requests.filter(\.isExpected).enumerated().map { index, request in
        LessonEvidence.Stage(
          request: request.name, linesEdited: both { totals[$0]?[index] ?? 0 })
      })
  }

  private func effort(
    for request: ChangeRequest, on side: Side, tests: [RecordedTest],
    without: (Int) -> TrialResult
  ) -> LessonEvidence.Effort {
    let change = request.change(on: side)
    let files = change.patch?.files ?? []
    let folder = lesson.sources(side) + "/"
    var size = ChangeSize(of: files.filter { $0.path.hasPrefix(folder) })
    size.linesAdded += change.guest.files.values.map(\.codeLines).reduce(0, +)
    let ownTests = ChangeSize(of: files.filter { !$0.path.hasPrefix(folder) })
    let all = places[request.name]?[side] ?? []
    return LessonEvidence.Effort(
      size: size,
      places: all.enumerated().map { index, place in
        // Without its only place it is the plain side, which is tried with the new tests, too.
        let result = all.count > 1 ? without(index + 1) : nil
        let notice: LessonEvidence.Notice =
          result?.error != nil
          ? .compiler : result != nil && result?.fault == nil ? .nobody : .behaviour
        return LessonEvidence.Place(file: place.file, line: place.line, noticedBy: notice)
      } + change.guest.paths.map { LessonEvidence.Place(file: $0, line: 0, noticedBy: .behaviour) },
      testLines: request.tests.codeLines + ownTests.linesEdited + ownTests.linesAdded,
      testTime: Int((tests.map(\.seconds).reduce(0, +) * 100).rounded()))
  }
}

extension Slip {
  fileprivate func outcome(_ result: TrialResult) -> LessonEvidence.SlipOutcome {
    let broken = result.runs.flatMap(\.broken)
    let bystanders = broken.filter { test in
      !about.contains(test.sentence) && !about.contains(test.suite ?? "")
    }
    return LessonEvidence.SlipOutcome(
      error: result.error, broken: broken.map(\.sentence).sorted(),
      bystanders: bystanders.map(\.sentence).sorted())
  }
}

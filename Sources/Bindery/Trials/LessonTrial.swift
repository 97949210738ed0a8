import Book
import Foundation
import Practice
import Toolchain

/// What is tried of a lesson, and what is learnt from it: that its sides, steps and requests pass
/// their tests, and the figures that are kept beside its page.
struct LessonTrial: Sendable {
  let lesson: Lesson
  private let workbook: Workbook
  private let requests: [ChangeRequest]
  private let slips: [Slip]
  private let sides: [Side: SourceTree]
  /// The files with the tests of all behaviours.
  private let behaviours: [String]
  /// The places of each request's change on each side, under the request's name.
  private var places: [String: [Side: [ChangePlace]]] = [:]
  /// The pairs of requests whose changes git cannot merge.
  private var conflicts: Set<String> = []
  /// The edits of the expected requests, one after the other.
  private var stages: [Side: [ChangeSize]] = [:]
  private(set) var plan: TrialPlan

  init(of lesson: Lesson, in workbook: Workbook) throws {
    self.lesson = lesson
    self.workbook = workbook
    requests = try ChangeRequest.all(of: lesson, in: workbook)
    slips = try Slip.all(of: lesson, in: workbook)
    sides = [
      .before: try workbook.tree(of: lesson, .before),
      .after: try workbook.tree(of: lesson, .after),
    ]
    let tests = try TrialTests(of: lesson, in: workbook)
    plan = TrialPlan(
      lesson: lesson,
      tests: requests.reduce(tests.kata.behaviours) { files, request in
        files.overlaid(with: SourceTree([request.testFile: request.tests]))
      },
      side: tests.kata.side, versions: [], parts: [])
    behaviours = tests.kata.behaviours.keeping { $1.contains("@Test") }.paths
    for side in Side.allCases {
      add(
        "plain", side, "\(side.rawValue) of lesson \(lesson.number) as a kata", tree(side),
        runs: [behaviours] + requests.map { [$0.testFile] })
    }
    try addSteps()
    try addSlips()
    try addRequests(tests)
    try addMeetings()
    try addStages()
  }

  private func tree(_ side: Side) -> SourceTree { sides[side] ?? SourceTree() }

  private static func name(_ kind: String, _ side: Side, _ number: Int? = nil) -> String {
    "\(kind)\(side.folder)" + (number.map { "\($0)" } ?? "")
  }

  private mutating func add(
    _ kind: String, _ side: Side, _ title: String, _ tree: SourceTree,
    number: Int? = nil, guest: SourceTree = SourceTree(), mayFail: Bool = false,
    with requests: [ChangeRequest] = [], runs: [[String]]? = nil
  ) {
    plan.versions.append(
      TrialPlan.Version(
        name: LessonTrial.name(kind, side, number), title: title, tree: tree, guest: guest,
        mayFail: mayFail, runs: runs ?? [behaviours] + requests.map { [$0.testFile] }))
  }

  // MARK: - What is tried

  private mutating func addSteps() throws {
    // The last step is left out, since it is after itself.
    for step in try StepSeries(of: lesson, in: workbook).steps.dropLast() {
      add("step", .before, step.path, step.after, number: step.number)
    }
  }

  private mutating func addSlips() throws {
    for slip in slips {
      for side in Side.allCases {
        add(
          "slip", side, "\(slip.path)/\(side.folder).diff",
          try slip.tree(of: side, in: workbook), number: slip.number, mayFail: true)
      }
    }
  }

  private mutating func addRequests(_ tests: TrialTests) throws {
    for request in requests {
      var found: [Side: [ChangePlace]] = [:]
      for side in Side.allCases {
        let change = request.change(on: side)
        let path = "\(request.path)/\(side.folder).diff"
        add(
          "with\(request.word)", side, path, try request.tree(of: side, in: workbook),
          guest: change.guest, with: [request])
        let own = try change.patch?.places(in: tree(side), lesson.sources(side)) ?? []
        // Without its only place, or without a guest, it is the plain side, which fails the new tests.
        found[side] = own
        for (index, place) in own.enumerated() where own.count > 1 {
          add(
            "without\(request.word)", side, "\(path) without \(place.file):\(place.line)",
            place.rest, number: index + 1, guest: change.guest, mayFail: true, with: [request])
        }
        let module = lesson.name + "With\(request.word)\(side.folder)"
        let files = try tests.parts(of: side, with: request, module: module)
        if !files.files.isEmpty {
          plan.parts.append(
            TrialPlan.Parts(
              title: path, name: "\(lesson.name)\(request.word)\(side.folder)PartsTests",
              files: files, versions: [LessonTrial.name("with\(request.word)", side)]))
        }
      }
      places[request.name] = found
    }
  }

  private var pairs: [(ChangeRequest, ChangeRequest)] {
    requests.indices.flatMap { first in
      requests[(first + 1)...].map { (requests[first], $0) }
    }
  }

  private mutating func addMeetings() throws {
    for (one, other) in pairs {
      for side in Side.allCases {
        let name = "both\(one.word)\(other.word)"
        do {
          let merge = SourceMerge(old: tree(side), new: try one.tree(of: side, in: workbook))
          add(
            name, side, "\(one.name) and \(other.name) on \(side.rawValue)",
            try merge.applied(to: try other.tree(of: side, in: workbook)),
            guest: one.change(on: side).guest.overlaid(with: other.change(on: side).guest),
            mayFail: true, with: [one, other])
        } catch is SourceMerge.Conflict {
          conflicts.insert(LessonTrial.name(name, side))
        }
      }
    }
  }

  private mutating func addStages() throws {
    let expected = requests.filter(\.isExpected)
    for side in Side.allCases {
      var state = tree(side)
      var guest = SourceTree()
      stages[side] = []
      for (index, request) in expected.enumerated() {
        let next = try request.tree(of: side, in: workbook, after: expected[..<index], state)
        stages[side]?.append(try ChangeSize(from: state, to: next))
        state = next
        guest = guest.overlaid(with: request.change(on: side).guest)
        guard index > 0 else { continue }
        add(
          "row", side,
          "\(expected[...index].map(\.name).joined(separator: ", ")) on \(side.rawValue)",
          state, number: index + 1, guest: guest, with: Array(expected[...index]))
      }
    }
  }
}

extension LessonTrial {
  // MARK: - What is learnt

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
      } else if version.name.hasPrefix("plain") {
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
      let result = results[LessonTrial.name("slip", .before, slip.number)]
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
    func result(_ kind: String, _ side: Side, _ number: Int? = nil) -> TrialResult {
      results[LessonTrial.name(kind, side, number)] ?? TrialResult()
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
              tests: result("with\(request.word)", side).runs.last?.tests ?? []
            ) { result("without\(request.word)", side, $0) }
          })
      },
      slips: slips.map { slip in
        LessonEvidence.Slip(
          title: slip.title, outcome: both { slip.outcome(result("slip", $0, slip.number)) })
      },
      meetings: pairs.map { one, other in
        let name = "both\(one.word)\(other.word)"
        return LessonEvidence.Meeting(
          requests: [one.name, other.name],
          outcome: both { side in
            if conflicts.contains(LessonTrial.name(name, side)) { return .conflict }
            return result(name, side).fault == nil ? .passes : .breaks
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

extension ChangeRequest {
  /// Its name in code, such as `LuredSeekers`.
  fileprivate var word: String { name.split(separator: "-").map(\.capitalized).joined() }

  /// The sources of a side when it is carried out after others.
  ///
  /// As git merges it; where it cannot, a patch beside the request's own says what to do.
  fileprivate func tree(
    of side: Side, in workbook: Workbook, after others: ArraySlice<ChangeRequest>,
    _ state: SourceTree
  ) throws -> SourceTree {
    let plain = try workbook.tree(of: lesson, side)
    let name = "\(side.folder)-in-a-row.diff"
    if workbook.names(in: path).contains(name) {
      let patch = Patch(try workbook.text(at: "\(path)/\(name)"))
      return try patch.applied(to: state, in: lesson.sources(side))
    }
    do {
      return try SourceMerge(old: plain, new: tree(of: side, in: workbook)).applied(to: state)
    } catch let conflict as SourceMerge.Conflict {
      let before = others.map(\.name).joined(separator: ", ")
      throw BookError.damaged(
        path, reason: "it does not merge after \(before) (\(conflict)), and there is no \(name)")
    }
  }
}

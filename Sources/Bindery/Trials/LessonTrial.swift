import Book
import Foundation
import Practice
import Toolchain

/// What is tried of a lesson: its sides, steps, slips and requests, these alone, with a place left out,
/// in pairs and in a row.
struct LessonTrial: Sendable {
  let lesson: Lesson
  let workbook: Workbook
  let requests: [ChangeRequest]
  let slips: [Slip]
  private let sides: [Side: SourceTree]
  /// The files with the tests of all behaviours.
  private let behaviours: [String]
  /// The places of each request's change on each side, under the request's name.
  private(set) var places: [String: [Side: [ChangePlace]]] = [:]
  /// The names of the versions that git cannot merge.
  private(set) var conflicts: Set<String> = []
  /// The edits of the expected requests, one after the other.
  private(set) var stages: [Side: [ChangeSize]] = [:]
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
        .plain, side, "\(side.rawValue) of lesson \(lesson.number) as a kata", tree(side),
        with: requests)
    }
    try addSteps()
    try addSlips()
    try addRequests(tests)
    try addMeetings()
    try addStages()
  }

  private func tree(_ side: Side) -> SourceTree { sides[side] ?? SourceTree() }

  /// A version has to pass the behaviours, and the tests of the requests that are carried out in it.
  private mutating func add(
    _ purpose: TrialPlan.Purpose, _ side: Side, _ title: String, _ tree: SourceTree,
    guest: SourceTree = SourceTree(), with requests: [ChangeRequest] = []
  ) {
    plan.versions.append(
      TrialPlan.Version(
        purpose: purpose, side: side, title: title, tree: tree, guest: guest,
        runs: [behaviours] + requests.map { [$0.testFile] }))
  }

  private mutating func addSteps() throws {
    // The last step is left out, since it is after itself.
    for step in try StepSeries(of: lesson, in: workbook).steps.dropLast() {
      add(.step(step.number), .before, step.path, step.after)
    }
  }

  private mutating func addSlips() throws {
    for slip in slips {
      for side in Side.allCases {
        add(
          .slip(slip.number), side, "\(slip.path)/\(side.folder).diff",
          try slip.tree(of: side, in: workbook))
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
          .with(request.word), side, path, try request.tree(of: side, in: workbook),
          guest: change.guest, with: [request])
        let own = try change.patch?.places(in: tree(side), lesson.sources(side)) ?? []
        // Without its only place, or without a guest, it is the plain side, which fails the new tests.
        found[side] = own
        for (index, place) in own.enumerated() where own.count > 1 {
          add(
            .without(request.word, place: index + 1), side,
            "\(path) without \(place.file):\(place.line)", place.rest, guest: change.guest,
            with: [request])
        }
        let module = lesson.name + "With\(request.word)\(side.folder)"
        let files = try tests.parts(of: side, with: request, module: module)
        if !files.files.isEmpty {
          plan.parts.append(
            TrialPlan.Parts(
              title: path, name: "\(lesson.name)\(request.word)\(side.folder)PartsTests",
              files: files, versions: [TrialPlan.Purpose.with(request.word).name(on: side)]))
        }
      }
      places[request.name] = found
    }
  }

  var pairs: [(ChangeRequest, ChangeRequest)] {
    requests.indices.flatMap { first in
      requests[(first + 1)...].map { (requests[first], $0) }
    }
  }

  private mutating func addMeetings() throws {
    for (one, other) in pairs {
      for side in Side.allCases {
        let purpose = TrialPlan.Purpose.both(one.word, other.word)
        do {
          let merge = SourceMerge(old: tree(side), new: try one.tree(of: side, in: workbook))
          add(
            purpose, side, "\(one.name) and \(other.name) on \(side.rawValue)",
            try merge.applied(to: try other.tree(of: side, in: workbook)),
            guest: one.change(on: side).guest.overlaid(with: other.change(on: side).guest),
            with: [one, other])
        } catch is SourceMerge.Conflict {
          conflicts.insert(purpose.name(on: side))
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
        if try request.rowPatch(on: side, in: workbook) == nil {
          guest = guest.overlaid(with: request.change(on: side).guest)
        }
        guard index > 0 else { continue }
        add(
          .row(index + 1), side,
          "\(expected[...index].map(\.name).joined(separator: ", ")) on \(side.rawValue)",
          state, guest: guest, with: Array(expected[...index]))
      }
    }
  }
}

extension ChangeRequest {
  /// Its name in code, such as `LuredSeekers`.
  var word: String { name.split(separator: "-").map(\.capitalized).joined() }

  /// What a developer makes of it after the other requests, in place of its own patch and guest.
  fileprivate func rowPatch(on side: Side, in workbook: Workbook) throws -> Patch? {
    let name = "\(side.folder)-in-a-row.diff"
    guard workbook.names(in: path).contains(name) else { return nil }
    return Patch(try workbook.text(at: "\(path)/\(name)"))
  }

  /// The sources of a side when it is carried out after others.
  ///
  /// As git merges it; where it cannot, a patch beside the request's own says what to do.
  fileprivate func tree(
    of side: Side, in workbook: Workbook, after others: ArraySlice<ChangeRequest>,
    _ state: SourceTree
  ) throws -> SourceTree {
    if let patch = try rowPatch(on: side, in: workbook) {
      return try patch.applied(to: state, in: lesson.sources(side))
    }
    let plain = try workbook.tree(of: lesson, side)
    do {
      return try SourceMerge(old: plain, new: tree(of: side, in: workbook)).applied(to: state)
    } catch let conflict as SourceMerge.Conflict {
      let before = others.map(\.name).joined(separator: ", ")
      throw BookError.damaged(
        path,
        reason:
          "it does not merge after \(before) (\(conflict)), and there is no \(side.folder)-in-a-row.diff"
      )
    }
  }
}

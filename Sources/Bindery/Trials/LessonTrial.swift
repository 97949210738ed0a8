import Book
import Foundation
import Practice

/// All versions of a lesson to try: its sides, steps and slips, and its requests on their own,
/// with a place left out, and in a row.
struct LessonTrial: Sendable {
  let lesson: Lesson
  let workbook: Workbook
  /// A digest of the files as they are read here: they may change before the trial ends.
  let digest: String
  let requests: [ChangeRequest]
  let slips: [Slip]
  /// The slips that name the step that stops them, as far along the steps as git can carry them.
  let carried: [CarriedSlip]
  let stepCount: Int
  private let kata: KataTests
  /// The files with the tests of all behaviours.
  private let behaviours: [String]
  private(set) var versions: [TrialVersion] = []

  init(of lesson: Lesson, in workbook: Workbook) throws {
    self.lesson = lesson
    self.workbook = workbook
    digest = try lesson.digest(in: workbook)
    requests = try ChangeRequest.all(of: lesson, in: workbook)
    slips = try Slip.all(of: lesson, in: workbook)
    let steps = try Step.all(of: lesson, in: workbook)
    stepCount = steps.count
    carried = try LessonTrial.carried(slips, along: steps, of: lesson, in: workbook)
    kata = try KataTests(of: lesson, in: workbook)
    behaviours = kata.behaviours.keeping { $1.contains("@Test") }.paths
    // The last step is left out, since it leads to the *after* version itself.
    let stages = steps.dropLast().map {
      version(.step($0.number), .before, $0.after, title: $0.path)
    }
    versions = try plain() + stages + carriedOut() + rows() + slipped() + withoutPlaces()
  }

  /// The behaviours, the tests of all requests, and what they need.
  var tests: SourceTree {
    requests.reduce(kata.behaviours) { $0.overlaid(with: SourceTree([$1.testFile: $1.tests])) }
  }

  /// The lesson's own `Side.swift` with these versions instead of the two sides.
  func sideFile(for versions: [TrialVersion]) -> String {
    lesson.sideFile(kata.side, for: versions.map { ($0.id.name, $0.seam) })
  }

  /// - Parameters:
  ///   - guest: Knows the version by the name of its side.
  ///   - requests: The requests made in it.
  private func version(
    _ kind: TrialVersion.Kind, _ side: Side, _ tree: SourceTree, guest: SourceTree = SourceTree(),
    title: String = "", with requests: [ChangeRequest] = [], runs: [[String]]? = nil
  ) -> TrialVersion {
    let id = TrialVersion.ID(kind: kind, side: side)
    let module = "\(lesson.name)_\(id.name)"
    return TrialVersion(
      id: id, module: module, title: title, tree: tree,
      guest: guest.mapping { $0.replacing("\(lesson.name)\(side.folder)", with: module) },
      runs: runs ?? [behaviours + requests.map(\.testFile)])
  }

  private func plain() throws -> [TrialVersion] {
    try Side.allCases.map { side in
      version(
        .plain, side, try workbook.tree(of: lesson, side),
        title: "\(side.rawValue) of lesson \(lesson.number) as a kata",
        runs: [behaviours] + requests.map { [$0.testFile] })
    }
  }

  private func slipped() throws -> [TrialVersion] {
    try slips.flatMap { slip in
      try Side.allCases.map {
        version(
          .slip(slip.number), $0, try slip.tree(of: $0, in: workbook), guest: slip.guests[$0],
          with: requests(of: slip))
      }
    }
      + carried.map {
        version(
          $0.id.kind, $0.id.side, $0.tree, guest: $0.guest, with: requests(of: $0.slip))
      }
  }

  private func requests(of slip: Slip) -> [ChangeRequest] {
    requests.filter { $0.name == slip.request }
  }

  /// Every request on each side.
  private var changes: [(ChangeRequest, Side)] {
    requests.flatMap { request in Side.allCases.map { (request, $0) } }
  }

  private func carriedOut() throws -> [TrialVersion] {
    try changes.map { request, side in
      var version = version(
        .with(request: request.name), side, try request.tree(of: side, in: workbook),
        guest: request.changes[side].guest, title: "\(request.path)/\(side.folder).diff",
        with: [request])
      version.parts = try request.partsTests(on: side, in: workbook).mapping {
        $0.replacing("\(lesson.name)\(side.folder)", with: version.module)
      }
      return version
    }
  }

  /// The places of a request's change.
  func places(
    of request: ChangeRequest, on side: Side
  ) throws -> [(file: String, line: Int, rest: SourceTree)] {
    try request.changes[side].patch?
      .places(in: workbook.tree(of: lesson, side), lesson.sources(side)) ?? []
  }

  private func withoutPlaces() throws -> [TrialVersion] {
    try changes.flatMap { request, side in
      let places = try places(of: request, on: side)
      // Without its only place, or without a guest, it is the plain side, which fails the new
      // tests.
      return places.count < 2
        ? []
        : zip(1..., places).map { number, place in
          version(
            .without(request: request.name, place: number), side, place.rest,
            guest: request.changes[side].guest, with: [request])
        }
    }
  }

  /// A side unchanged, and after each of the expected requests, made one after another.
  func row(on side: Side) throws -> [(tree: SourceTree, guest: SourceTree)] {
    let expected = requests.filter(\.isExpected)
    var states = [(tree: try workbook.tree(of: lesson, side), guest: SourceTree())]
    for (index, request) in expected.enumerated() {
      states.append(
        try request.carriedOut(on: side, in: workbook, after: expected[..<index], states[index]))
    }
    return states
  }

  private func rows() throws -> [TrialVersion] {
    try Side.allCases.flatMap { side in
      try row(on: side).enumerated().dropFirst(2).map { count, state in
        let expected = requests.filter(\.isExpected).prefix(count)
        return version(
          .row(count), side, state.tree, guest: state.guest,
          title: "\(expected.map(\.name).joined(separator: ", ")) on \(side.rawValue)",
          with: Array(expected))
      }
    }
  }
}

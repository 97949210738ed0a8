import Book
import Foundation
import Practice

/// A version of a lesson's module, and the tests that it is tried with.
struct TrialVersion: Sendable {
  /// The case for it in the enum of sides, such as `withLuredSeekersBefore`.
  let name: String
  /// The name of its module.
  let module: String
  /// The name for people: the path of the file that it was made with, or a description.
  let title: String
  let tree: SourceTree
  /// The files of a module that takes its place and imports it.
  let guest: SourceTree
  /// The files with the tests that it is tried with; each list is a run of its own.
  let runs: [[String]]
  /// The tests of the side's own parts, which see this version in place of the side.
  var parts = SourceTree()

  /// The name of the module that the tests see.
  var seam: String { guest.files.isEmpty ? module : "\(module)Guest" }
}

/// What is tried of a lesson: its sides, steps, slips and requests, these alone, with a place left out,
/// and in a row.
struct LessonTrial: Sendable {
  let lesson: Lesson
  let workbook: Workbook
  /// Of the files as they are read here: they may change before the trial ends.
  let digest: String
  let requests: [ChangeRequest]
  let slips: [Slip]
  private let kata: KataTests
  /// The files with the tests of all behaviours.
  private let behaviours: [String]
  /// The two sides, which pass the behaviours and lack what the requests ask for.
  private(set) var plain: [TrialVersion] = []
  /// The versions that have to pass.
  private(set) var sound: [TrialVersion] = []
  /// The versions that may fail in any way, which is what they tell.
  private(set) var doubtful: [TrialVersion] = []

  init(of lesson: Lesson, in workbook: Workbook) throws {
    self.lesson = lesson
    self.workbook = workbook
    digest = try lesson.digest(in: workbook)
    requests = try ChangeRequest.all(of: lesson, in: workbook)
    slips = try Slip.all(of: lesson, in: workbook)
    kata = try KataTests(of: lesson, in: workbook)
    behaviours = kata.behaviours.keeping { $1.contains("@Test") }.paths
    plain = try Side.allCases.map { side in
      version(
        "plain", side, try workbook.tree(of: lesson, side),
        title: "\(side.rawValue) of lesson \(lesson.number) as a kata",
        runs: [behaviours] + requests.map { [$0.testFile] })
    }
    sound = try steps() + carriedOut() + rows()
    doubtful = try slipped() + withoutPlaces()
  }

  var versions: [TrialVersion] { plain + sound + doubtful }

  /// The behaviours, the tests of all requests, and what they need.
  var tests: SourceTree {
    requests.reduce(kata.behaviours) { $0.overlaid(with: SourceTree([$1.testFile: $1.tests])) }
  }

  /// The lesson's own `Side.swift` with these versions in place of the two sides.
  func sideFile(for versions: [TrialVersion]) -> String {
    lesson.sideFile(kata.side, for: versions.map { ($0.name, $0.seam) })
  }

  /// - Parameters:
  ///   - guest: Knows the version by the name of the side that it is made of.
  ///   - requests: What is carried out in it.
  private func version(
    _ name: String, _ side: Side, _ tree: SourceTree, guest: SourceTree = SourceTree(),
    title: String = "", with requests: [ChangeRequest] = [], runs: [[String]]? = nil
  ) -> TrialVersion {
    let name = name + side.folder
    let module = "\(lesson.name)_\(name)"
    return TrialVersion(
      name: name, module: module, title: title, tree: tree,
      guest: guest.mapping { $0.replacing("\(lesson.name)\(side.folder)", with: module) },
      runs: runs ?? [behaviours + requests.map(\.testFile)])
  }

  /// The last step is left out, since it is after itself.
  private func steps() throws -> [TrialVersion] {
    try Step.all(of: lesson, in: workbook).dropLast().map {
      version("step\($0.number)", .before, $0.after, title: $0.path)
    }
  }

  private func slipped() throws -> [TrialVersion] {
    try slips.flatMap { slip in
      try Side.allCases.map {
        version("slip\(slip.number)", $0, try slip.tree(of: $0, in: workbook))
      }
    }
  }

  /// Every request on each side.
  private var changes: [(ChangeRequest, Side)] {
    requests.flatMap { request in Side.allCases.map { (request, $0) } }
  }

  private func carriedOut() throws -> [TrialVersion] {
    try changes.map { request, side in
      var version = version(
        "with\(request.word)", side, try request.tree(of: side, in: workbook),
        guest: request.changes[side].guest, title: "\(request.path)/\(side.folder).diff",
        with: [request])
      version.parts = try request.partsTests(on: side, in: workbook).mapping {
        $0.replacing("\(lesson.name)\(side.folder)", with: version.module)
      }
      return version
    }
  }

  /// The places of a request's change.
  func places(of request: ChangeRequest, on side: Side) throws -> [ChangePlace] {
    try request.changes[side].patch?
      .places(in: workbook.tree(of: lesson, side), lesson.sources(side)) ?? []
  }

  private func withoutPlaces() throws -> [TrialVersion] {
    try changes.flatMap { request, side in
      let places = try places(of: request, on: side)
      // Without its only place, or without a guest, it is the plain side, which fails the new tests.
      return places.count < 2
        ? []
        : zip(1..., places).map { number, place in
          version(
            "without\(request.word)\(number)", side, place.rest,
            guest: request.changes[side].guest, with: [request])
        }
    }
  }

  /// A side as it is, and after each of the expected requests, carried out one after the other.
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
          "row\(count)", side, state.tree, guest: state.guest,
          title: "\(expected.map(\.name).joined(separator: ", ")) on \(side.rawValue)",
          with: Array(expected))
      }
    }
  }
}

extension ChangeRequest {
  /// Its name in code, such as `LuredSeekers`.
  var word: String { name.split(separator: "-").map(\.capitalized).joined() }

  /// The existing tests of a side's own parts, with the edits that it makes to them, and what they need.
  fileprivate func partsTests(on side: Side, in workbook: Workbook) throws -> SourceTree {
    let tests = try testsTree(of: side, in: workbook)
    let parts = tests.keeping { path, text in
      !path.hasSuffix("ProofTests.swift")
        && Side.allCases.filter { lesson.isImported($0, in: text) } == [side]
    }
    return parts.files.isEmpty ? parts : parts.withNeeded(from: tests.doubles(of: lesson))
  }

  /// A side when it is carried out after others: as git merges it, and its guest; where that cannot be,
  /// a patch beside the request's own says what a developer would make of it.
  fileprivate func carriedOut(
    on side: Side, in workbook: Workbook, after others: ArraySlice<ChangeRequest>,
    _ state: (tree: SourceTree, guest: SourceTree)
  ) throws -> (tree: SourceTree, guest: SourceTree) {
    let name = "\(side.folder)-in-a-row.diff"
    if workbook.names(in: path).contains(name) {
      let folders = [lesson.sources(side), lesson.tests]
      let patch = try Patch(at: "\(path)/\(name)", in: workbook, staysIn: folders)
      return (try patch.applied(to: state.tree, in: lesson.sources(side)), state.guest)
    }
    let merge = SourceMerge(
      old: try workbook.tree(of: lesson, side), new: try tree(of: side, in: workbook))
    do {
      return (try merge.applied(to: state.tree), state.guest.overlaid(with: changes[side].guest))
    } catch let conflict as SourceMerge.Conflict {
      let before = others.map(\.name).joined(separator: ", ")
      throw BookError.damaged(
        path, reason: "it does not merge after \(before) (\(conflict)), and there is no \(name)")
    }
  }
}

extension SourceTree {
  /// The files of a lesson's tests that have no tests; the behaviours have their own suite.
  func doubles(of lesson: Lesson) -> SourceTree {
    keeping { path, text in
      path != "Side.swift" && !lesson.isAboutSides(path, text) && !text.contains("@Test")
    }
  }
}

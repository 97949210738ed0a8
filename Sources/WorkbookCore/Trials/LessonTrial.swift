import Foundation

/// What is tried of a lesson: its steps, and its requests on both sides.
struct LessonTrial: Sendable {
  private(set) var plan = TrialPlan()
  private(set) var wishes: [TrialWish] = []

  /// How many steps run at once.
  private static let together = 4

  init(of lesson: Lesson, in workbook: Workbook) throws {
    let tests = try TrialTests(of: lesson, in: workbook)
    var sides: [TrialSide.Side] = []
    func side(
      _ name: String, _ title: String, _ tree: SourceTree, group: String
    ) -> TrialSide.Side {
      let module = lesson.name + name.prefix(1).uppercased() + name.dropFirst()
      plan.modules.append(.init(name: module, title: title, tree: tree))
      return TrialSide.Side(name: name, module: module, group: group)
    }
    // The last step is after itself, which the book's own tests are about.
    for step in try StepSeries(of: lesson, in: workbook).steps.dropLast() {
      sides.append(
        side(
          "step\(step.number)", step.path, step.after,
          group: "steps\((step.number - 1) / LessonTrial.together)"))
    }
    let requests = try ChangeRequest.all(of: lesson, in: workbook)
    for request in requests {
      let word = request.name.split(separator: "-").map(\.capitalized).joined()
      let changed = try ["Before", "After"].map { version in
        side(
          "with\(word)\(version)", "\(request.path)/\(version).diff",
          try request.tree(of: version, in: workbook), group: request.name)
      }
      sides += changed
      plan.suites.append(
        .init(
          name: "\(lesson.name)\(word)Tests", lesson: lesson,
          files: try tests.files(for: request, sides: changed), side: tests.side, sides: changed))
    }
    guard !sides.isEmpty else { return }
    plan.suites.append(
      .init(
        name: "\(lesson.name)TrialTests", lesson: lesson, files: tests.behaviours,
        side: tests.side, sides: sides))
    guard !requests.isEmpty else { return }
    let plain = try ["Before", "After"].map { version in
      side(
        "plain\(version)", "\(version.lowercased()) of lesson \(lesson.number)",
        try workbook.tree(of: lesson, side: version), group: "plain")
    }
    let name = "\(lesson.name)PlainTests"
    plan.suites.append(
      .init(
        name: name, lesson: lesson, files: tests.files(for: requests), side: tests.side,
        sides: plain))
    wishes.append(
      TrialWish(
        suite: name,
        requests: Dictionary(requests.map { ($0.testFile, $0.path) }) { one, _ in one }))
  }
}

/// A lesson's tests, as far as other modules than its two sides can be put under them.
struct TrialTests: Sendable {
  private let lesson: Lesson
  /// Without the choice of a side.
  private let all: SourceTree
  /// The choice of a side.
  let side: String
  /// The behaviours, with the doubles that they need.
  let behaviours: SourceTree

  init(of lesson: Lesson, in workbook: Workbook) throws {
    self.lesson = lesson
    var all = try SourceTree(of: workbook.tests(of: lesson))
    side = all["Side.swift"] ?? ""
    all["Side.swift"] = nil
    self.all = all
    let candidates = all.keeping { path, text in !lesson.isAboutSides(path, text) }
    behaviours = TestChoice.closure(
      of: candidates.keeping { $1.contains("Side.allCases") }, from: candidates)
  }

  /// The new tests of a request, and the existing tests of the parts of its sides, edited where the
  /// request has it.
  func files(for request: ChangeRequest, sides: [TrialSide.Side]) throws -> SourceTree {
    var files = files(for: [request])
    for (version, other, side) in [("Before", "After", sides[0]), ("After", "Before", sides[1])] {
      let edited = try request.change(of: version).tests?.applied(to: all) ?? all
      let parts = edited.keeping { path, text in
        !path.hasSuffix("ProofTests.swift") && lesson.isImported(version, in: text)
          && !lesson.isImported(other, in: text)
      }.mapping { $0.replacing("\(lesson.name)\(version)", with: side.module) }
      // Not the behaviours, which a suite of their own has.
      let helpers = edited.keeping { path, text in
        !lesson.isAboutSides(path, text) && !text.contains("@Test")
      }
      files = files.overlaid(with: TestChoice.closure(of: parts, from: helpers))
    }
    return files
  }

  /// The new tests of requests, with the doubles that they need.
  func files(for requests: [ChangeRequest]) -> SourceTree {
    let tests = SourceTree(
      Dictionary(requests.map { ($0.testFile, $0.tests) }) { one, _ in one })
    let helpers = all.keeping { path, text in
      !lesson.isAboutSides(path, text) && !text.contains("@Test")
    }
    return TestChoice.closure(of: tests, from: helpers)
  }
}

import BookContents
import Foundation
import KataTools
import Text
import Toolchain

/// Measures a lesson: each version is judged as a kata is, alone and with each change and mistake.
struct Measurement: Sendable {
  let lesson: Lesson
  let kata: Kata

  init(_ lesson: Lesson) {
    self.lesson = lesson
    kata = Kata(lesson)
  }

  struct Surprise: ReaderError { let description: String }

  /// Whether the evidence was measured from the present files.
  var isPresent: Bool {
    get throws { try (try? Evidence(of: lesson))?.digest == digest() }
  }

  func evidence(news: @Sendable (String) -> Void) async throws -> Evidence {
    for (number, state) in try await lesson.states().enumerated() {
      news("step \(number)")
      let verdict = try await judge(state)
      try expect(verdict.isGreen && verdict.warnings.isEmpty, verdict, "step \(number)")
    }
    for version in Version.allCases {
      news("\(version)")
      let tree = try await lesson.tree(version)
      let verdict = try await judge(tree)
      try expect(verdict.isGreen && verdict.warnings.isEmpty, verdict, "\(version)")
      guard let partners = PartnerTests(kata, on: version) else { continue }
      let theirs = try await judge(tree, and: partners)
      try expect(theirs.isGreen, theirs, "\(version) with its partners")
    }
    var changes: [Evidence.Change] = []
    for change in try Edit.all(.change, of: lesson) {
      news("change \(change.number)")
      changes.append(try await measured(change))
    }
    var mistakes: [Evidence.Mistake] = []
    for mistake in try Edit.all(.mistake, of: lesson) {
      news("mistake \(mistake.number)")
      var outcomes: [Version: Evidence.Outcome] = [:]
      for version in Version.allCases {
        outcomes[version] = try await outcome(of: mistake, version)
      }
      mistakes.append(.init(name: mistake.folder, title: mistake.title, outcomes: outcomes))
    }
    var cures: [Evidence.Cure] = []
    for cure in try Edit.all(.cure, of: lesson) {
      news("cure \(cure.number)")
      cures.append(try await CureMeasurement(cure, in: self).row())
    }
    return Evidence(
      digest: try digest(), changes: changes, mistakes: mistakes, cures: cures)
  }

  /// Throws what was found unless that is right.
  func expect(_ isRight: Bool, _ verdict: Verdict, _ name: String) throws {
    guard !isRight else { return }
    let failed = (verdict.behaviours + verdict.own).filter { $0.outcome != .passed }.map(\.sentence)
    let messages = (verdict.errors + verdict.ownErrors + verdict.warnings).map(\.text)
    let words = (messages + verdict.troubles + failed).joined(separator: "\n")
    throw Surprise(
      description: "In lesson \(lesson.number), \(name) is not as it should be: \(words)")
  }

  /// Judges a version as a kata, with another module or partners if there are any.
  func judge(
    _ tree: Files, with changes: [Edit] = [], other: String? = nil,
    and partners: PartnerTests? = nil
  ) async throws -> Verdict {
    let files = KataPackage(kata).files(of: tree, other: other)
    return try await Check(kata).judge(
      files.merging(partners?.files ?? [:]) { $1 }, with: changes)
  }

  private func measured(_ change: Edit) async throws -> Evidence.Change {
    var figures: [Version: Figures] = [:]
    for version in Version.allCases {
      let old = try await lesson.tree(version)
      let new = try await change.applied(to: old, version)
      let without = try await judge(old, with: [change])
      guard !without.isGreen else {
        throw Surprise(
          description:
            "Change \(change.number) on \(version): its tests pass even without the change.")
      }
      // The team whose module is beside it still runs its own tests.
      let tests = try [change] + (change.beside.map { [$0] } ?? [])
      let verdict = try await judge(new, with: tests, other: change.other(version))
      try expect(verdict.isGreen, verdict, "\(version) with change \(change.number)")
      var (left, right) = (old, new)
      let path = "\(Kata.otherPath).swift"
      left[path] = try change.beside?.other(version).map { Data($0.utf8) }
      right[path] = change.other(version).map { Data($0.utf8) }
      figures[version] = try await Figures(from: left, to: right)
    }
    return .init(
      name: change.folder, title: change.title, isExpected: change.isExpected, figures: figures)
  }

  private func outcome(of mistake: Edit, _ version: Version) async throws -> Evidence.Outcome {
    if let reason = mistake.absence(in: version) { return .doesNotArise(reason: reason) }
    let tree = try await lesson.tree(version)
    let first = try await outcome(
      of: mistake, version, tree: mistake.applied(to: tree, version), mistake.other(version))
    guard case .refused(let words, _) = first, let next = mistake.next(version) else {
      return first
    }
    return .refused(
      words: words,
      next: try await outcome(
        of: mistake, version, tree: next.patch?.applied(to: tree) ?? tree, next.other))
  }

  private func outcome(
    of mistake: Edit, _ version: Version, tree: Files, _ other: String?
  ) async throws -> Evidence.Outcome {
    let change = try mistake.fields["Change"].map { try Edit.named($0, .change, of: lesson) }
    let shipped = [change, mistake].compactMap(\.self)
    // Without partners in the program, one may come with a change.
    let beside = try [change?.beside].compactMap(\.self)
    // A partner's mistake is in the partner's module, and its tests ship there. Ours are not run on it.
    let partners = PartnerTests(kata, on: version, module: other, with: other == nil ? [] : shipped)
    let verdict =
      try await partners == nil
      ? judge(tree, with: shipped + beside, other: other)
      : judge(tree, with: other == nil ? shipped : [], and: partners)
    // A warning counts: the compiler has noticed.
    if let message = (verdict.errors + verdict.ownErrors + verdict.warnings).first {
      return .refused(words: message.sentence)
    }
    let here = verdict.behaviours.filter(\.hasFailed)
    let there = partners == nil ? [] : verdict.own.filter(\.hasFailed)
    let failed = here + there
    try expect(
      verdict.troubles.isEmpty || !failed.isEmpty, verdict,
      "mistake \(mistake.number) on \(version)")
    let ours = try Set(lesson.tests().keys)
    func names(_ tests: [TestResult], of files: Set<String>) -> [String] {
      tests.filter { files.contains($0.file) }.map(\.sentence)
    }
    let broken = here.filter { ours.contains($0.file) }
    let unrelated = broken.filter { test in
      ![test.sentence, test.suite ?? ""].contains(where: mistake.subjects.contains)
    }
    let theirs = partners == nil ? beside.flatMap(\.tests.keys) : Array(lesson.partnerSuites().keys)
    return .compiles(
      broken: broken.map(\.sentence), unrelated: unrelated.map(\.sentence),
      shipped: names(failed, of: Set(shipped.flatMap(\.tests.keys))),
      theirs: names(failed, of: Set(theirs)), onTheirs: names(there, of: ours))
  }

  /// A digest of all that the evidence depends on; words for readers do not change it.
  private func digest() throws -> String {
    var digest = ContentDigest()
    let folders =
      ["Lessons/\(lesson.folder)", "Sources/Lessons/\(lesson.folder)"]
      + lesson.rooms.map { "Sources/\($0)" }
    for folder in folders {
      let files = Files(in: lesson.root.appendingPathComponent(folder))
      for path in files.keys.sorted() where path != "Evidence.json" && !path.hasSuffix(".md") {
        let text = files.text(path) ?? ""
        let reason = path.hasSuffix(".diff") ? text.firstRange(of: "diff --git ") : nil
        digest.add(path)
        digest.add(reason.map { String(text[$0.lowerBound...]) } ?? text)
      }
    }
    for edit in try Edit.all(.change, of: lesson) + Edit.all(.mistake, of: lesson) {
      digest.add(edit.title)
      for field in ["Kind", "About", "Change"] {
        digest.add(edit.fields[field] ?? "")
      }
      for field in ["Beside"] + Version.allCases.map({ "Does not arise in \($0.rawValue)" }) {
        if let value = edit.fields[field] { digest.add(value) }
      }
    }
    digest.add(try lesson.tests().merging(lesson.templates()) { $1 })
    digest.add(lesson.partnerSuites())
    for cure in try Edit.all(.cure, of: lesson) {
      digest.add("\(cure.title) \(cure.fields.sorted { $0.key < $1.key })")
    }
    return digest.text
  }
}

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
      try await expectGreen(state, "step \(number)")
    }
    for version in Version.allCases {
      news("\(version)")
      let tree = try await lesson.tree(version)
      try await expectGreen(tree, version.rawValue)
      guard let partners = PartnerTests(kata, on: version) else { continue }
      let verdict = try await Check(kata).judge(
        KataPackage(kata).files(of: tree).merging(partners.files) { $1 })
      guard verdict.isGreen, !verdict.own.isEmpty else {
        throw Surprise(
          description: "The partners on \(version) are not green: \(words(of: verdict))")
      }
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

  private func expectGreen(_ tree: Files, _ name: String, with changes: [Edit] = []) async throws {
    let verdict = try await judge(tree, with: changes)
    guard !verdict.isGreen || !verdict.warnings.isEmpty else { return }
    throw Surprise(
      description: "\(name) of lesson \(lesson.number) is not green: \(words(of: verdict))")
  }

  func words(of verdict: Verdict) -> String {
    let failed = (verdict.behaviours + verdict.own).filter { $0.outcome != .passed }.map(\.sentence)
    return
      ((verdict.errors + verdict.ownErrors).map(\.text) + verdict.warnings.map(\.text)
      + verdict.troubles + failed)
      .joined(separator: "\n")
  }

  /// Judges a version as a kata, with another module if there is one.
  private func judge(
    _ tree: Files, with changes: [Edit] = [], other: String? = nil
  ) async throws -> Verdict {
    let files = KataPackage(kata).files(of: tree, other: other)
    return try await Check(kata).judge(files, with: changes)
  }

  private func measured(_ change: Edit) async throws -> Evidence.Change {
    var figures: [Version: Figures] = [:]
    for version in Version.allCases {
      let old = try await lesson.tree(version)
      let new = try await change.applied(to: old, version)
      let name = "\(version) with change \(change.number)"
      let without = try await judge(old, with: [change])
      guard !without.isGreen else {
        throw Surprise(
          description:
            "Change \(change.number) on \(version): its tests pass even without the change.")
      }
      // The team whose module is beside it still runs its own tests.
      let tests = try [change] + (change.beside.map { [$0] } ?? [])
      let verdict = try await judge(new, with: tests, other: change.other(version))
      guard verdict.isGreen else {
        throw Surprise(
          description: "\(name) of lesson \(lesson.number) fails: \(words(of: verdict))")
      }
      var (left, right) = (old, new)
      let path = "\(Kata.otherPath).swift"
      if let other = try change.beside?.other(version) { left[path] = Data(other.utf8) }
      if let other = change.other(version) { right[path] = Data(other.utf8) }
      let isSource = { (file: Files.Element) in !file.key.hasPrefix("Tests/") }
      (left, right) = (left.filter(isSource), right.filter(isSource))
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
    let changes = try mistake.fields["Change"].map { name in
      [try Edit.named(String(name.prefix(while: \.isNumber)), .change, of: lesson)]
    }
    let shipped = (changes ?? []) + [mistake]
    // Without partners in the program, one may come with a change.
    let beside = try (changes ?? []).compactMap { try $0.beside }
    // A partner's mistake is in the partner's module, and its tests ship there. Ours are not run on it.
    let partners = PartnerTests(kata, on: version, module: other, with: other == nil ? [] : shipped)
    let verdict =
      if let partners {
        try await Check(kata).judge(
          KataPackage(kata).files(of: tree).merging(partners.files) { $1 },
          with: other == nil ? shipped : [])
      } else {
        try await judge(tree, with: shipped + beside, other: other)
      }
    // A warning counts: the compiler has noticed.
    if let message = (verdict.errors + verdict.ownErrors + verdict.warnings).first {
      return .refused(words: message.sentence)
    }
    let here = verdict.behaviours.filter(\.hasFailed)
    let there = partners == nil ? [] : verdict.own.filter(\.hasFailed)
    let failed = here + there
    guard verdict.troubles.isEmpty || !failed.isEmpty else {
      throw Surprise(
        description: "Mistake \(mistake.number) on \(version): \(words(of: verdict))")
    }
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
    for (path, data) in try lesson.tests().merging(lesson.templates(), uniquingKeysWith: { $1 })
      .sorted(by: { $0.key < $1.key })
    {
      digest.add(path)
      digest.add(data)
    }
    for (path, data) in lesson.partnerSuites().sorted(by: { $0.key < $1.key }) {
      digest.add(path)
      digest.add(data)
    }
    for cure in try Edit.all(.cure, of: lesson) {
      digest.add("\(cure.title) \(cure.fields.sorted { $0.key < $1.key })")
    }
    return digest.text
  }
}

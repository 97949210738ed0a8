import Book
import Foundation
import Kata
import Run
import Text

/// Measures a lesson: each version is judged as a kata is, alone and with each change and mistake.
struct Measurement: Sendable {
  private let lesson: Lesson
  private let kata: Kata

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
      try await expectGreen(lesson.tree(version), version.rawValue)
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
    return Evidence(digest: try digest(), changes: changes, mistakes: mistakes)
  }

  private func expectGreen(_ tree: Files, _ name: String, with changes: [Edit] = []) async throws {
    let verdict = try await judge(tree, with: changes)
    guard !verdict.isGreen || !verdict.warnings.isEmpty else { return }
    throw Surprise(
      description: "\(name) of lesson \(lesson.number) is not green: \(words(of: verdict))")
  }

  private func words(of verdict: Verdict) -> String {
    let failed = verdict.behaviours.filter { $0.outcome != .passed }.map(\.sentence)
    return (verdict.errors.map(\.text) + verdict.warnings.map(\.text) + verdict.troubles + failed)
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
          description: "Change \(change.number) on \(version): its tests pass without it.")
      }
      let verdict = try await judge(new, with: [change], other: change.other(version))
      guard verdict.isGreen else {
        throw Surprise(
          description: "\(name) of lesson \(lesson.number) fails: \(words(of: verdict))")
      }
      var (left, right) = (old, new)
      if let other = change.other(version) { right["\(Kata.otherPath).swift"] = Data(other.utf8) }
      let isSource = { (file: Files.Element) in !file.key.hasPrefix("Tests/") }
      (left, right) = (left.filter(isSource), right.filter(isSource))
      figures[version] = try await Figures(from: left, to: right)
    }
    return .init(
      name: change.folder, title: change.title, isExpected: change.isExpected, figures: figures)
  }

  private func outcome(of mistake: Edit, _ version: Version) async throws -> Evidence.Outcome {
    guard mistake.isWritable(in: version) else { return .cannotBeWritten }
    let changes = try mistake.fields["Change"].map { name in
      [try Edit.named(String(name.prefix(while: \.isNumber)), .change, of: lesson)]
    }
    let old = try await lesson.tree(version)
    let verdict = try await judge(
      mistake.applied(to: old, version), with: changes ?? [], other: mistake.other(version))
    // A warning counts: the compiler has noticed.
    if let message = (verdict.errors + verdict.warnings).first {
      return .refused(words: message.sentence)
    }
    let failed = verdict.behaviours.filter(\.hasFailed)
    guard verdict.troubles.isEmpty || !failed.isEmpty else {
      throw Surprise(
        description: "Mistake \(mistake.number) on \(version): \(words(of: verdict))")
    }
    let unrelated = failed.filter { test in
      ![test.sentence, test.suite ?? ""].contains(where: mistake.subjects.contains)
    }
    return .compiles(broken: failed.map(\.sentence), unrelated: unrelated.map(\.sentence))
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
      for field in ["Kind", "About", "Cannot be written in", "Change"] {
        digest.add(edit.fields[field] ?? "")
      }
    }
    for (path, data) in try lesson.tests().merging(lesson.templates(), uniquingKeysWith: { $1 })
      .sorted(by: { $0.key < $1.key })
    {
      digest.add(path)
      digest.add(data)
    }
    return digest.text
  }
}

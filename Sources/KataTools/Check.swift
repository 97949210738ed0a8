import BookContents
import Foundation
import Text
import Toolchain

/// Builds a kata in its shadow, runs its tests there, and judges it.
package struct Check: Sendable {
  package let kata: Kata
  /// How long one test may take.
  let limit: Duration

  package init(_ kata: Kata, limit: Duration = .seconds(10)) {
    (self.kata, self.limit) = (kata, limit)
  }

  /// Judges the reader's present files. Cancelling the task ends everything it started.
  ///
  /// - Parameter news: Called with what is going on, such as “building 3/19”.
  package func run(news: @Sendable (String) -> Void = { _ in }) async throws -> Verdict {
    let contents = kata.contents()
    let (changes, unknown) = try kata.changes(in: contents.files)
    // Without a manifest SwiftPM would climb up and build the book.
    let troubles =
      contents.troubles + contents.files.excess
      + (contents.files["Package.swift"] == nil ? ["Package.swift is missing."] : [])
    var verdict = Verdict(kata: kata, files: contents.files, changes: changes)
    if troubles.isEmpty {
      verdict = try await judge(contents.files, with: changes, news: news)
    }
    verdict.troubles += troubles
    verdict.troubles += unknown.map {
      "\(Kata.changesPath)/\($0) is not the name of a change in this lesson: remove it; "
        + "`scripts/workbook change \(kata.lesson.number)` lists the names."
    }
    if kata.contents() != contents {
      verdict.troubles.append(
        "A file was saved during the check, so the check does not count: try again.")
    }
    return verdict
  }

  /// Judges a package that is laid out as a kata.
  package func judge(
    _ files: Files, with changes: [Edit] = [], news: @Sendable (String) -> Void = { _ in }
  ) async throws -> Verdict {
    let lock = try await kata.lockKatas(news)
    defer { withExtendedLifetime(lock) {} }
    let shadow = kata.shadow
    var verdict = Verdict(kata: kata, files: files, changes: changes)
    let package = KataPackage(kata, with: changes)
    let (tests, completed) = (try package.tests(), try package.completed(files))
    verdict.notes = completed.notes
    var report = try await build(shadow, completed.files, news)
    let isOwnTest = { (path: String) in
      path.hasPrefix("\(Kata.minePath)/")
        || path.hasPrefix("\(kata.testsPath)/") && tests[path] == nil
    }
    let isOwn = { (message: CompilerMessage) in
      message.path.map { isOwnTest(String($0.dropFirst(kata.path.count + 1))) } ?? false
    }
    if !report.isBuilt, !report.errors.isEmpty, report.errors.allSatisfy(isOwn) {
      verdict.ownErrors = report.errors
      let rest = try package.completed(files.filter { !isOwnTest($0.key) }).files
      report = try await build(shadow, rest, news)
    }
    guard report.isBuilt else {
      verdict.errors = report.errors
      if report.errors.isEmpty { verdict.troubles = ["The kata was not built:\n\(report.words)"] }
      return verdict
    }
    if !package.isForwarding(files) {
      verdict.notes.append(
        "This check judged the \(kata.lesson.seamType) in \(Kata.otherPath), the colleague's module, in place of "
          + "yours.")
    }
    verdict.warnings = report.warnings
    news("running")
    let run = try await TestRun(shadow, package: kata.module, limit: limit).run {
      news("running, \($0) done")
    }
    let wanted = Set(
      tests.keys.flatMap { path in
        CodeLines(tests.text(path) ?? "").testLines.map { "\(kata.path)/\(path):\($0)" }
      })
    verdict.behaviours = run.tests.filter { $0.place.map(wanted.contains) ?? false }
    verdict.own = run.tests.filter { !($0.place.map(wanted.contains) ?? false) }
    verdict.troubles += run.troubles
    let unrun = wanted.subtracting(run.tests.compactMap(\.place)).sorted()
    if let first = unrun.first {
      verdict.troubles.append(
        "\(counted(unrun.count, "behaviour")) did not run, such as \(first): does Package.swift "
          + "exclude a file?")
    }
    verdict.printed = run.printed
    return verdict
  }

  private func build(
    _ shadow: Shadow, _ files: Files, _ news: @Sendable (String) -> Void
  ) async throws -> Shadow.Report {
    news("building")
    // A layer may import only what the manifest declares for it.
    let strict = kata.hasLayers ? ["--explicit-target-dependency-import-check", "error"] : []
    return try await shadow.build(files, ["--build-tests"] + strict) { news("building \($0)") }
  }
}

extension Kata {
  /// The changes that the reader's `Changes` folder names, and those names that fit no change.
  package func changes(in files: Files) throws -> (taken: [Edit], unknown: [String]) {
    let names = Set(files.inside(Kata.changesPath).keys)
    let taken = try Edit.all(.change, of: lesson).filter { names.contains($0.name) }
    return (taken, names.subtracting(taken.map(\.name)).sorted())
  }
}

extension Files {
  private static let (mostFiles, mostBytes) = (2_000, 5_000_000)

  /// A sentence if there is too much to copy for each check.
  var excess: [String] {
    let bytes = values.reduce(0) { $0 + $1.count }
    guard count > Files.mostFiles || bytes > Files.mostBytes else { return [] }
    let largest = self.max { $0.value.count < $1.value.count }?.key ?? ""
    return [
      "A check copies at most 2,000 files and 5 MB, but there are \(count) and \(bytes / 1_000_000) MB: "
        + "the largest is \(largest)."
    ]
  }
}

import Book
import Foundation
import Practice
import Toolchain

/// Newly started katas pass, and whatever a reader's code does to the tests is recognized and leaves no process running.
///
/// The katas are in a book of their own, so that no reader's kata is touched.
struct KataRule: VerifyRule {
  let name = "katas"

  func problems(in workbook: Workbook) async throws -> [String] {
    let book = try KataRule.book(besides: workbook)
    // One that builds on the roster and has its own servers, and one that builds on the game.
    let katas = [6, 1].map { Kata(book.lessons[$0 - 1], in: book) }
    for kata in katas {
      try? FileManager.default.removeItem(at: kata.folder)
      try kata.start()
    }
    try KataRule.addMisdeeds(to: katas[1])
    var problems: [String] = []
    for kata in katas {
      let verdict = try await KataCheck(kata).run()
      if !verdict.isPassed {
        problems.append("\(kata.path) does not pass as it begins: \(verdict.summary).")
      }
      for remark in verdict.remarks { problems.append("\(kata.path): \(remark)") }
    }
    guard problems.isEmpty else { return problems }
    for (index, misdeed) in Misdeed.all.enumerated() {
      problems += try await KataRule.problems(with: misdeed, index, in: katas[1])
    }
    return problems
  }

  /// Lets a variable choose one of the misdeeds, so that the kata is built once; without it, nothing
  /// is done. A single behaviour meets it; what became of the others is told all the same.
  private static func addMisdeeds(to kata: Kata) throws {
    let sources = kata.folder.appendingPathComponent(kata.sourcesPath, isDirectory: true)
    var tree = try SourceTree(of: sources)
    tree["Misdeed.swift"] = Misdeed.source
    tree["Ship.swift"] = tree["Ship.swift"]?.replacing(
      "func gainLife() {\n", with: "func gainLife() {\n    misbehave()\n")
    try tree.write(to: sources)
  }

  private static func problems(
    with misdeed: Misdeed, _ index: Int, in kata: Kata
  ) async throws -> [String] {
    let marker = "shipshape-\(UUID().uuidString)"
    let verdict = try await ChildProcess.$environmentOverrides.withValue(
      [Misdeed.variable: "\(index)", Misdeed.marker: marker]
    ) {
      // A kata that is expected to hang gets a shorter limit than a reader's.
      let limit: Duration = misdeed.expected == "hung" ? .seconds(1) : .seconds(10)
      return try await KataCheck(kata, limit: limit).run()
    }
    let found = verdict.summary
    let wrong = "has the verdict “\(found)”, not “\(misdeed.expected)”."
    let left = try isRunning(marker) ? ["leaves something running."] : []
    return ((found.contains(misdeed.expected) ? [] : [wrong]) + left)
      .map { "A kata that does “\(misdeed.code)” \($0)" }
  }

  private static func isRunning(_ words: String) throws -> Bool {
    let output = try ChildProcess("ps", ["-A", "-o", "args"]).run()
    return output.standardOutput.contains(words)
  }

  /// The book with other katas, in a permanent place, so that what has not changed is not rebuilt.
  private static func book(besides workbook: Workbook) throws -> Workbook {
    let home = workbook.root.appendingPathComponent(".build/verify/book", isDirectory: true)
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    for name in ["Package.swift", "Sources", "Tests", "Lessons"] {
      let link = home.appendingPathComponent(name)
      try? FileManager.default.removeItem(at: link)
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: workbook.root.appendingPathComponent(name))
    }
    return Workbook(root: home, lessons: workbook.lessons)
  }
}

extension Verdict {
  fileprivate var summary: String {
    let worst = behaviours.first { $0.outcome != .passed && $0.outcome != .notReached }
    return switch (outcome, worst?.outcome) {
    case (.notBuilt(let failure), _): "not built: \(failure.text)"
    case (.stopped(let reason), _): "stopped: \(reason)"
    case (.judged, .hung): "hung"
    case (.judged, .crashed(let crash)): "crashed: \(crash.reason)"
    case (.judged, _): isPassed ? "passed" : "failed: \(worst?.sentence ?? "nothing ran")"
    }
  }
}

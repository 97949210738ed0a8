import Book
import Foundation
import Practice
import Toolchain

/// Newly started katas pass, and whatever a reader's code does to the tests is recognized and
/// leaves no process running.
///
/// The katas are in a copy of the book, so that no reader's kata is touched.
struct KataRule: VerifyRule {
  let name = "katas"

  /// One that builds on the game, and one that builds on the roster and has its own servers.
  private static let lessons = [1, 6]

  func problems(in workbook: Workbook) async throws -> [String] {
    let copy = try KataRule.copy(of: workbook)
    var problems: [String] = []
    for number in KataRule.lessons {
      let kata = Kata(Catalogue.lessons[number - 1], in: copy)
      try? FileManager.default.removeItem(at: kata.folder)
      try kata.start()
      let verdict = try await KataCheck(kata).run()
      if !verdict.isPassed {
        problems.append("\(kata.path) does not pass as it begins: \(verdict.summary).")
      }
    }
    guard problems.isEmpty else { return problems }
    return try await misdeeds(in: Kata(Catalogue.lessons[0], in: copy))
  }

  /// Tries each misdeed in a single kata, which is built only once since a variable chooses the
  /// misdeed.
  private func misdeeds(in kata: Kata) async throws -> [String] {
    let sources = kata.folder.appendingPathComponent(kata.sourcesPath, isDirectory: true)
    var tree = try SourceTree(of: sources)
    tree["Misdeed.swift"] = Misdeed.source
    tree["Shipyard.swift"] = tree["Shipyard.swift"]?.replacing(
      "-> any Vessel {\n", with: "-> any Vessel {\n    misbehave()\n")
    try tree.write(to: sources)
    var problems: [String] = []
    for (index, misdeed) in Misdeed.all.enumerated() {
      let marker = "shipshape-\(UUID().uuidString)"
      let verdict = try await ChildProcess.$environmentOverrides.withValue(
        [Misdeed.variable: "\(index)", Misdeed.marker: marker]
      ) {
        // A kata that is expected to hang gets a shorter limit than a reader's.
        let limit: Duration = misdeed.expected == ["hung"] ? .seconds(1) : .seconds(10)
        return try await KataCheck(kata, limit: limit).run()
      }
      let found = verdict.summary
      if !misdeed.expected.contains(where: found.contains) {
        problems.append(
          "A kata that does “\(misdeed.code)” has the verdict “\(found)”, not "
            + "“\(misdeed.expected.joined(separator: "” or “"))”.")
      }
      if try KataRule.isRunning(marker) {
        problems.append("A kata that does “\(misdeed.code)” leaves something running.")
      }
    }
    return problems
  }

  /// Whether there is a process with these words in its command line.
  private static func isRunning(_ words: String) throws -> Bool {
    let output = try ChildProcess("ps", ["-A", "-o", "args"]).run()
    return output.standardOutput.contains(words)
  }

  /// The book without its build, in a permanent place, so that what has not changed is not rebuilt.
  private static func copy(of workbook: Workbook) throws -> Workbook {
    let home = workbook.root.appendingPathComponent(".build/verify/book", isDirectory: true)
    for folder in ["Sources", "Tests"] {
      try SourceTree(of: workbook.root.appendingPathComponent(folder, isDirectory: true))
        .write(to: home.appendingPathComponent(folder, isDirectory: true))
    }
    let guests = Catalogue.lessons.map(LessonGuest.folder).flatMap { folder in
      workbook.names(in: folder).map { "\(folder)/\($0)" }
    }
    for path in ["Package.swift"] + Catalogue.lessons.map(\.page) + guests {
      let file = home.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(workbook.text(at: path).utf8).write(to: file)
    }
    return Workbook(root: home)
  }
}

extension Verdict {
  /// The result in a few words.
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

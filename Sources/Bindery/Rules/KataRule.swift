import Book
import Foundation
import Practice
import Toolchain

/// Checks that new katas pass, and that a reader's code that misbehaves in the tests is recognized
/// and leaves no process running.
///
/// The katas are in a separate book, so that no reader's kata is touched.
struct KataRule: VerifyRule {
  let name = "katas"

  /// Misbehaviour of a kata in the tests, and words of its verdict, for each way in which a run
  /// ends: the process is gone, it makes no progress and leaves others running, or it takes all
  /// memory.
  private static let misdeeds = [
    (code: "print(depth(1))", verdict: "crashed"),
    (code: "startChildren(); while true {}", verdict: "hung"),
    (code: "while true { memset(malloc(1 << 24), 1, 1 << 24) }", verdict: "memory"),
  ]

  /// - Parameter marker: A word that marks the child processes.
  private static func source(_ code: String, _ marker: String) -> String {
    """
    import Foundation

    func misbehave() { \(code) }

    func depth(_ number: Int) -> Int { number == 0 ? 0 : depth(number + 1) + 1 }

    func startChildren() {
      for _ in 0..<50 { _ = system("sh -c 'sleep 600; : \(marker)' > /dev/null 2>&1 &") }
    }

    """
  }

  func problems(in workbook: Workbook) async throws -> [String] {
    let book = try KataRule.book(besides: workbook)
    // One with layers, one that builds on the roster and has its own servers, and one that builds
    // on the game.
    let katas = [5, 6, 1].map { Kata(book.lessons[$0 - 1], in: book) }
    var problems: [String] = []
    for kata in katas {
      try? FileManager.default.removeItem(at: kata.folder)
      try kata.start()
      let verdict = try await KataCheck(kata).run()
      if !verdict.isPassed {
        problems.append("\(kata.path) does not pass at the beginning: \(verdict.summary).")
      }
      problems += verdict.remarks.map { "\(kata.path): \($0)" }
    }
    guard problems.isEmpty else { return problems }
    for (code, expected) in KataRule.misdeeds {
      problems += try await KataRule.problems(of: code, expected: expected, in: katas[2])
    }
    return problems
  }

  /// A single behaviour runs the misdeed; the other behaviours are still judged.
  private static func problems(
    of code: String, expected: String, in kata: Kata
  ) async throws -> [String] {
    let marker = "shipshape-\(UUID().uuidString)"
    let sources = kata.folder.appendingPathComponent(kata.sourcesPath, isDirectory: true)
    var tree = try SourceTree(of: sources)
    tree["Misdeed.swift"] = source(code, marker)
    tree["Ship.swift"] = tree["Ship.swift"]?.replacing(
      #/func gainLife\(\) \{\n(    misbehave\(\)\n)?/#, with: "func gainLife() {\n    misbehave()\n"
    )
    try tree.write(to: sources)
    // A kata that is expected to hang gets a shorter limit than a reader's.
    let limit: Duration = expected == "hung" ? .seconds(1) : .seconds(10)
    let found = try await KataCheck(kata, limit: limit).run().summary
    let running = try ChildProcess("ps", ["-A", "-o", "args"]).run().standardOutput
    return
      ((found.contains(expected) ? [] : ["has the verdict “\(found)”, not “\(expected)”."])
      + (running.contains(marker) ? ["leaves something running."] : []))
      .map { "A kata that does “\(code)” \($0)" }
  }

  /// The book with other katas, in a permanent place, so that unchanged parts are not rebuilt.
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

import Foundation

/// A test process that ended before all of its tests had.
struct TestCrash: Equatable {
  /// The test that had started and not ended, with its arguments.
  let culprit: String?
  /// What the process said last of its own, such as “Fatal error: Index out of range”.
  let lastWords: String?
  /// The file and the line that ended it, as a path in the book where that is known.
  let place: String?
  /// The signal that ended it, if one did.
  let signal: Int?
}

extension TestCrash {
  /// - Parameters:
  ///   - output: What `swift test` and the tests printed.
  ///   - root: The folder of the book.
  init(culprit: String?, output: String, root: URL) {
    self.culprit = culprit
    let words = LastWords(in: output)
    lastWords = words?.text
    place = CrashPlace(root: root).find(words, in: output)
    signal = SignedLines(in: output, with: ["unexpected signal code "]).lines.first.flatMap {
      $0.firstMatch(of: #/unexpected signal code ([0-9]+)/#).flatMap { Int($0.1) }
    }
  }

  /// The crash for the reader: what happened, where, and why as far as the process said it.
  var lines: [String] {
    var sentence = "The test process ended before its time"
    if let signal { sentence += ", by signal \(signal)" }
    sentence += culprit.map { ", while “\($0)” ran." } ?? ", while no test ran."
    return [sentence] + [place, lastWords ?? TestCrash.hint].compactMap { $0 }
  }

  /// For a crash that the tests do not explain themselves.
  private static let hint =
    "If a type was changed since the last build, the build may be stale: "
    + "`swift package clean`, then test again."
}

/// What Swift itself prints when it ends a process.
struct LastWords: Equatable {
  /// Such as “Fatal error: Index out of range”.
  let text: String
  /// The module and the file, such as `OpenClosedAfter/Blast.swift`, where it was said.
  let file: String?
  let line: Int?

  /// - Parameter output: What the process printed, and its backtrace.
  init?(in output: String) {
    let error =
      #/(?:([^\s:]+\.swift):([0-9]+): )?((Fatal error|Precondition failed|Assertion failed)(: .*)?)$/#
    let failure = #/^\*\*\* (Swift runtime failure: .*) \*\*\*$/#
    let errors = SignedLines(
      in: output, with: ["Fatal error", "Precondition failed", "Assertion failed"])
    let failures = SignedLines(in: output, with: ["*** Swift runtime failure: "])
    // The last of them: a test may look at what a child of its own said before.
    if let match = errors.lines.reversed().lazy.compactMap({ $0.firstMatch(of: error) }).first {
      (text, file, line) = (String(match.3), match.1.map(String.init), match.2.flatMap { Int($0) })
    } else if let match = failures.lines.lazy.compactMap({ $0.firstMatch(of: failure) }).first {
      (text, file, line) = (String(match.1), nil, nil)
    } else {
      return nil
    }
  }
}

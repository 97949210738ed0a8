import Foundation
import Terminal

@testable import WorkbookCore

/// A kata of the second lesson that is nowhere, with verdicts on it.
enum WatchedKata {
  static let kata = Kata(
    Catalogue.lessons[1], in: Workbook(root: URL(fileURLWithPath: "/nowhere")))

  static let size = Size(columns: 80, rows: 24)

  static func snapshot(_ text: String) -> KataSnapshot {
    KataSnapshot(readers: ["Sources/OpenClosedKata/Referee.swift": Data(text.utf8)])
  }

  static func verdict(
    _ outcomes: [KataBehaviour.Outcome], _ outcome: KataVerdict.Outcome = .judged,
    restored: [String] = []
  ) -> KataVerdict {
    KataVerdict(
      kata: kata, restored: restored, outcome: outcome,
      behaviours: outcomes.enumerated().map { index, outcome in
        KataBehaviour(suite: nil, sentence: "Behaviour number \(index + 1)", outcome: outcome)
      }, duration: .milliseconds(1440))
  }

  static let passed = verdict([.passed, .passed, .passed])

  static func judged(_ verdict: KataVerdict, isUntouched: Bool = false) -> WatchResult {
    .judged(verdict, isUntouched: isUntouched)
  }

  static func issue(_ message: String, line: Int, with arguments: String = "") -> KataIssue {
    KataIssue(
      arguments: arguments, messages: [message],
      place: KataPlace(
        path: "Katas/02-OpenClosed/Tests/OpenClosedKataTests/BlastTests.swift", line: line))
  }
}

extension WatchState {
  /// One in which the first check has ended.
  static func after(
    _ result: WatchResult, size: Size = WatchedKata.size, whenNotTo: String = ""
  ) -> WatchState {
    var state = WatchState(WatchedKata.kata, whenNotTo: whenNotTo, size: size)
    _ = state.take(.looked(.there(WatchedKata.snapshot("first"))), at: .zero)
    _ = state.take(.ended(result, run: 1), at: .seconds(1))
    return state
  }

  /// Takes an event at the beginning of time.
  mutating func take(_ event: WatchEvent) -> [WatchOrder] { take(event, at: .zero) }
  mutating func press(_ key: Key) -> [WatchOrder] { take(.key(key)) }
  mutating func press(_ letter: Character) -> [WatchOrder] { press(.character(letter)) }

  func lines(at now: Duration = .zero) -> [String] { WatchView(state: self).canvas(at: now).lines }
}

import Book
import Foundation
import Practice
import Terminal
import Toolchain

@testable import Reader

/// A kata of the second lesson that is nowhere, with verdicts on it.
enum WatchedKata {
  static let kata = Kata(
    Catalogue.lessons[1], in: Workbook(root: URL(fileURLWithPath: "/nowhere")))

  static let size = Size(columns: 80, rows: 24)

  /// Its files with this text in one of them.
  static func files(_ text: String, request: String? = nil) -> KataState {
    var snapshot = KataSnapshot()
    snapshot.readers = ["Sources/OpenClosedKata/Referee.swift": Data(text.utf8)]
    snapshot.request = request
    return .there(snapshot)
  }

  static func verdict(
    _ outcomes: [Behaviour.Outcome], _ outcome: Verdict.Outcome = .judged, on kata: Kata = kata,
    isUntouched: Bool = false
  ) -> Verdict {
    Verdict(
      kata: kata, outcome: outcome,
      behaviours: outcomes.enumerated().map { index, outcome in
        Behaviour(suite: nil, sentence: "Behaviour number \(index + 1)", outcome: outcome)
      }, isUntouched: isUntouched, duration: .milliseconds(1440))
  }

  static func judged(_ outcomes: Behaviour.Outcome..., isUntouched: Bool = false) -> WatchResult {
    .judged(verdict(outcomes, isUntouched: isUntouched))
  }

  static func issue(_ message: String, line: Int, with arguments: String = "") -> RecordedIssue {
    RecordedIssue(
      arguments: arguments, messages: [message],
      place: SourcePlace(
        path: "Katas/02-OpenClosed/Tests/OpenClosedKataTests/BlastTests.swift", line: line))
  }
}

extension WatchState {
  /// What has become of a kata after some events, a second apart.
  static func after(
    _ events: WatchEvent..., size: Size = WatchedKata.size, whenNotTo: String = ""
  ) -> WatchState {
    var state = WatchState(WatchedKata.kata, whenNotTo: whenNotTo, size: size)
    for (second, event) in events.enumerated() { _ = state.take(event, at: .seconds(second)) }
    return state
  }

  /// The same after the first check.
  static func judged(
    _ result: WatchResult, size: Size = WatchedKata.size, whenNotTo: String = ""
  ) -> WatchState {
    after(
      .files(WatchedKata.files("first")), .ended(result, check: 1), size: size,
      whenNotTo: whenNotTo)
  }

  mutating func press(_ letter: Character) { _ = take(.key(.character(letter)), at: .zero) }

  func lines(at now: Duration = .zero) -> [String] { WatchView(state: self).canvas(at: now).lines }
}

extension WatchEvent {
  static func key(_ letter: Character) -> WatchEvent { .key(.character(letter)) }
}

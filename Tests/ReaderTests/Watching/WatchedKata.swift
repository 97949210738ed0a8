import Book
import Foundation
import Terminal
import TestSupport
import Testing
import Text

@testable import Practice
@testable import Reader
@testable import Toolchain

/// A watched kata of the second lesson that exists only here, and its picture.
struct WatchedKata: CustomTestStringConvertible {
  static let kata = Kata(
    Catalogue.lessons[1],
    in: Workbook(root: URL(fileURLWithPath: "/nowhere"), lessons: Catalogue.lessons))
  static let size = Size(columns: 80, rows: 24)

  private(set) var state: WatchState

  /// A full description would take longer than the test itself.
  var testDescription: String { view.status.text }

  /// The state after some events, a second apart.
  init(_ events: WatchEvent..., size: Size = size) {
    state = WatchState(WatchedKata.kata, size: size)
    for (second, event) in events.enumerated() { take(event, at: .seconds(second)) }
  }

  /// The state after the first check.
  init(judged first: Behaviour.Outcome, _ others: Behaviour.Outcome..., size: Size = size) {
    self.init(.files("first"), .judged(WatchedKata.verdict([first] + others)), size: size)
  }

  @discardableResult
  mutating func take(_ event: WatchEvent, at now: Duration = .zero) -> [WatchEffect] {
    state.take(event, at: now)
  }

  /// The state after more events.
  func after(_ events: WatchEvent...) -> WatchedKata {
    var kata = self
    for event in events { kata.take(event) }
    return kata
  }

  var view: WatchView { WatchView(state: state, now: .zero) }

  func lines(at now: Duration = .zero) -> [String] {
    WatchView(state: state, now: now).canvas.lines
  }

  /// A whole picture as text, without the empty rows above the foot.
  func text(at now: Duration = .zero) -> String {
    var lines = lines(at: now)
    let foot = lines.suffix(2)
    lines.removeLast(2)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return (lines + foot).map { $0 + "\n" }.joined()
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

  /// A verdict on the files of an existing kata.
  static func verdict(_ outcomes: [Behaviour.Outcome], of kata: Kata) throws -> Verdict {
    let files = try kata.readersFiles()
    var verdict = verdict(
      outcomes, on: kata, isUntouched: try kata.isBeginning(files.tree(in: kata.sourcesPath)))
    verdict.files = files
    return verdict
  }

  static func issue(_ message: String, line: Int, with arguments: String = "") -> RecordedIssue {
    RecordedIssue(
      arguments: arguments, messages: [message],
      place: SourcePlace(
        path: "Katas/02-OpenClosed/Tests/OpenClosedKataTests/BlastTests.swift", line: line))
  }
}

extension KataState {
  /// A kata with this text in one of its files.
  static func file(_ text: String, request: String? = nil) -> KataState {
    var snapshot = KataSnapshot()
    snapshot.readers = [
      KataFile(path: "Sources/OpenClosedKata/Referee.swift", bytes: Data(text.utf8))
    ]
    if let request {
      snapshot.history.append(
        KataEntry(
          number: 1, kind: .taken, name: request, date: .distantPast, commit: "", note: ""))
    }
    return .there(snapshot)
  }
}

extension WatchEvent: CustomTestStringConvertible {
  public var testDescription: String {
    if case .judged(let result) = self { result.verdict.sentence } else { "an event" }
  }

  static func files(_ text: String) -> WatchEvent { .files(.file(text)) }
  static func key(_ key: Key) -> WatchEvent { .screen(.key(key)) }
  static func key(_ letter: Character) -> WatchEvent { .key(.character(letter)) }
  static func judged(_ outcomes: Behaviour.Outcome...) -> WatchEvent {
    .judged(CheckResult(verdict: WatchedKata.verdict(outcomes)))
  }

  static func judged(_ verdict: Verdict) -> WatchEvent { .judged(CheckResult(verdict: verdict)) }

  /// A verdict in which everything passes, and how the requests stand.
  static func stands(
    _ row: ChangeRow? = nil, isUntouched: Bool = false, questions: [KataQuestion] = []
  ) -> WatchEvent {
    let verdict = WatchedKata.verdict([.passed], isUntouched: isUntouched)
    return .judged(CheckResult(verdict: verdict, row: row, questions: questions))
  }
}

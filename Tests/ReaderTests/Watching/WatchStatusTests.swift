import Foundation
import Practice
import Testing

@testable import Reader
@testable import Toolchain

@Suite("What is told of a check of a kata that is watched")
struct WatchStatusTests {
  @Test(
    "Each phase of a check has its words and its bar, as long as the last one where not known",
    arguments: [
      (CheckPhase.starting, "starting", "░░░░░░░░"),
      (.waiting, "waiting for another check of it to end", "░░░░░░░░"),
      (.building(BuildProgress(isWaiting: true)), "waiting for another build to end", "░░░░░░░░"),
      (.building(BuildProgress(done: 3, of: 9)), "building, 3 of 9 files", "░░░░░░░░"),
      (.building(BuildProgress(done: 3, of: nil)), "building", "░░░░░░░░"),
      (.running(done: 1, of: nil), "running", "████░░░░"),
      (.running(done: 3, of: 3), "behaviour 3 of 3", "████████████"),
      (.running(done: 1, of: 3), "behaviour 2 of 3", "████░░░░░░░░"),
    ])
  func phases(phase: CheckPhase, words: String, bar: String) {
    let kata = WatchedKata(
      .files("first"), .judged(.passed, .hung), .files("second"), .phase(phase))
    let lines = kata.lines()[2...3].joined(separator: "\n")
    #expect(lines == " Checking: \(words) …\n \(bar)")
  }

  private static let notBuilt = BuildFailure(
    printed: "/book/Katas/02-OpenClosed/A.swift:1:5: error: no such type\n",
    root: URL(fileURLWithPath: "/book"), scratch: URL(fileURLWithPath: "/tmp/none"))
  private static let untouched = WatchEvent.stands(isUntouched: true)
  private static let task = [
    " This is before, and nothing in it is changed yet: that is where you begin.", "",
    " Change Katas/02-OpenClosed/Sources/OpenClosedKata into a design of your own,",
    " in small steps; every behaviour is to pass after each of them.", "",
    "   r  The page of the lesson tells what hurts here.",
    "   h  The first hint is a question to ask yourself.",
  ]

  @Test(
    "What is no verdict is told in a sentence, and nothing changed gets its task",
    arguments: [
      // Also while it is checked.
      (
        [untouched],
        [
          " ✓ Passed: 1 behaviour.                                                   1.4 s",
          " ████", "",
        ] + task
      ),
      ([untouched, .files("second")], [" Checking: starting …", " ░░░░", ""] + task),
      (
        [
          .judged(
            CheckResult(verdict: WatchedKata.verdict([.hung]), trouble: "There is no room."))
        ],
        [
          " ✗ Failed: 1 of 1 behaviour.                                              1.4 s",
          " ▒▒▒▒", "", " There is no room.", "", " ✗ Behaviour number 1",
        ]
      ),
      (
        [.judged(WatchedKata.verdict([], .stopped("The disk is full.")))],
        [" ✗ There is no verdict.", "", "", " The disk is full."]
      ),
      (
        [.files(.gone)],
        [
          " Waiting for the folder.", "", "",
          " Katas/02-OpenClosed is gone: put it back, or make a new one with",
          " `scripts/workbook start 2`; it is checked as soon as it is there.",
        ]
      ),
      (
        [.judged(WatchedKata.verdict([], .notBuilt(notBuilt)))],
        [
          " ✗ It does not compile.                                                   1.4 s", "",
          "",
          " Katas/02-OpenClosed/A.swift:1:5: error: no such type", "",
          " Nothing ran: what is above does not compile.",
        ]
      ),
    ] as [([WatchEvent], [String])])
  func noVerdict(events: [WatchEvent], lines: [String]) {
    var kata = WatchedKata(.files("first"))
    for event in events { kata.take(event) }
    #expect(Array(kata.lines()[2..<2 + lines.count]) == lines)
  }
}

import Book
import Foundation
import Synchronization
import Testing
import Toolchain

@testable import Practice

/// The ways in which a kata may trouble its judge.
@Suite("A kata in trouble", .timeLimit(.minutes(5)))
struct KataJudgeTests {
  private static let path = "Katas/01-SingleResponsibility"
  private static let test = "\(path)/Tests/SingleResponsibilityKataTests/ShipTests.swift:9"
  private static let trap =
    "crashed at \(path)/Sources/SingleResponsibilityKata/Ship.swift:18: Fatal error: Index out of "
    + "range (a trap)"
  private static let killed =
    "crashed: It ended the process with signal 9 (killed by the system or from outside)."
  private static let endless =
    "hung: It made no progress for 1 second and was stopped."
  private static let looping =
    "hung at \(path)/Sources/SingleResponsibilityKata/Ship.swift:12: It made no progress for 1 "
    + "second and was stopped."
  private static let alike =
    "hung at \(path)/Sources/SingleResponsibilityKata/Ship.swift:12: Stopped after 0.5 seconds: "
    + "it hung in the same function as “It \(TinyTests.names[0])”, which made no progress for 1 second."
  private static let notRun =
    "5 behaviours hung or ended the process, so 1 more was not run: fix those 5 first."
  private static let givenUp =
    "4 behaviours hung or ended the process, so 2 more were not run: fix those 4 first."
  private static let skipped =
    "Some behaviours were skipped by their tests, so nothing is known about them."

  private static func all(_ outcome: String, givenUp: Bool = false) -> [String] {
    let said = TinyTests.names.map { "It \($0) \(outcome)" }
    guard givenUp else { return said }
    let rest = TinyTests.names.suffix(2).map { "It \($0) not reached: \(Self.givenUp)" }
    return said.prefix(4) + rest + [Self.givenUp]
  }

  @Test(
    "A behaviour is blamed for its own trouble, and the others are judged",
    arguments: [
      ("none", []),
      ("fail turns", ["It turns failed: 2 wrong at \(test)"]),
      ("fail turns speed:", ["It turns failed: speed 2 wrong at \(test)"]),
      ("fail turns of:", ["It turns failed: 2 wrong at \(test)"]),
      ("trap hides", ["It hides \(trap)"]), ("trap all", all(trap)),
      ("signal stops 9", ["It stops \(killed)"]), ("signal few 9", all(killed, givenUp: true)),
      ("exit fires 3", ["It fires crashed: It ended the process with exit status 3."]),
      (
        "hog dives",
        [
          "It dives crashed: It took more than 16 MB of memory, including the processes it "
            + "started, and was stopped."
        ]
      ),
      ("hang hides", ["It hides \(endless)"]), ("hang all", all(endless)),
      // A known stack names the line; after four more hangs in its function, the run ends.
      ("loop turns", ["It turns \(looping)"]),
      (
        "loop all",
        all(looping).prefix(1) + all(alike).dropFirst().prefix(4)
          + ["It hides not reached: \(notRun)", notRun]
      ),
      (
        "lost hides",
        [
          "It hides hung at \(path)/Sources/SingleResponsibilityKata/Ship.swift: It made no "
            + "progress for 1 second and was stopped. It was in Ship.turn(to:), "
            + "called from \(test)."
        ]
      ),
      // If the stack does not name the behaviour, none is blamed before it has run alone.
      ("stray all", all(looping, givenUp: true)),
      ("hang few", all(endless, givenUp: true)),
      // A behaviour that passes alone is not blamed for what all do together.
      (
        "crowd fires",
        [
          "The run of all behaviours did not finish, so the open ones were judged one by one. "
            + "It made no progress for 1 second and was stopped."
        ]
      ),
      (
        "clash fires",
        [
          "stopped: Run together, the behaviours crashed the process; run alone, none did. They "
            + "probably share state, or compete for time. It crashed with signal 11, which usually "
            + "means endless recursion."
        ]
      ),
      (
        "late all",
        [
          "stopped: Every behaviour passed, but then the process ended badly: It ended the "
            + "process with exit status 7. Look for what your kata leaves running."
        ]
      ),
      (
        "mute all",
        [
          "stopped: The tests ended before the first behaviour: It ended the process with exit status 3."
        ]
      ),
      (
        "skip dives hides",
        ["dives", "hides"].map { "It \($0) not reached: Its test skipped it." } + [skipped]
      ),
    ] as [(String, [String])])
  func troubles(trouble: String, said: [String]) async throws {
    let book = try SmallBook(1)
    let kata = try book.started(1)
    try book.write(kata.inBook("test"), TinyTests.script)
    let words = trouble.split(separator: " ")
    let waits = ["hang", "loop", "lost", "stray", "crowd"].contains(words[0])
    let run = TestRun(
      package: kata.folder, scratch: book.url("Katas/.build"), bundle: kata.module,
      root: book.workbook.root, limit: .seconds(waits ? 1 : 10), memoryLimit: 16 << 20)
    let rounds = Mutex<Set<Int>>([])
    var judge = KataJudge(kata: kata, run: run) { phase in
      if case .running(let done, _?, _) = phase { rounds.withLock { _ = $0.insert(done) } }
    }
    judge.patienceWithAlike = .milliseconds(500)
    if words.dropFirst().first == "few" { (judge.mostHung, judge.mostCrashes) = (4, 4) }
    let verdict = try await book.withScripts(trouble: trouble.replacing("few", with: "all")) {
      [judge] in try await judge.verdict()
    }
    #expect(KataJudgeTests.words(of: verdict) == said)
    #expect(
      words[0] != "hog" || rounds.withLock(\.self) == [3, 4, 5],
      "Behaviours that use much memory run alone.")
    #expect(
      words[0] == "mute" || verdict.behaviours.map(\.suite) == Array(repeating: "A ship", count: 6))
  }

  /// The words of a verdict; behaviours only if they did not pass.
  private static func words(of verdict: Verdict) -> [String] {
    let behaviours = verdict.behaviours.filter { $0.outcome != .passed }.map { behaviour in
      let reason = behaviour.reason.map { ": \($0)" } ?? ""
      let words =
        switch behaviour.outcome {
        case .passed: "passed"
        case .failed(let issues):
          "failed"
            + issues.map {
              ": \($0.arguments) \($0.messages.joined()) at " + ($0.place.map { "\($0)" } ?? "–")
            }.joined()
        case .crashed(let crash):
          "crashed" + (crash.place.map { " at \($0)" } ?? "") + ": \(crash.reason)"
            + (crash.isTrap ? " (a trap)" : "")
        case .hung: "hung" + (behaviour.place.map { " at \($0)" } ?? "")
        case .notReached: "not reached"
        }
      return "\(behaviour.sentence) \(words)\(reason)"
    }
    guard case .stopped(let sentence) = verdict.outcome else { return behaviours + verdict.remarks }
    return behaviours + verdict.remarks + ["stopped: \(sentence)"]
  }
}

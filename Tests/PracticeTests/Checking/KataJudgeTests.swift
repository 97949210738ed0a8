import Book
import Foundation
import Testing
import Toolchain

@testable import Practice

/// What a kata may do to the one that judges it.
@Suite("A kata in trouble", .timeLimit(.minutes(5)))
struct KataJudgeTests {
  private static let path = "Katas/01-SingleResponsibility"
  private static let memory = "64 MB of memory, counted with the processes that were started"

  private func verdict(
    _ trouble: String, limit: Duration = .seconds(10),
    _ change: (inout KataJudge) -> Void = { _ in }
  ) async throws -> Findings {
    let book = try SmallBook(1)
    let kata = try book.started(1)
    try book.write(kata.inBook("test"), TinyTests.script)
    let run = TestRun(
      package: kata.folder, scratch: book.url("Katas/.build"), bundle: kata.module,
      root: book.workbook.root, limit: limit, memoryLimit: 64 << 20)
    var judge = KataJudge(kata: kata, run: run) { _ in }
    change(&judge)
    let verdict = try await book.withScripts(trouble: trouble) { [judge] in
      try await judge.verdict()
    }
    return Findings(
      outcome: verdict.outcome, behaviours: verdict.behaviours, remarks: verdict.remarks)
  }

  /// What a verdict says of the behaviours: where nothing else is said, all passed.
  private struct Findings: Equatable {
    var outcome = Verdict.Outcome.judged
    var behaviours: [Behaviour]
    var remarks: [String] = []

    init(outcome: Verdict.Outcome, behaviours: [Behaviour], remarks: [String]) {
      self.outcome = outcome
      self.behaviours = behaviours
      self.remarks = remarks
    }

    /// - Parameter reason: Of each behaviour that did not pass.
    init(
      _ outcomes: [String: Behaviour.Outcome] = [:], because reason: String? = nil,
      _ remarks: String..., stopped sentence: String? = nil
    ) {
      behaviours = TinyTests.names.map { name in
        let outcome = outcomes[name] ?? .passed
        return Behaviour(
          suite: "A ship", sentence: "It \(name)", outcome: outcome,
          reason: outcome == .passed ? nil : reason)
      }
      self.remarks = remarks
      if let sentence { outcome = .stopped(sentence) }
    }
  }

  private static func crash(
    _ reason: String, at place: String? = nil, signal: Int32? = nil, isTrap: Bool = false
  ) -> Behaviour.Outcome {
    .crashed(Crash(place: place, reason: reason, signal: signal, isTrap: isTrap))
  }

  private static let trap = crash(
    "Fatal error: Index out of range",
    at: "\(path)/Sources/SingleResponsibilityKata/Ship.swift:18", signal: SIGILL, isTrap: true)
  private static let killed = crash(
    "It ended the process by signal 9 (the system or somebody else killed it).", signal: SIGKILL)
  private static let issue = RecordedIssue(
    arguments: "2", messages: ["wrong"],
    place: SourcePlace(
      path: "\(path)/Tests/SingleResponsibilityKataTests/ShipTests.swift", line: 9))

  @Test(
    "Whatever a behaviour does is told of that behaviour, and the others are judged",
    arguments: [
      ("none", nil, .passed), ("fail turns", "turns", .failed([issue])),
      ("trap turns", "turns", trap), ("signal stops 9", "stops", killed),
      ("trap hides", "hides", trap),
      (
        "exit moves 0", "moves",
        crash("It ended the process with exit status 0 before it was over itself.")
      ),
      (
        "exit moves 3", "moves",
        crash("It ended the process with exit status 3 before it was over itself.")
      ),
      ("hog dives", "dives", crash("It took more than \(memory), so it was ended.")),
    ] as [(String, String?, Behaviour.Outcome)])
  func troubles(trouble: String, name: String?, outcome: Behaviour.Outcome) async throws {
    #expect(try await verdict(trouble) == Findings(name.map { [$0: outcome] } ?? [:]))
  }

  private static func all(_ outcome: Behaviour.Outcome) -> [String: Behaviour.Outcome] {
    Dictionary(uniqueKeysWithValues: TinyTests.names.map { ($0, outcome) })
  }

  private static let endless = "It did not end: nothing went on for 1 second, so it was ended."

  @Test("What does not end is ended after the limit", arguments: ["turns", "all"])
  func hangs(who: String) async throws {
    let expected = Findings(
      who == "all" ? Self.all(.hung) : [who: .hung], because: Self.endless)
    #expect(try await verdict("hang \(who)", limit: .seconds(1)) == expected)
  }

  @Test("A crash of each is told of each")
  func crashes() async throws {
    #expect(try await verdict("trap all") == Findings(Self.all(Self.trap)))
  }

  @Test(
    "When too many hang or crash, the others are given up, and it is told why",
    arguments: [("hang all", .hung, endless), ("signal all 9", killed, nil)]
      as [(String, Behaviour.Outcome, String?)])
  func givenUp(trouble: String, outcome: Behaviour.Outcome, why: String?) async throws {
    let findings = try await verdict(trouble, limit: .seconds(1)) {
      ($0.mostHung, $0.mostCrashes) = (3, 3)
    }
    let sentence =
      "4 behaviours did not end or ended the process, so 2 more were not run: mend those first."
    var expected = Findings(Self.all(outcome), because: why, sentence)
    for index in 4...5 {
      expected.behaviours[index] = Behaviour(
        suite: "A ship", sentence: "It \(TinyTests.names[index])", outcome: .notReached,
        reason: sentence)
    }
    #expect(findings == expected)
  }

  @Test("Who is innocent alone is not blamed for what all do together")
  func together() async throws {
    let crowd = Findings(
      [:], because: nil,
      "All behaviours at once did not come to an end, so the open ones were judged alone. "
        + "Nothing went on for 1 second, so it was ended.")
    #expect(try await verdict("crowd stops", limit: .seconds(1)) == crowd)
    let clash = Findings(
      stopped: "One by one no behaviour ends the process, but all at once one did: It ended the "
        + "process by signal 11 (memory that is not its own, as a recursion without end may cause). "
        + "Look for what they share.")
    #expect(try await verdict("clash stops") == clash)
  }

  @Test("A run that ends badly although all passed is no success, nor is one that says nothing")
  func badEnds() async throws {
    let late = Findings(
      stopped:
        "Every behaviour passed, but then the process ended badly: It ended with exit status "
        + "7. Look for what your kata leaves running.")
    #expect(try await verdict("late all") == late)
    #expect(
      try await verdict("mute all").outcome
        == .stopped("The tests ended before the first behaviour: It ended with exit status 3."))
  }

  @Test("Much output changes no verdict, and is told; so is a behaviour that its test skipped")
  func remarks() async throws {
    let much = "Your kata prints very much: 14.0 MB of it were read and left out."
    #expect(try await verdict("print all") == Findings([:], because: nil, much))
    let skipped = "Some behaviours were skipped by their tests, so nothing is known of them."
    let expected = Findings(
      ["dives": .notReached, "hides": .notReached], because: "Its test skipped it.", skipped)
    #expect(try await verdict("skip dives hides") == expected)
  }
}

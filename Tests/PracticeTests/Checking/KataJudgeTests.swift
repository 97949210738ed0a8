import Foundation
import Testing
import Toolchain

@testable import Practice

/// What a kata may do to the one that judges it.
@Suite("A kata in trouble", .timeLimit(.minutes(5)))
struct KataJudgeTests {
  private typealias Outcomes = [String: Behaviour.Outcome]

  private static let path = "Katas/01-SingleResponsibility"
  private static let memory = "64 MB of memory, counted with the processes that were started"

  private func findings(
    _ trouble: String, limit: Duration = .seconds(10),
    _ change: (inout KataJudge) -> Void = { _ in }
  ) async throws -> Findings {
    let book = try SmallBook(1)
    let kata = try book.started(1)
    try book.write(kata.inBook("test"), TinyTests.script)
    let run = kata.testRun(limit: limit, memoryLimit: 64 << 20)
    var judge = KataJudge(kata: kata, run: run) { _ in }
    change(&judge)
    return try await book.withScripts(trouble: trouble) { [judge] in try await judge.judge() }
  }

  /// Judged, with all behaviours passed but for these.
  private func judged(
    but outcomes: Outcomes, because reason: String? = nil, _ remarks: [String] = []
  ) -> Findings {
    Findings(outcome: .judged, behaviours: behaviours(outcomes, reason), remarks: remarks)
  }

  private func behaviours(_ outcomes: Outcomes, _ reason: String? = nil) -> [Behaviour] {
    TinyTests.names.map { name in
      let outcome = outcomes[name] ?? .passed
      return Behaviour(
        suite: "A ship", sentence: "It \(name)", outcome: outcome,
        reason: outcome == .passed ? nil : reason)
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
    let expected = judged(but: name.map { [$0: outcome] } ?? [:])
    #expect(try await findings(trouble) == expected)
  }

  @Test("What does not end is ended after the limit", arguments: [["turns"], TinyTests.names])
  func hangs(names: [String]) async throws {
    let outcomes = Dictionary(uniqueKeysWithValues: names.map { ($0, Behaviour.Outcome.hung) })
    let reason = "It did not end: nothing went on for 1 second, so it was ended."
    let who = names.count == 1 ? names[0] : "all"
    #expect(
      try await findings("hang \(who)", limit: .seconds(1))
        == judged(but: outcomes, because: reason))
  }

  @Test("A crash of each is told of each")
  func crashes() async throws {
    let outcomes = TinyTests.names.map { ($0, Self.trap) }
    let expected = judged(but: Dictionary(uniqueKeysWithValues: outcomes))
    #expect(try await findings("trap all") == expected)
  }

  @Test(
    "When too many hang or crash, the others are given up, and it is told why",
    arguments: [
      (
        "hang all", .hung, 4, "It did not end: nothing went on for 1 second, so it was ended.",
        "4 behaviours did not end, so the 2 others were not run: mend those first."
      ),
      (
        "signal all 9", killed, 4, nil,
        "4 behaviours ended the process, so the 2 others were not run: mend those first."
      ),
    ] as [(String, Behaviour.Outcome, Int, String?, String)])
  func givenUp(
    trouble: String, outcome: Behaviour.Outcome, count: Int, why: String?, sentence: String
  ) async throws {
    let findings = try await findings(trouble, limit: .seconds(1)) {
      ($0.mostHung, $0.mostCrashes) = (3, 3)
    }
    let expected = TinyTests.names.enumerated().map { index, name in
      Behaviour(
        suite: "A ship", sentence: "It \(name)", outcome: index < count ? outcome : .notReached,
        reason: index < count ? why : sentence)
    }
    #expect(
      findings == Findings(outcome: .judged, behaviours: expected, remarks: [sentence]))
  }

  @Test("Who is innocent alone is not blamed for what all do together")
  func together() async throws {
    #expect(
      try await findings("crowd stops", limit: .seconds(1))
        == judged(
          but: [:], because: nil,
          [
            "With all behaviours at once nothing went on for 1 second, so the open ones were "
              + "judged alone."
          ]))
    let clash = try await findings("clash stops")
    #expect(
      clash
        == Findings(
          outcome: .stopped(
            "One by one no behaviour ends the process, but all at once one did: It ended the process "
              + "by signal 11 (memory that is not its own, as a recursion without end may cause). "
              + "Look for what they share."),
          behaviours: behaviours([:])))
  }

  @Test("A run that ends badly although all passed is no success, nor is one that says nothing")
  func badEnds() async throws {
    let late =
      "Every behaviour passed, but then the process ended badly: It ended with exit status 7. "
      + "Look for what your kata leaves running."
    #expect(
      try await findings("late all")
        == Findings(outcome: .stopped(late), behaviours: behaviours([:])))
    #expect(
      try await findings("mute all").outcome
        == .stopped("The tests ended before the first behaviour: It ended with exit status 3."))
  }

  @Test("Much output changes no verdict, and is told")
  func prints() async throws {
    let sentence = "Your kata prints very much: 14.0 MB of it were read and left out."
    #expect(try await findings("print all") == judged(but: [:], [sentence]))
  }

  @Test("Those that wait for the limit at the same time are told as one")
  func stalls() {
    func stall(_ sentence: String) -> Stall {
      Stall(sentence: sentence, count: 1, idle: .seconds(2), limit: .seconds(10))
    }
    let stalls = Stalls()
    #expect(stalls.add(stall("It moves"), of: "a").text == "waiting for “It moves”, 2 of 10 s")
    #expect(stalls.add(stall("It turns"), of: "b").text == "waiting for 2 behaviours, 2 of 10 s")
    stalls.end(of: "a")
    #expect(stalls.add(stall("It turns"), of: "b").text == "waiting for “It turns”, 2 of 10 s")
  }
}

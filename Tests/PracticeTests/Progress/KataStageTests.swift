import Foundation
import Testing

@testable import Practice

@Suite("The stages of a kata")
struct KataStageTests {
  private static func entry(
    passed: Int, isChanged: Bool? = true, isDone: Bool = false
  ) -> KataProgress.Entry {
    let date = Date(timeIntervalSince1970: 0)
    return KataProgress.Entry(
      lastCheck: .init(passed: passed, behaviours: 3, date: date, isChanged: isChanged),
      doneSince: isDone ? date : nil)
  }

  @Test(
    "One follows the other, and a kata that is red now keeps what it has reached",
    arguments: [
      (KataProgress.Entry(), false, 0, 3, "not started", "notStarted"),
      (KataProgress.Entry(), true, 0, 3, "started", "started"),
      (entry(passed: 2), true, 0, 3, "started", "started"),
      (entry(passed: 3, isChanged: false), true, 0, 3, "started", "started"),
      (entry(passed: 3, isChanged: nil), true, 0, 3, "started", "started"),
      (entry(passed: 3), true, 0, 3, "behaves", "behaves"),
      // A change that was taken with the design of before is no refactoring.
      (entry(passed: 3), true, 2, 3, "behaves", "behaves"),
      (entry(passed: 3, isDone: true), true, 0, 3, "refactored", "refactored"),
      (entry(passed: 1, isDone: true), true, 0, 3, "refactored", "refactored"),
      (
        entry(passed: 3, isDone: true), true, 1, 3, "has taken 1 of 3 changes", "hasTakenSome"
      ),
      (entry(passed: 3, isDone: true), true, 3, 3, "has taken all 3 changes", "hasTakenAll"),
      (entry(passed: 3, isDone: true), true, 1, 1, "has taken its change", "hasTakenAll"),
    ])
  func stages(
    entry: KataProgress.Entry, isStarted: Bool, taken: Int, count: Int, words: String, name: String
  ) {
    let stage = KataStage(entry, isStarted: isStarted, taken: taken, of: count)
    #expect([stage.words, stage.name] == [words, name])
    #expect(stage.taken == (name.hasPrefix("hasTaken") ? taken : 0))
  }
}

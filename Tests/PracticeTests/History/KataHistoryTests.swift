import Foundation
import Testing

@testable import Practice

@Suite("The state that follows from a kata's log")
struct KataHistoryTests {
  /// - Parameter log: Kinds and names, which get numbers from 1 on.
  private func history(_ log: String) -> KataHistory {
    KataHistory(
      log.split(separator: ", ").enumerated().compactMap { index, words in
        let number = KataEntry.text(of: index + 1)
        let name = words.replacing(" ", with: "/")
        return KataEntry(listed: ["refs/workbook/\(number)/\(name)", "c\(index + 1)", "60", ""])
      })
  }

  @Test(
    "Changes, steps and hints count until a reset, and again once it is undone",
    arguments: [
      ("start before", ""), ("start before, taken a", "open a 2"),
      ("taken a, done a", "done a 1-2"), ("done a", "done a 0-1"),
      ("taken a, given-up a", "given up a"),
      ("taken a, given-up a, taken a", "given up a, open a 3"),
      ("taken a, given-up a, taken a, done a", "done a 3-4"),
      ("taken a, given-up a, taken b, given-up b, taken a, given-up a", "given up b a"),
      ("taken a, done a, taken b, done b", "done a 1-2, done b 3-4"),
      ("taken a, done a, taken a, done a", "done a 3-4"),
      ("try 1", "tried 1"), ("try 1, step 1", "steps 1"), ("step 2, try 3", "steps 2, tried 3"),
      ("hint 1, hint 2", "hints 2"), ("hint 2, hint x", "hints 2"),
      ("taken a, kept step-1", "open a 1"),
      ("taken a, done a, taken b, given-up b, taken c, step 1, try 2, hint 1, reset before", ""),
      ("taken a, hint 1, start before", ""),
      // An undo, an undo of that, and each by its number.
      ("taken a, hint 1, kept reset, reset before, kept undo, brought-back 3", "open a 1, hints 1"),
      (
        "taken a, kept x, given-up a, kept undo, brought-back 2, kept undo, brought-back 4",
        "given up a"
      ),
      ("taken a, done a, kept undo, brought-back 1", "open a 1"),
      ("hint 1, hint 2, brought-back 1, brought-back 2, brought-back 3", "hints 1"),
      ("hint 1, brought-back 9, brought-back x", "hints 1"),
    ])
  func standing(log: String, words: String) {
    #expect(history(log).standing.words == words)
  }

  @Test("An entry is found by its number, and the latest kept files by their kind")
  func entries() {
    let history = history("start before, kept a, taken b, kept c, done b, taken a")
    #expect(history.entry(3)?.name == "b" && history.entry(7) == nil)
    #expect(history.latestKept?.name == "c" && self.history("start x").latestKept == nil)
    #expect(history.requests == "a b", "sorted, whether open or done")
    let entry = history.entries[1]
    #expect([entry.ref, entry.commit] == ["workbook/0002/kept/a", "c2"])
    #expect(entry.date.timeIntervalSince1970 == 60)
    #expect([1, 9999, 12345].map(KataEntry.text) == ["0001", "9999", "12345"])
  }

  @Test("Two entries with one number, which only plain git can make, count in their order")
  func sameNumber() {
    let entries = ["0002/hint/3", "0002/taken/a"].compactMap {
      KataEntry(listed: ["refs/workbook/\($0)", "c", "0", "a note\n\n"])
    }
    #expect(KataHistory(entries).standing.words == "open a 2, hints 3")
    #expect(entries.map(\.note) == ["a note", "a note"])
  }

  @Test(
    "Names that the workbook does not give are not entries",
    arguments: [
      "green", "0001", "0001/taken", "0001/taken/a/b", "one/taken/a", "0001/other/a", "",
    ])
  func strange(name: String) {
    #expect(KataEntry(listed: ["refs/workbook/\(name)", "c", "0", ""]) == nil)
  }

  @Test("A name for something other than a commit, or in another format, is not an entry")
  func noCommit() {
    let ref: Substring = "refs/workbook/0001/taken/a"
    for parts in [[ref, "c", "", ""], [ref, "c", "0"], [ref], []] {
      #expect(KataEntry(listed: parts) == nil)
    }
  }
}

extension KataStanding {
  /// Everything in it that differs from the beginning.
  var words: String {
    let parts: [String?] =
      [
        givenUp.isEmpty ? nil : "given up \(givenUp.joined(separator: " "))",
        open.map { "open \($0.name) \($0.number)" },
      ]
      + done.map { "done \($0.name) \($0.taken?.number ?? 0)-\($0.done.number)" }
      + [
        stepsTaken.map { "steps \($0)" }, tried.map { "tried \($0.name)" },
        hints > 0 ? "hints \(hints)" : nil,
      ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}

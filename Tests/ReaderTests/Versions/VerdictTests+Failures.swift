import Book
import Foundation
import Testing
import Text

@testable import Practice
@testable import Reader
@testable import Toolchain

/// What is told of failures.
extension VerdictTests {
  @Test("Of failures with one cause the first is told; the others are named, or told, too")
  func alike() {
    func swapped(_ id: Int) -> Behaviour.Outcome {
      .failed([
        RecordedIssue(
          messages: [
            "Expectation failed: (a → [S.Outcome.hit(\(id)), .end]) == (b → [.end, .hit(\(id))])",
            "inserted [x]", "// Not now.", "it meets",
          ], place: SourcePlace(path: "T.swift", line: id))
      ])
    }
    let verdict = verdict(.judged, swapped(3), .passed, swapped(7), .hung, .hung)
    func text(isEachAlone: Bool) -> String {
      let lines = Layout(width: 80).findings(in: verdict, listsAll: false, isEachAlone: isEachAlone)
      return StyledText.text(lines, usesColor: false)
    }
    let first = """
      A mine
      ✗ Sentence 1
        Case      it meets
        Expected  [.end, .hit(3)]
        Got       [.hit(3), .end]
        Order     all is there, but not in this order
        T.swift:3

      """
    let hung = "  It made no progress for as long as the limit allows.\n"
    #expect(
      text(isEachAlone: false) == """
        \(first)
          1 more behaviour fails in the same way:
          ✗ Sentence 3

        ✗ Sentence 4
        \(hung)
          1 more behaviour fails in the same way:
          ✗ Sentence 5

        """)
    #expect(
      text(isEachAlone: true).hasSuffix("T.swift:7\n\n✗ Sentence 4\n\(hung)\n✗ Sentence 5\n\(hung)")
    )
  }

  @Test(
    "What is no comparison is told in a sentence; a case and a folder of the run are told once",
    arguments: [
      (
        ["Expectation failed: !((a → [7]).contains(7) → true)", "It turns."],
        [
          "Case      wave 5", "It turns.", "Expected false: a.contains(7)",
          "Got       a is [7]",
        ]
      ),
      (
        ["Expectation failed: a.isOn", "wave 5, near"],
        ["Case      wave 5, near", "Expected true: a.isOn"]
      ),
      (
        ["Expectation failed: expected error “No”, but “Yes” was thrown instead"],
        [
          "Case      wave 5", "Expected error “No”, but “Yes” was thrown instead",
        ]
      ),
      (
        ["Caught error: “/tmp/shipshape-\(UUID())/scratch/shipshape-\(UUID())/a.tsv” is damaged."],
        [
          "Case      wave 5", "It threw “…/a.tsv” is damaged.",
        ]
      ),
      (
        [
          "Caught error: Error Domain=NSCocoaErrorDomain Code=260 \"No file.\"UserInfo={NSFilePath="
            + "/tmp/shipshape-\(UUID())/a.tsv, NSURL=file:///tmp/shipshape-\(UUID())/a.tsv, "
            + "NSUnderlyingError=Error Domain=NSPOSIXErrorDomain Code=2 \"None\"}"
        ],
        ["Case      wave 5", "It threw “No file.” (…/a.tsv)"]
      ),
      (
        [
          "Expectation failed: expected error of type Full, but \"Error Domain=A Code=2 \"No room.\" "
            + "UserInfo={NSUnderlyingError=0x1 {Error Domain=B Code=1 \"None\"}, NSFilePath=/a}\" "
            + "was thrown instead"
        ],
        [
          "Case      wave 5",
          "Expected error of type Full, but \"“No room.” (/a)\" was thrown instead",
        ]
      ),
      (
        ["Caught error: Error Domain=Desk Code=-1 \"(null)\""],
        ["Case      wave 5", "It threw Error Domain=Desk Code=-1 \"(null)\""]
      ),
    ])
  func sentences(messages: [String], expected: [String]) {
    let issue = RecordedIssue(
      arguments: "wave 5", messages: messages, place: nil)
    let lines = Layout(width: 80).findings(in: verdict(.judged, .failed([issue])), listsAll: false)
    #expect(lines.dropFirst(2).map { $0.text.trimmed } == expected)
  }

  @Test("What is missing and what is too much stand below both values, and small values stay whole")
  func differing() {
    func text(_ got: String, _ expected: String) -> String {
      let issue = RecordedIssue(
        messages: ["Expectation failed: (a → \(got)) == (b → \(expected))"], place: nil)
      let lines = Layout(width: 40).findings(
        in: verdict(.judged, .failed([issue])), listsAll: false)
      return StyledText.text(lines, usesColor: false).replacing(#/.*Sentence 1\n/#, with: "")
        .replacing("A mine\n", with: "")
    }
    #expect(
      text("[P(x: 1, y: 2), P(x: 0, y: 0)]", "[P(x: 1, y: 2), P(x: 0, y: 1)]") == """
          Expected  [P(x: 1, y: 2),
                    P(x: 0, y: 1)]
          Got       [P(x: 1, y: 2),
                    P(x: 0, y: 0)]
          Missing   P(x: 0, y: 1)
          Extra     P(x: 0, y: 0)

        """)
  }

  @Test("Of behaviours that hang, the one is told that names a line of the reader's, else a file")
  func hanging() {
    func hung(_ number: Int, at path: String, line: Int = 5) -> Behaviour {
      Behaviour(
        suite: nil, sentence: "Sentence \(number)", outcome: .hung, reason: "Endless.",
        place: SourcePlace(path: path, line: line))
    }
    let mine = "Katas/02-OpenClosed/Sources/OpenClosedKata/A.swift"
    let all = [
      hung(1, at: "T.swift"), hung(2, at: mine, line: 0), hung(3, at: mine), hung(4, at: mine),
    ]
    for (count, place) in [(2, mine), (4, "\(mine):5")] {
      let verdict = Verdict(
        kata: VerdictTests.kata, outcome: .judged, behaviours: Array(all.prefix(count)))
      let lines = Layout(width: 80).findings(in: verdict, listsAll: false)
      let others = count == 2 ? "1 more behaviour fails" : "3 more behaviours fail"
      let names = (count == 2 ? [1] : [1, 2, 4]).map { "  ✗ Sentence \($0)\n" }.joined()
      #expect(
        StyledText.text(lines, usesColor: false) == """
          ✗ Sentence \(count == 2 ? 2 : 3)
            Endless.
            \(place)

            \(others) in the same way:
          \(names)
          """)
    }
  }
}

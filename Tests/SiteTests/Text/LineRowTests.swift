import Book
import Testing
import Text

@testable import Site

@Suite("A difference, side by side")
struct LineRowTests {
  /// - Parameter text: Lines as git marks them; `<` and `>` are moved ones.
  private func hunk(_ text: String) -> FileDifference.Hunk {
    let changes: [Character: DiffLine.Change] = [
      "-": .removed, "+": .added, "<": .movedAway, ">": .movedHere,
    ]
    return FileDifference.Hunk(
      place: "",
      lines: text.lines.map { line in
        DiffLine(String(line.dropFirst()), line.first.flatMap { changes[$0] } ?? .none)
      })
  }

  @Test(
    "What was removed stands beside what took its place, similar lines together",
    arguments: [
      (" a", ["a|a"]),
      ("-a\n+b\n+c", ["a|b", "|c"]),
      ("-a\n-b\n+c", ["a|c", "b|"]),
      (" x\n-a\n y\n+b", ["x|x", "a|", "y|y", "|b"]),
      // The second line on the right is the first one on the left, edited.
      (
        "-  let ship = Ship(lives: 3)\n+\n+  let ship = Ship(lives: 5)\n+end",
        ["|", "  let ship = Ship(lives: 3)|  let ship = Ship(lives: 5)", "|end"]
      ),
      (
        "-first\n-  return hull.lives\n+  return hull.lives + 1",
        ["first|", "  return hull.lives|  return hull.lives + 1"]
      ),
      // From half of their signs in common on, it is the same line, edited.
      ("-x\n-ab cd\n+ab ef", ["x|", "ab cd|ab ef"]),
      ("-x\n-ab cde\n+ab efg", ["x|ab efg", "ab cde|"]),
      // Of lines that are as similar, the first is taken.
      ("-let a = 1\n+let a = 2\n+let a = 3", ["let a = 1|let a = 2", "|let a = 3"]),
      // A line that moved was not edited.
      ("<let a = 1\n+b\n+let a = 2", ["let a = 1|b", "|let a = 2"]),
    ] as [(String, [String])])
  func rows(text: String, expected: [String]) {
    let rows = hunk(text).runs.joined().map { "\($0.left?.text ?? "")|\($0.right?.text ?? "")" }
    #expect(rows == expected)
  }

  @Test("Unchanged and changed lines come in runs")
  func runs() {
    let runs = hunk(" a\n b\n-c\n+d\n e").runs
    let told: [[Bool]] = runs.map { $0.map(\.isUnchanged) }
    #expect(told == [[true, true], [false], [true]])
  }

  @Test("Very large runs are paired from the top, without looking for similar lines")
  func large() {
    let many = Array(repeating: "-x", count: 300) + ["-let ship = 1", "+let ship = 2"]
    let others = Array(repeating: "+y", count: 300)
    let rows = hunk((many + others).joined(separator: "\n")).runs.joined()
    #expect(rows.first?.right?.text == "let ship = 2")
  }
}

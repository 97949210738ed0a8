import Testing

@testable import WorkbookCore

@Suite("A diff by words")
struct WordDiffTests {
  /// Lines as a reader without colours sees them, from lines with their marks in front.
  private func shown(_ marked: String...) -> [String] {
    let lines = marked.map { line in
      let change = DiffLine.Change.allCases.first { $0.mark == line.prefix(1) } ?? .none
      return DiffLine(String(line.dropFirst(2)), change)
    }
    let file = FileDifference(
      before: "Before/A.swift", after: "After/A.swift", hunks: [.init(place: "@@", lines: lines)])
    let text = DiffText(files: WordDiff.files([file]), ink: Ink(isOn: false)).text
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return Array(rows[((rows.firstIndex(of: "@@") ?? 0) + 1)...].dropLast())
  }

  private func pieces(_ before: String, _ after: String) -> String {
    WordDiff.pieces(from: before, to: after).map { piece in
      switch piece.change {
      case .removed: "[-\(piece.text)-]"
      case .added: "{+\(piece.text)+}"
      default: piece.text
      }
    }.joined()
  }

  @Test("Lines that were rewritten stay whole, in the order removed, added")
  func rewritten() {
    let lines = [
      "- guard other.allegiance == .hunter else { return }", "- ship.loseLife()",
      "+ let entry = book.enemy", "+ entry.collide(with: visitor)",
    ]
    #expect(shown(lines[0], lines[1], lines[2], lines[3]) == lines)
  }

  @Test("A line finds its partner past others, and both orders are kept")
  func partners() {
    #expect(
      shown("- let gone = 1", "- let a = b", "+ struct New {", "+ let a = c", "+ end")
        == ["- let gone = 1", "+ struct New {", "~ let a = [-b-]{+c+}", "+ end"])
    // The pair that shares more wins over the one that comes first.
    #expect(
      shown("- let a = f(x, y)", "+ let a = 1", "+ let a = f(x, z)")
        == ["+ let a = 1", "~ let a = f(x, [-y-]{+z+})"])
    #expect(
      shown("- let a = f(x, y)", "- let a = 1", "+ let a = f(x, z)")
        == ["~ let a = f(x, [-y-]{+z+})", "- let a = 1"])
  }

  @Test("A pair stands in one place: a line that is the same parts what could be paired")
  func places() {
    let lines = ["- let a = b", "  same", "+ let a = c"]
    #expect(shown(lines[0], lines[1], lines[2]) == lines)
  }

  @Test("Code that was moved is in no pair")
  func moved() {
    let lines = ["< let a = b", "+ let a = c"]
    #expect(shown(lines[0], lines[1]) == lines)
    let others = ["- let a = b", "> let a = c"]
    #expect(shown(others[0], others[1]) == others)
  }

  @Test(
    "Lines are alike when they share half of the names of the longer one, in their order",
    arguments: [
      ("a b", "a c", 1), ("a b c", "a d e", 0), ("a b c d", "a b", 2), ("a b c d e", "a b", 0),
      ("a b", "b a", 1), ("a.b(c)", "a, b: c", 3), ("{ } ( )", "{ } ( )", 0), ("", "", 0),
      ("", "a", 0), ("a_1", "a_1", 1), ("a_1", "a_2", 0),
    ])
  func alike(before: String, after: String, shared: Int) {
    let count = LinePairs.shared(WordDiff.names(in: before), WordDiff.names(in: after))
    #expect(count == shared)
    let other = LinePairs.shared(WordDiff.names(in: after), WordDiff.names(in: before))
    #expect(other == shared)
  }

  @Test(
    "The words that changed are marked, and a blank between two of them with both",
    arguments: [
      ("let a = one + two", "let a = one + 3", "let a = one + [-two-]{+3+}"),
      ("if it, meets", "if that meets", "if [-it,-]{+that+} meets"),
      ("var a: One Two", "var a: Three Four", "var a: [-One Two-]{+Three Four+}"),
      ("a one b", "a b", "a [-one -]b"), ("f(a)", "f(a, b)", "f(a{+, b+})"),
      ("  return a", "    return a", "[-  -]{+    +}return a"), ("a", "a ", "a{+ +}"),
      ("lives_1", "lives_2", "[-lives_1-]{+lives_2+}"), ("a one ", "a two ", "a [-one-]{+two+} "),
    ])
  func marked(before: String, after: String, expected: String) {
    #expect(pieces(before, after) == expected)
  }

  @Test(
    "Both lines can be read back to the blank",
    arguments: [
      ("    if it meets(.hunter),  other {", "  if  that.meets( .hunter ) {"), ("a  b", "a b"),
      ("\tlet a", "  let a  "), ("", "a"), ("x y z", "z y x"), ("a 日本 b", "a 日 b 👩‍🚀"),
    ])
  func readBack(before: String, after: String) {
    let pieces = WordDiff.pieces(from: before, to: after)
    #expect(pieces.filter(\.change.isInBefore).map(\.text).joined() == before)
    #expect(pieces.filter(\.change.isInAfter).map(\.text).joined() == after)
  }
}

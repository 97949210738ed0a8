import Testing
import Text

@testable import Bindery

@Suite("Near misses of a source")
struct MutantTests {
  @Test(
    "A line is changed in every way that is known",
    arguments: [
      ("  score += 10", ["score -= 10", "score += 11", "score += 9", nil]),
      ("    tick.isMultiple(of: 0)", ["tick.isMultiple(of: 1)", "tick", nil]),
      (
        "let all = 1...lives",
        ["let all = 2...lives", "let all = 0...lives", "let all = 1..<lives", nil]
      ),
      (
        "if !isOver, lives < 3 {",
        [
          "if isOver, lives < 3 {", "if !isOver, lives <= 3 {", "if !isOver, lives < 4 {",
          "if !isOver, lives < 2 {", "if !(!isOver), lives < 3 {", "if lives < 3 {",
          "if !isOver, !(lives < 3) {", "if !isOver {",
        ]
      ),
      (
        "guard let one = all.min() else { return }",
        [
          "guard let one = all.max() else { return }", "guard let one = all else { return }", nil,
        ]
      ),
      (#"var name: String { "1 + \(true)" } // < 2"#, [nil]),
      (#"var name: String { "Ada" }"#, [#"var name: String { "" }"#, nil]),
    ] as [(String, [String?])])
  func line(text: String, expected: [String?]) {
    let mutants = Mutant.all(of: text)
    #expect(mutants.map { $0.replacement?.trimmed } == expected)
  }

  @Test("Something may be forgotten, or done in the wrong branch")
  func omissions() {
    let text = #"""
      for ship in [one, two] {
      case .back, .done: leave(at: 2)
      default: stay("now")
      return start + (end ?? start)
      """#
    func lines(_ line: Int) -> Set<String> {
      Set(Mutant.all(of: text, in: [line]).compactMap { $0.replacement?.trimmed })
    }
    #expect(
      lines(1).isSuperset(of: ["for ship in [two] {", "for ship in [one, two].dropFirst() {"]))
    #expect(
      lines(2).isSuperset(of: ["case .done: leave(at: 2)", #"case .back, .done: stay("now")"#]))
    #expect(lines(3).contains("default: leave(at: 2)"))
    #expect(
      lines(4).isSuperset(of: ["return start", "return (end ?? start)"]))
  }

  @Test("A result may always be the same, or lack an element")
  func results() {
    let text = """
      func places(of all: [Ship]) -> [Int] {
        all.map(\\.place)
      }
      """
    let lines = Mutant.all(of: text, in: [2]).compactMap { $0.replacement?.trimmed }
    #expect(
      lines == [
        "all", "Array()", "all.map(\\.place) + all.map(\\.place)",
        "Array((all.map(\\.place)).dropFirst())", "Array((all.map(\\.place)).dropLast())",
        "Array((all.map(\\.place)).reversed())",
      ])
  }

  @Test("A name may be taken for another of its type, and an argument for a new value")
  func names() {
    let text =
      "let rule = Rule { one, other in [.destroy(one.id)] }\nlet keeper = Keeper(store: store)\n"
      + "struct Keeper { let store: Store }"
    let lines = Mutant.all(of: text, in: [1, 2]).compactMap { $0.replacement }
    #expect(
      lines.contains("let rule = Rule { one, other in [.destroy(other.id)] }")
        && lines.contains("let keeper = Keeper(store: Store())"))
  }

  @Test(
    "Imports, comments, brackets and a programmer's mistakes stay as they are",
    arguments: [
      "import Book", "/// At 3.", "  }", "precondition(ticks > 0)", "defer { lock(1) }",
      "@MainActor", "",
    ])
  func silent(line: String) {
    #expect(Mutant.all(of: line).isEmpty)
  }

  @Test("A mutant says its line, and has the other lines as they are")
  func change() {
    let mutants = Mutant.all(of: "// A ship.\n  lives -= 1\n}", in: [2])
    #expect(mutants.first?.text == "// A ship.\n  lives += 1\n}")
    #expect(mutants.first?.change == "line 2 may as well be “lives += 1”")
    #expect(mutants.last?.text == "// A ship.\n}")
    #expect(mutants.last?.change == "line 2 may as well be left out")
  }
}

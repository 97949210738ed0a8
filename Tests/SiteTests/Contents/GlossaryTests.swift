import Book
import Testing

@testable import Site

@Suite("The glossary")
struct GlossaryTests {
  private let glossary = Glossary(
    MarkdownParser(
      """
      # Glossary

      - **Contract suite**: tests of a specification.
      - ***Contract***: what a *layer* asks.
      - **Kata** and ***step***: yours.
      - No term.
      """
    ).blocks())

  @Test("A term of the glossary begins an item in bold; one in italics is also an everyday word")
  func terms() {
    #expect(glossary.terms.map(\.name) == ["Contract suite", "Contract", "Kata", "step"])
    #expect(glossary.terms.map(\.isEveryday) == [false, true, false, true])
    #expect(glossary.terms[0].target == "/Lessons/Glossary.md#term-contract-suite")
  }

  @Test(
    "The first use of a term as a whole word in running text leads to the glossary",
    arguments: [
      ("A kata, a kata.", ["kata"]), ("Two Katas.", ["Katas"]), ("A katana, sub-kata.", []),
      ("A contract and a *contract*.", ["contract"]), ("A *step* and a step.", ["step"]),
      ("The contract suite.", ["contract suite"]),
      ("The *contract suite*, *contract*.", ["contract suite", "contract"]),
      ("`kata` and [a kata](b.md).", []), ("# Kata", []), ("- a\n- kata", ["kata"]),
      ("<details><summary>Kata?</summary>\n\nA kata.\n\n</details>", ["kata"]),
      ("A kata.\n\nA kata.", ["kata"]), ("| kata |\n|---|\n| kata |", []),
    ])
  func linking(markdown: String, expected: [String]) {
    let spans = glossary.linking(MarkdownParser(markdown).blocks()).flatMap(\.spans)
    let targets = spans.indices.filter { spans[$0].text.hasPrefix("/Lessons/Glossary.md#") }
    #expect(targets.map { spans[$0 - 1].text } == expected)
    #expect(
      targets.allSatisfy { spans[$0].marks == [.address] && spans[$0 - 1].marks.contains(.link) })
    // Nothing of the text is lost.
    let kept = spans.filter { !$0.marks.contains(.address) }.text
    #expect(
      kept
        == MarkdownParser(markdown).blocks().flatMap(\.spans).filter {
          !$0.marks.contains(.address)
        }.text)
  }
}

extension Block {
  fileprivate var spans: [Span] {
    switch self {
    case .heading(_, let spans), .paragraph(let spans): spans
    case .list(_, let items): items.joined().flatMap(\.spans)
    case .details(let summary, let blocks): summary + blocks.flatMap(\.spans)
    case .code, .table, .marker: []
    }
  }
}

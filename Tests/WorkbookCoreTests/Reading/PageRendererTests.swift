import Terminal
import Testing

@testable import WorkbookCore

@Suite("A page in a terminal")
struct PageRendererTests {
  private func plain(_ text: String, width: Int = 40) -> String {
    PageRenderer(width: width, ink: Ink(isOn: false), folder: "Lessons/02-OpenClosed").text(
      of: text)
  }

  private func colored(_ text: String) -> String {
    PageRenderer(width: 40, ink: Ink(isOn: true), folder: "Lessons/02-OpenClosed").text(of: text)
      .replacing("\u{1B}[", with: "⎋")
  }

  @Test("Headings are underlined by their rank")
  func headings() {
    #expect(plain("# One\n## Two\n### Three") == "One\n═══\n\nTwo\n───\n\nThree\n")
  }

  @Test("A long heading is wrapped, and its line is as long as the longest part")
  func longHeading() {
    #expect(plain("# One two three", width: 8) == "One two\nthree\n═══════\n")
  }

  @Test("Marks of emphasis are styles, or stay where there are no colours")
  func emphasis() {
    let text = "*a* **b** `c` ***d***"
    #expect(colored(text) == "⎋3ma⎋0m ⎋1mb⎋0m ⎋36mc⎋0m ⎋1;3md⎋0m\n")
    #expect(plain(text) == "*a* **b** `c` ***d***\n")
    #expect(plain("**a `b` c** d") == "**a `b` c** d\n")
  }

  @Test("Headings, table heads and questions are bold as a whole")
  func bold() {
    #expect(colored("## A *b* `c`") == "⎋1mA ⎋0m⎋1;3mb⎋0m⎋1m ⎋0m⎋1;36mc⎋0m\n⎋2m─────⎋0m\n")
    #expect(colored("### **A**") == "⎋1mA⎋0m\n")
    #expect(colored("# A") == "⎋1mA⎋0m\n⎋1m═⎋0m\n")
    #expect(colored("|a|\n|-|\n|b|") == "⎋1ma⎋0m\n⎋2m─⎋0m\nb\n")
  }

  @Test("A link shows where it leads, from the root of the book")
  func links() {
    #expect(
      plain("[one](../01-X/README.md#top) and [two](https://a.org)", width: 60)
        == "one (Lessons/01-X/README.md) and two (https://a.org)\n")
    #expect(colored("[one](https://a.org)") == "⎋4mone⎋0m ⎋2m(https://a.org)⎋0m\n")
    #expect(plain("[here](#before) [x](/y) [m](mailto:a@b)") == "here x (/y) m (mailto:a@b)\n")
    #expect(plain("[`Sources/A.swift`](../../Sources/A.swift)") == "`Sources/A.swift`\n")
    #expect(
      plain("[out](../../../x.md) [.](./y.md)", width: 60)
        == "out (../x.md) . (Lessons/02-OpenClosed/y.md)\n")
  }

  @Test("A link to a step or a request of the same lesson does not show where it leads")
  func stepsAndRequests() {
    #expect(plain("[one](Steps/01-one.diff). Why") == "one. Why\n")
    #expect(plain("[two](Requests/two/Request.md) (`two`)") == "two (`two`)\n")
    #expect(
      plain("[one](../01-X/Steps/01-one.diff)", width: 60)
        == "one (Lessons/01-X/Steps/01-one.diff)\n")
  }

  @Test("A link whose text ends the path of a file shows the path instead")
  func paths() {
    #expect(
      plain("([Ship.swift](../../Sources/Game/Ship.swift))", width: 60)
        == "(Sources/Game/Ship.swift)\n")
    #expect(
      colored("[`Ship.swift`](../../Sources/Ship.swift#L3)") == "⎋36;4mSources/Ship.swift⎋0m\n")
    #expect(
      plain("[a](x.md) [Game/](../../Sources/Game/)", width: 60)
        == "a (Lessons/02-OpenClosed/x.md) Sources/Game\n")
    #expect(plain("[one](#x) [*A*.swift](../../A/A.swift)", width: 60) == "one *A/A.swift*\n")
    // Part of a name is no name, and an address on the web is no path.
    #expect(
      plain("[Ship.swift](../../Sources/Space/MyShip.swift)", width: 60)
        == "Ship.swift (Sources/Space/MyShip.swift)\n")
    #expect(
      plain("[solid](https://a.org/solid)", width: 60) == "solid (https://a.org/solid)\n")
  }

  @Test("Lists have bullets or numbers, and what wraps is indented")
  func lists() {
    let text = """
      - one two three four five six seven eight nine
      - b
        - c

      9. nine
      10. ten
      """
    let expected = """
      • one two three four five six seven
        eight nine
      • b
        • c

       9. nine
      10. ten

      """
    #expect(plain(text) == expected)
  }

  @Test("A list with paragraphs in it has room between its items")
  func looseList() {
    #expect(plain("- a\n\n  b\n- c") == "• a\n\n  b\n\n• c\n")
    #expect(plain("- a\n-\n- c") == "• a\n•\n• c\n")
  }

  @Test("A quote has a bar at its side, in a list too")
  func quote() {
    #expect(plain("> a\n>\n> b") == "│ a\n│\n│ b\n")
    #expect(plain("> a b cc", width: 5) == "│ a b\n│ cc\n")
    #expect(plain("> a b cc", width: 4) == "│ a\n│ b\n│ cc\n")
    #expect(plain("- a\n\n  > b") == "• a\n\n  │ b\n")
  }

  @Test("Code is indented and coloured, other text is not coloured")
  func code() {
    #expect(plain("```swift\nlet a = 1\n\nb\n```") == "  let a = 1\n\n  b\n")
    #expect(colored("```swift\nlet a: Int\n```") == "  ⎋35mlet⎋0m a: ⎋36mInt⎋0m\n")
    #expect(colored("```swift\n\"a\" // b\n```") == "  ⎋32m\"a\"⎋0m ⎋2m// b⎋0m\n")
    #expect(colored("```text\nlet a: Int\n```") == "  let a: Int\n")
    #expect(plain("a\n\n```\n```\n\nb") == "a\n\nb\n")
  }

  @Test("A long line of code goes on behind a mark; a command is left whole")
  func longCode() {
    #expect(
      plain("```swift\nlet a = b + c\n```", width: 13) == "  let a = b\n    ↪ + c\n")
    #expect(plain("```sh\nswift run workbook\n```", width: 10) == "  swift run workbook\n")
  }

  @Test("Prose is never wider than 88 columns, code may be")
  func widths() {
    let words = String(repeating: "word ", count: 60)
    let code = String(repeating: "x", count: 110)
    let lines = plain("\(words)\n\n```\n\(code)\n```", width: 120)
      .split(separator: "\n").map { TextWidth.columns(of: String($0)) }
    #expect(lines.dropLast().max() == 84)
    #expect(lines.last == 112)
    #expect(plain("---", width: 120) == String(repeating: "─", count: 88) + "\n")
  }

  @Test("A class diagram is told in words, another diagram is shown as it is")
  func diagrams() {
    #expect(plain("```mermaid\nclassDiagram\nA *-- B\n```") == "  A\n    → has B\n")
    #expect(plain("```mermaid\npie\n```") == "  pie\n")
  }

  @Test("A page with nothing in it is nothing")
  func empty() {
    #expect(plain("") == "")
    #expect(plain("<!-- -->") == "")
  }

  @Test("The narrowest screens still show every word", arguments: [1, 2, 5, 11])
  func narrow(width: Int) {
    let page = """
      # Title
      > - quote 日本
      >   1. deep

      | a | b |
      |---|---|
      | c | d |

      <details><summary>q</summary>ans</details>
      """
    let text = plain(page, width: width).filter { !$0.isWhitespace && !"│─═".contains($0) }
    for word in ["Title", "quote", "日", "deep", "ans"] { #expect(text.contains(word)) }
  }
}

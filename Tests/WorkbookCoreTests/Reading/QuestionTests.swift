import Testing

@testable import WorkbookCore

@Suite("Questions with answers folded away, in a terminal")
struct QuestionTests {
  private func plain(_ text: String) -> String {
    PageRenderer(width: 40, ink: Ink(isOn: false), folder: "").text(of: text)
  }

  @Test("Questions are numbered through the page, and answered at its end")
  func questions() {
    let text = """
      ## Check yourself
      <details><summary>Why?</summary>

      - Because.

      </details>
      <details><summary>How?</summary>So.</details>

      ## More
      <details><summary>Who?</summary>
      <details><summary>You?</summary>Me.</details>
      </details>
      """
    let expected = """
      Check yourself
      ──────────────

      1. Why?

      2. How?

      The answers stand at the end of the page.

      More
      ────

      3. Who?

      The answers stand at the end of the page.

      Answers
      ───────

      1. Why?
         • Because.

      2. How?
         So.

      3. Who?
         4. You?

         The answers stand at the end of the page.

      4. You?
         Me.

      """
    #expect(plain(text) == expected)
  }

  @Test("A long question is indented behind its number, and bold with colours")
  func longQuestion() {
    let text = "<details><summary>Why not one two three four five six seven?</summary>a</details>"
    #expect(
      plain(text).hasPrefix("1. Why not one two three four five six\n   seven?\n\nThe answers"))
    let colored = PageRenderer(width: 40, ink: Ink(isOn: true), folder: "").text(of: text)
    #expect(colored.hasPrefix("\u{1B}[1m1. Why not"))
  }

  @Test("A long answer is wrapped inside its indent")
  func longAnswer() {
    let answer = "one two three four five six seven eighty"
    let text = plain("<details><summary>Q</summary>\(answer) nine</details>")
    #expect(text.hasSuffix("\n1. Q\n   one two three four five six seven\n   eighty nine\n"))
    let shorter = plain("<details><summary>Q</summary>\(answer.dropLast(3)) nine</details>")
    #expect(shorter.hasSuffix("\n1. Q\n   one two three four five six seven eig\n   nine\n"))
  }

  @Test("A page without questions has no answers")
  func noQuestions() {
    #expect(!plain("# Check yourself\n\nAll is said.").contains("Answers"))
  }
}

import Testing

@testable import Book

@Suite("The blocks of a page")
struct BlockTests {
  @Test(
    "A heading has one to six signs and a space",
    arguments: [
      ("# One", "h1(One)"), ("###### Six", "h6(Six)"), ("## Closed ##", "h2(Closed)"),
      ("  ## Indented", "h2(Indented)"),
      ("## C#", "h2(C#)"), ("#No space", "p(#No space)"), ("####### Seven", "p(####### Seven)"),
    ])
  func headings(text: String, expected: String) { #expect(Outline.of(text) == expected) }

  @Test(
    "Lines make a paragraph until an empty one; how they end does not matter",
    arguments: [
      ("one\n  two\n\n\nthree\n", "p(one two) p(three)"),
      ("# A\r\n\r\none\r\ntwo\r\n", "h1(A) p(one two)"), ("a\u{1B}[31mb\u{7}", "p(a[31mb)"),
      ("", ""), ("\n\n", ""), ("   \n", ""), ("<!-- -->", ""),
    ])
  func paragraphs(text: String, expected: String) { #expect(Outline.of(text) == expected) }

  @Test(
    "A fence keeps its lines as they are and names its language",
    arguments: [
      ("```swift title\nlet a = 1\n\n  # no\n```\nafter", "codeswift(let a = 1||  # no) p(after)"),
      ("```\r\na\tb\r\n\tc\r\n```", "code(a   b|    c)"), ("~~~\n```\n~~~", "code(```)"),
      ("````\n```\n````", "code(```)"), ("~~\na\n~~", "p(~~ a ~~)"),
      ("```\na\n    ```\n```", "code(a|    ```)"), ("``` `a` ```", "p(‹`a`›c)"),
      ("  ```\n  a\n    b\n  ```", "code(a|  b)"), ("```text\na\n\n# b", "codetext(a||# b)"),
    ])
  func fences(text: String, expected: String) { #expect(Outline.of(text) == expected) }

  @Test(
    "Comments are left out, wherever they end; without an end, they are text",
    arguments: [
      ("a\n<!-- b -->\nc", "p(a) p(c)"), ("<!-- a\n\n# b\n-->\nc", "p(c)"),
      ("<!-- a --> b", "p(b)"), ("<!-- code: x -->\n```swift\na\n```", "codeswift(a)"),
      ("<!-- a\n\nb", "p(<!-- a) p(b)"),
    ])
  func comments(text: String, expected: String) { #expect(Outline.of(text) == expected) }

  @Test("A rule is three marks or more of one kind", arguments: ["---", "***", "_ _ _", "-----"])
  func rules(text: String) { #expect(Outline.of("\(text)\na") == "rule p(a)") }

  @Test(
    "A list goes on as long as its mark stays the same, with blocks inside",
    arguments: [
      (
        "- one\n  goes on\n- two\n  1. first\n  2. second\n\n- three\n\n  has more\nafter",
        "ul(p(one goes on))(p(two) ol1(p(first))(p(second)))(p(three) p(has more after))"
      ),
      ("- a\n+ b", "ul(p(a)) ul(p(b))"), ("3. a\n4. b", "ol3(p(a))(p(b))"),
      ("1) a\n2. b", "ol1(p(a)) ol2(p(b))"), ("123456789. a", "ol123456789(p(a))"),
      ("1234567890. a", "p(1234567890. a)"), ("-    a", "ul(p(a))"),
      ("-", "ul()"), ("It was in\n2015. Then", "p(It was in 2015. Then)"),
      ("-5 is a number", "p(-5 is a number)"),
      ("- a\n\n  ```\n  - b\n\n    c\n  ```\n- d", "ul(p(a) code(- b||  c))(p(d))"),
    ])
  func lists(text: String, expected: String) { #expect(Outline.of(text) == expected) }

  @Test("A quote holds blocks, and its lines may forget the sign")
  func quotes() {
    #expect(Outline.of("> a\nb\n>\n> - c\n\nd") == "quote(p(a b) ul(p(c))) p(d)")
    #expect(Outline.of(">> a") == "quote(quote(p(a)))")
  }

  @Test("A table has as many cells in a row as headings")
  func tables() {
    let text = """
      | kind | lives |  x  |
      |:-----|------:|:---:|
      | ship | 3 |
      | mine | 1 | a \\| b | surplus |
      after | all

      end
      """
    #expect(
      Outline.of(text)
        == "(kind|lives|x)(ship|3|)(mine|1|a | b)(after|all|)left,right,center p(end)")
    for text in ["a | b\nc | d", "a | b\n|---|", "a\n|---|---|"] {
      #expect(Outline.of(text) == "p(\(text.replacing("\n", with: " ")))")
    }
  }

  @Test(
    "A question is read on one line or on many, with blocks and questions in its answer",
    arguments: [
      (
        "<details><summary>Why?</summary> Because. </details>\nafter",
        "details(Why?: p(Because.)) p(after)"
      ),
      (
        "<details open>\n<summary>A <code>b</code>?</summary>\n\n- c\n\n"
          + "<details><summary>D?</summary>\ne\n</details>\n</details>",
        "details(A b?: ul(p(c)) details(D?: p(e)))"
      ),
      ("<details>\na\n</details>", "details(Details: p(a))"),
      ("<details><summary>A?</summary>\nb\n\n# c", "details(A?: p(b) h1(c))"),
    ])
  func questions(text: String, expected: String) { #expect(Outline.of(text) == expected) }
}

import Testing
import Text

@testable import Book

@Suite("The blocks of a page")
struct BlockTests {
  @Test(
    "Each construct is recognized, and everything else is text",
    arguments: [
      // Headings have one to six signs and a space.
      ("# One", "h1(One)"), ("###### Six", "h6(Six)"), ("## C#\n#No\n", "h2(C#) p(#No)"),
      ("####### Seven", "p(####### Seven)"),
      // Lines make a paragraph until an empty one; how they end does not matter.
      ("one\n  two\n\n\nthree\n", "p(one two) p(three)"), ("", ""), ("\n   \n", ""),
      ("# A\r\n\r\none\r\ntwo\r\n", "h1(A) p(one two)"), ("a\u{1B}[31mb\u{7}", "p(a[31mb)"),
      // A fence keeps its lines unchanged and names its language.
      ("```swift title\nlet a = 1\n\n  # no\n```\nafter", "codeswift(let a = 1||  # no) p(after)"),
      ("a\n```\r\na\tb\r\n```", "p(a) code(a    b)"),
      ("````\n```\n````", "code(```)"), ("```\na\n`````\nb", "code(a) p(b)"),
      ("``` `a`", "p(``` ‹a›c)"),
      ("```text\na\n\n# b", "codetext(a||# b)"),
      // Comments are left out; an unclosed comment is text.
      ("a\n<!-- b -->\n```\n```", "p(a) code()"), ("<!-- a\nb --> d\nc", "p( d c)"),
      ("<!-- a\n\nb", "p(<!-- a) p(b)"),
      // A marker is a block before the one that it is about.
      ("a\n<!-- code: b -->\n```swift\nc\n```", "p(a) code<b> codeswift(c)"),
    ] as [(String, String)])
  func blocks(text: String, expected: String) { #expect(Outline.of(text) == expected) }

  @Test(
    "A list continues while its mark stays the same, with blocks inside",
    arguments: [
      (
        "- one\n  goes on\n- two\n  1. first\n  2. second\n\n- three\n\n  has more\nafter",
        "ul(p(one goes on))(p(two) ol1(p(first))(p(second)))(p(three) p(has more)) p(after)"
      ),
      ("- a\n2. b", "ul(p(a)) ol2(p(b))"), ("3. a\n4. b", "ol3(p(a))(p(b))"),
      ("123456789. a", "ol123456789(p(a))"), ("1234567890. a", "p(1234567890. a)"),
      ("-    a", "ul(p(a))"), ("１. a", "p(１. a)"),
      ("It was in\n2015. Then", "p(It was in 2015. Then)"),
      ("It was\n1. Then", "p(It was) ol1(p(Then))"),
      ("-5 is a number", "p(-5 is a number)"),
      ("- a\n\n  ```\n  - b\n\n    c\n  ```\n- d", "ul(p(a) code(- b||  c))(p(d))"),
    ] as [(String, String)])
  func lists(text: String, expected: String) { #expect(Outline.of(text) == expected) }

  @Test(
    "Every row of a table has as many cells as there are headings",
    arguments: [
      (
        "| kind | lives |  x  |\n|:-----|------:|:---:|\n| ship | 3 |\n"
          + "| mine | 1 | a \\| b | surplus |\nend",
        "(kind|lives|x)(ship|3|)(mine|1|a | b)left,right,center p(end)"
      ),
      // The last bar may be left out.
      ("| a | b\n|--|--\n| 1 | 2\n| 3 |", "(a|b)(1|2)(3|)left,left"),
      ("a | b\nc | d", "p(a | b c | d)"), ("| a | b |\n|---|", "p(| a | b |) p(|---|)"),
      ("| a |\n| b |", "p(| a |) p(| b |)"), ("one\n|a|b|\n|-|-|", "p(one) (a|b)left,left"),
    ] as [(String, String)])
  func tables(text: String, expected: String) { #expect(Outline.of(text) == expected) }

  @Test(
    "A question may take one line or many, with blocks in its answer",
    arguments: [
      (
        "<details><summary>Why?</summary> Because. </details>\nafter",
        "details(Why?: p(Because.)) p(after)"
      ),
      (
        "a\n<details>\n<summary>A\n<code>b</code>?</summary>\n\n- c\n\n</details>\nafter",
        "p(a) details(A ‹b›c?: ul(p(c))) p(after)"
      ),
      (
        "<details><summary>A?</summary>b</details> c\nd", "details(A?: p(b)) p(c d)"
      ),
      ("<details><summary>A?</summary>\nb", "p(<details><summary>A?</summary> b)"),
    ] as [(String, String)])
  func questions(text: String, expected: String) { #expect(Outline.of(text) == expected) }

  @Test("The sections of a page are the headings right below its title")
  func parts() {
    let page = MarkdownParser("# T\n\none\n\n## F\n\n### G\n\n## H\n\ntwo").blocks()
    #expect(page.sectionTitles == ["F", "H"])
  }
}

import Foundation
import TestSupport
import Testing
import Text

@testable import WorkbookCommands

@Suite("A page as plain text")
struct PlainPageTests {
  private func text(_ markdown: String, width: Int = 30) -> String {
    StyledText.text(PlainPage(markdown, width: width).lines, usesColor: false)
  }

  @Test("Headings, paragraphs, lists, quotes and code keep their shape and lose their marks")
  func blocks() {
    #expect(
      text(
        """
        # A *bold* title

        <!-- code: A.swift -->
        ```swift
        let a = "*no* `mark`"  // # This line is long.
        ```

        One sentence of `some` **text
        here**, with [a `link`](A.md).


        1. One item that is wrapped to
           two lines
        - [x](https://x.org): &lt;y&gt;

        > Quoted words, which are wrapped
        > - and a list
        """)
          == """
          A bold title

              let a = "*no* `mark`"  // # This line is long.

          One sentence of some text
          here, with a link.

          1. One item that is wrapped to
             two lines
          - x (https://x.org): <y>

            Quoted words, which are
            wrapped
            - and a list

          """)
  }

  @Test("The text of a fold comes at the end of the page, below its question")
  func folds() {
    let fold = "<details><summary>Why <code>a</code>?</summary>\n\nBecause.\n\n</details>\n"
    #expect(
      text("Q\n\n\(fold)\nEnd\n") == "Q\n\n▸ Why a?\n\nEnd\n\nAnswers\n\n▸ Why a?\n\nBecause.\n")
  }

  @Test("A narrow table has columns, and a wide one a paragraph for each row")
  func tables() {
    let table = "| a | bb |\n| --- | --: |\n| [c `d`](x) | e |\n| f | g |\n"
    #expect(text(table) == "a    bb\nc d  e\nf    g\n")
    #expect(
      text(table.replacing("e", with: "eeeeeee eeeeeeeee eeeeeeee")) == """
        c d
          bb: eeeeeee eeeeeeeee
          eeeeeeee

        f
          bb: g

        """)
  }

  @Test("No page of the book shows a mark of Markdown outside its code")
  func book() throws {
    let lessons = PackageFolder.appending("Lessons")
    for name in try FileManager.default.subpathsOfDirectory(atPath: lessons.path)
    where name.hasSuffix("README.md") || name.hasSuffix("Hints.md") {
      let page = try String(contentsOf: lessons.appendingPathComponent(name), encoding: .utf8)
      let marked = PlainPage(page, width: 80).lines.map(\.text).filter {
        !$0.hasPrefix("    ") && $0.contains(#/^#|`|\*\*|\]\(|<!--|<\/|^\|/#)
      }
      #expect(marked == [], "\(name)")
    }
  }
}

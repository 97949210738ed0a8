import BookContents
import Foundation
import TestSupport
import Testing

@Suite("Quotes in pages")
final class QuotesTests {
  private let small: SmallBook

  init() throws { small = try SmallBook() }
  deinit { small.remove() }

  private func filled(_ page: String, at path: String = "Lessons/01-Doors/X.md") throws -> String {
    try small.write(page, to: path)
    return try Quotes(path, of: Book(at: small.root)).filled()
  }

  @Test(
    "A fence is filled with a file, a snippet or a patch, without markers or common indentation")
  func code() throws {
    try small.write(
      "class A {\n  // snippet: a\n\n    func a() {\n\n      b()\n      // snippet: b\n    }\n"
        + "  // end: a\n}\n// end: b\n", to: "A.swift")
    try small.write(
      """
      Subject: x
      diff --git a/A.swift b/A.swift
      @@ -1,2 +1,2 @@ class A
         // snippet: a
      -  func a()
      +  func b()

      @@ -9 +9 @@

           c()
      \\ No newline at end of file
      diff --git a/B.swift b/B.swift
      @@ -1 +1 @@
      -d
      """, to: "A.diff")
    try small.write("@@ -1,2 +1,2 @@\n \n-  a\n+  b\n-- \n2.39\n", to: "B.diff")
    let table = [
      ("B.diff", "```diff\n- a\n+ b\n```"), ("A.swift#a", "```swift\nfunc a() {\n\n  b()\n}\n```"),
      (
        "A.swift", "```swift\nclass A {\n\n    func a() {\n\n      b()\n    }\n}\n```"
      ),
      ("A.diff", "```diff\n- func a()\n+ func b()\n\n…\n\n    c()\n```"),
      ("Package.swift", "```swift\n// swift-tools-version: 6.2\n```"),
    ]
    for (name, expected) in table {
      let marker = "Words.\n\n<!-- code: \(name) -->\n"
      #expect(try filled(marker + "```old\nold\n```\nMore.\n") == marker + expected + "\nMore.\n")
      // Filling a page again changes nothing.
      #expect(try filled(marker + expected) == marker + expected)
    }
  }

  @Test("An error explains that a marker lacks its fence, end, file or snippet")
  func troubles() throws {
    let table = [
      ("<!-- code: Package.swift -->", "there is no fence below “<!-- code: Package.swift -->”"),
      (
        "<!-- code: Package.swift -->\n```",
        "there is no fence below “<!-- code: Package.swift -->”"
      ),
      ("<!-- code: Package.swift -->\n\n```\n```", "there is no fence below"),
      ("<!-- code: Package.swift#a -->\n```\n```", "Package.swift has no snippet a"),
      ("<!-- code: Turned.swift#a -->\n```\n```", "Turned.swift has no snippet a"),
      ("<!-- code: None.swift -->\n```\n```", "it is missing"),
      ("<!-- steps -->\n<!-- end: changes -->", "there is no “<!-- end: steps -->”"),
      ("<!-- mistakes -->\n<!-- end: mistakes -->", "Evidence.json"),
    ]
    try small.write("// end: a\n// snippet: a\n", to: "Turned.swift")
    for (page, reason) in table {
      let error = #expect(throws: BookError.self) { try filled(page) }
      #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }
    let error = #expect(throws: BookError.self) {
      try filled("<!-- steps -->\n<!-- end: steps -->", at: "Lessons/README.md")
    }
    #expect(error?.description.contains("it is not the page of a lesson") == true)
  }

  /// Writes the evidence of both lessons, which pages show in tables.
  private func writeEvidence() throws {
    var (cheap, dear) = (Figures(), Figures())
    (cheap.linesAdded, cheap.filesOpened) = (2, 1)
    (dear.linesEdited, dear.linesAdded, dear.filesOpened) = (1, 2, 3)
    let lessons = try Book(at: small.root).lessons
    let first = Evidence(
      digest: "1",
      changes: [
        .init(
          name: "1-bell", title: "A bell", isExpected: true,
          figures: [.before: dear, .after: cheap]),
        .init(name: "2-window", title: "A window", isExpected: false, figures: [.before: cheap]),
      ],
      mistakes: [
        .init(
          name: "1-stuck", title: "Stuck",
          outcomes: [
            .before: .compiles(broken: ["A", "B"], unrelated: ["B"]), .fix: .refused(words: "no"),
            .after: .doesNotArise(reason: "no place. It is right."),
          ])
      ])
    let second = Evidence(
      digest: "2", changes: [],
      mistakes: [
        .init(
          name: "1-x", title: "X",
          outcomes: [
            .before: .compiles(broken: []), .after: .compiles(broken: ["C"]),
          ])
      ])
    for (lesson, evidence) in zip(lessons, [first, second]) {
      let path = Evidence.path(of: lesson)
      try small.write(String(decoding: evidence.json(), as: UTF8.self), to: path)
      #expect(try Evidence(of: lesson) == evidence && small.text(path).hasSuffix("}\n"))
    }
  }

  @Test("Tables list the lesson's steps and its measured results")
  func tables() throws {
    try writeEvidence()
    let table = [
      "steps": """
      1. **Extract Class**: [Give the lock a type](Steps/01-give-the-lock-a-type.diff). Locks get a file.
      2. **Inline Method**: [Ask the lock itself](Steps/02-drop-the-old-way.diff). Nobody needs the old way. The lock knows.
      """,
      "mistakes": """
      | the mistake | before | fix | after |
      | --- | --- | --- | --- |
      | [Stuck](Mistakes/1-stuck/Mistake.md) | 2 tests, 1 unrelated | the compiler | does not arise: no place |
      """,
      "changes": """
      | the change | expected | before | fix | after |
      | --- | --- | --- | --- | --- |
      | [A bell](Changes/1-bell/Change.md) | yes | 1 / 2 / 3 | – | 0 / 2 / 1 |
      | [A window](Changes/2-window/Change.md) | no | 0 / 2 / 1 | – | – |
      """,
      "outcomes": """
      ### Stuck

      - *before*: 2 tests, 1 unrelated: “A”; “B” (unrelated).
      - *fix*: The compiler refuses it: `no`
      - *after*: It does not arise: no place. It is right.
      """,
      "chart": """
      ```text
      the compiler    before  0
                      fix     ▌ 1
                      after   0
      tests           before  ▌ 1
                      fix     0
                      after   ▌ 1
      nobody          before  ▌ 1
                      fix     0
                      after   0
      does not arise  before  0
                      fix     0
                      after   ▌ 1
      ```
      """,
      "everything": """
      ## 1. Single doors

      | the change | expected | before | fix | after |
      | --- | --- | --- | --- | --- |
      | [A bell](01-Doors/Changes/1-bell/Change.md) | yes | 1 / 2 / 3 | – | 0 / 2 / 1 |
      | [A window](01-Doors/Changes/2-window/Change.md) | no | 0 / 2 / 1 | – | – |

      | the mistake | before | fix | after |
      | --- | --- | --- | --- |
      | [Stuck](01-Doors/Mistakes/1-stuck/Mistake.md) | 2 tests, 1 unrelated | the compiler | does not arise: no place |

      ## 2. Shelves

      | the change | expected | before | fix | after |
      | --- | --- | --- | --- | --- |

      | the mistake | before | fix | after |
      | --- | --- | --- | --- |
      | [X](02-Shelves/Mistakes/1-x/Mistake.md) | nobody | – | 1 test |
      """,
      "results": """
      |  | the compiler | tests | nobody | does not arise | all |
      | --- | ---: | ---: | ---: | ---: | ---: |
      | before | 0 | 1 | 1 | 0 | 2 |
      | fix | 1 | 0 | 0 | 0 | 1 |
      | after | 0 | 1 | 0 | 1 | 2 |

      | changes | in the after version | fewer | the same | more |
      | --- | --- | ---: | ---: | ---: |
      | expected (1) | lines edited | 1 | 0 | 0 |
      | expected (1) | lines added | 0 | 1 | 0 |
      | expected (1) | files opened | 1 | 0 | 0 |
      | not expected (1) | lines edited | 0 | 0 | 0 |
      | not expected (1) | lines added | 0 | 0 | 0 |
      | not expected (1) | files opened | 0 | 0 | 0 |
      """,
    ]
    for (name, expected) in table {
      let page = "<!-- \(name) -->\n\n\(expected)\n\n<!-- end: \(name) -->\n"
      #expect(try filled("<!-- \(name) -->\nold\n<!-- end: \(name) -->\n") == page)
    }
    let path = "Lessons/02-Shelves/X.md"
    let page = "<!-- outcomes -->\n<!-- end: outcomes -->"
    #expect(
      try filled(page, at: path).split(separator: "\n").filter { $0.hasPrefix("-") } == [
        "- *before*: Nobody catches it.", "- *fix*: –", "- *after*: 1 test: “C”.",
      ])
    try small.write("{", to: "Lessons/02-Shelves/Evidence.json")
    let error = #expect(throws: BookError.self) { try filled(page, at: path) }
    #expect(error?.description.hasPrefix("Lessons/02-Shelves/Evidence.json cannot be used") == true)
  }

  @Test("A few words say what catches a mistake, and a sentence names the tests")
  func words() {
    func expect(_ outcome: Evidence.Outcome, _ words: String, _ sentence: String) {
      #expect(outcome.words == words && outcome.sentence == sentence)
    }
    expect(
      .doesNotArise(reason: "no place. It is right."), "does not arise: no place",
      "It does not arise: no place. It is right.")
    expect(.refused(words: "x"), "the compiler", "The compiler refuses it: `x`")
    expect(
      .refused(words: "x", next: .compiles(broken: [])), "the compiler, then nobody",
      "The compiler refuses it: `x` One more step: Nobody catches it.")
    expect(
      .compiles(broken: [], onTheirs: ["a"]), "nobody",
      "Nobody catches it. Our tests, run on their module, would catch it: “a”.")
    let several = "1 unrelated test; 1 test shipped with it; 2 tests of theirs"
    expect(
      .compiles(broken: ["a"], unrelated: ["a"], shipped: ["b"], theirs: ["c", "d"]), several,
      "\(several): “a” (unrelated); “b”; “c”; “d”.")
    expect(.compiles(broken: ["a"]), "1 test", "1 test: “a”.")
    expect(
      .compiles(broken: ["a", "b"], unrelated: ["b"]), "2 tests, 1 unrelated",
      "2 tests, 1 unrelated: “a”; “b” (unrelated).")
  }

  @Test("Pages are filled with tables of cures, and with chosen rows of tables")
  func cures() throws {
    try small.edit(
      "Lessons/01-Doors/Lesson.json", #"["ours"], "columns": []"#,
      #"["one", "ours"], "columns": [{"head": "tests"}]"#)
    let lesson = try Book(at: small.root).lessons[0]
    let both = Data(#"{"lines": ["one", "both"], "columns": []}"#.utf8)
    #expect(
      try JSONDecoder().decode(CureColumns.self, from: both).heads == ["lines: one / both"])
    let cures = ["1-wrap", "2-rules"].map {
      Evidence.Cure(name: $0, title: $0, cells: ["8 / 20", "none"])
    }
    let evidence = Evidence(digest: "1", changes: [], mistakes: [], cures: cures)
    try small.write(String(decoding: evidence.json(), as: UTF8.self), to: Evidence.path(of: lesson))
    let rows = [
      "| [1-wrap](Cures/1-wrap/Cure.md) | 8 / 20 | none |",
      "| [2-rules](Cures/2-rules/Cure.md) | 8 / 20 | none |",
    ]
    func shown(_ marker: String) throws -> [String] {
      try filled("<!-- \(marker) -->\n<!-- end: cures -->").split(separator: "\n")
        .filter { $0.hasPrefix("| [") }.map(String.init)
    }
    #expect(
      try filled("<!-- cures -->\n<!-- end: cures -->").contains(
        "| the cure | lines: theirs / ours | tests |"))
    #expect(
      try shown("cures") == rows && shown("cures 2") == [rows[1]] && shown("cures 1 2") == rows)
  }
}

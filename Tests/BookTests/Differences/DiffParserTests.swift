import Testing

@testable import Book

@Suite("What git says differs")
struct DiffParserTests {
  @Test("Colours tell what moved, and code that looks like a heading is code")
  func lookalikes() {
    let output = """
      \u{1B}[1mdiff --git a/A.swift b/A.swift\u{1B}[m
      \u{1B}[1mindex 1..2 100644\u{1B}[m
      \u{1B}[1m--- a/A.swift\u{1B}[m
      \u{1B}[1m+++ b/A.swift\u{1B}[m
      \u{1B}[36m@@ -1,4 +1,3 @@\u{1B}[m struct A {
      \u{1B}[31m--- a/B.swift\u{1B}[m
      \u{1B}[32m+\u{1B}[m\u{1B}[32m++ b/B.swift\u{1B}[m
      \u{1B}[31m-@@ -1 +1 @@\u{1B}[m
      \u{1B}[31m-diff --git a/B.swift b/B.swift\u{1B}[m
      \u{1B}[32m+\u{1B}[m\u{1B}[32mnew file mode 100644\u{1B}[m
       end
      \u{1B}[36m@@ -9 +8 @@\u{1B}[m
      \u{1B}[35m-moved\u{1B}[m
      \u{1B}[36m+\u{1B}[m\u{1B}[36mmoved\u{1B}[m
      diff --git a/Two words.swift b/Two words.swift
      deleted file mode 100644
      --- a/Two words.swift\t
      +++ /dev/null
      @@ -1 +0,0 @@
      -gone
      \\ No newline at end of file
      diff --git a/Rules/B.swift b/Rules/B.swift
      new file mode 100644
      --- /dev/null
      +++ b/Rules/B.swift
      @@ -0,0 +1 @@
      +new\r
      diff --git a/Empty.swift b/Empty.swift
      new file mode 100644
      index 0000000..e69de29

      """
    var gone = DiffLine("gone", .removed)
    gone.hasLineEnd = false
    let expected = [
      FileDifference(
        left: "A.swift", right: "A.swift",
        hunks: [
          .init(
            place: "@@ -1,4 +1,3 @@",
            lines: [
              DiffLine("-- a/B.swift", .removed), DiffLine("++ b/B.swift", .added),
              DiffLine("@@ -1 +1 @@", .removed),
              DiffLine("diff --git a/B.swift b/B.swift", .removed),
              DiffLine("new file mode 100644", .added), DiffLine("end", .none),
            ]),
          .init(
            place: "@@ -9 +8 @@",
            lines: [DiffLine("moved", .movedAway), DiffLine("moved", .movedHere)]),
        ]),
      FileDifference(
        left: "Two words.swift", right: nil,
        hunks: [.init(place: "@@ -1 +0,0 @@", lines: [gone])]),
      FileDifference(
        left: nil, right: "Rules/B.swift",
        hunks: [.init(place: "@@ -0,0 +1 @@", lines: [DiffLine("new\r", .added)])]),
      FileDifference(left: nil, right: "Empty.swift", hunks: []),
    ]
    #expect(DiffParser.files(in: output) == expected)
  }
}

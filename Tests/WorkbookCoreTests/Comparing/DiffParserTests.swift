import Testing

@testable import WorkbookCore

@Suite("What git says differs")
struct DiffParserTests {
  @Test("Code that looks like a heading of the diff is code")
  func lookalikes() throws {
    let output = """
      \u{1B}[1mdiff --git Before/A.swift After/A.swift\u{1B}[m
      \u{1B}[1m--- Before/A.swift\u{1B}[m
      \u{1B}[1m+++ After/A.swift\u{1B}[m
      \u{1B}[36m@@ -1,3 +1,2 @@\u{1B}[m struct A {
      \u{1B}[31m--- Before/B.swift\u{1B}[m
      \u{1B}[32m+\u{1B}[m\u{1B}[32m++ After/B.swift\u{1B}[m
      \u{1B}[31m-@@ -1 +1 @@\u{1B}[m
       end
      \u{1B}[36m@@ -9 +8 @@\u{1B}[m
      \u{1B}[35m-moved\u{1B}[m
      \u{1B}[36m+\u{1B}[m\u{1B}[36mmoved\u{1B}[m

      """
    let file = try #require(LineDiffParser.files(in: output).first)
    #expect(file.before == "Before/A.swift")
    #expect(file.after == "After/A.swift")
    #expect(file.hunks.map(\.place) == ["@@ -1,3 +1,2 @@", "@@ -9 +8 @@"])
    #expect(
      file.hunks[0].lines == [
        DiffLine("-- Before/B.swift", .removed), DiffLine("++ After/B.swift", .added),
        DiffLine("@@ -1 +1 @@", .removed), DiffLine("end", .none),
      ])
    #expect(
      file.hunks[1].lines == [DiffLine("moved", .movedAway), DiffLine("moved", .movedHere)])
  }

  @Test("Files of one side have one path, and names may have spaces")
  func oneSide() {
    let output = """
      diff --git Before/A.swift Before/A.swift
      deleted file mode 100644
      --- Before/Two words.swift\t
      +++ /dev/null
      @@ -1 +0,0 @@
      -gone
      diff --git After/B.swift After/B.swift
      --- /dev/null
      +++ After/Rules/B.swift
      @@ -0,0 +1 @@
      +new

      """
    let files = LineDiffParser.files(in: output)
    #expect(files.map(\.before) == ["Before/Two words.swift", nil])
    #expect(files.map(\.after) == [nil, "After/Rules/B.swift"])
    #expect(files.map(\.name) == ["Two words.swift", "Rules/B.swift"])
    #expect(
      files.map(\.heading) == [
        "Before/Two words.swift, only before", "After/Rules/B.swift, only after",
      ])
    #expect(files.map { $0.hunks[0].lines[0].change } == [.removed, .added])
  }

  @Test("Both sides come first, then before alone, then after alone")
  func order() {
    func file(_ before: String?, _ after: String?) -> FileDifference {
      FileDifference(before: before, after: after, hunks: [])
    }
    let files = [file(nil, "a"), file("b", nil), file("c", "c"), file(nil, "d"), file("e", "e")]
    #expect(
      DiffCommand.inReadingOrder(files).map { $0.before ?? $0.after } == ["c", "e", "b", "a", "d"])
  }

  @Test("Anchors go, with the blank line that they would leave doubled or at an end")
  func anchors() {
    let source = """
      // snippet: whole

      import A

      // snippet: part
      // end: other

      let a = 1
        // end: part

      // snippets are comments
      // end: whole

      """
    #expect(
      StagedSides.withoutAnchors(source)
        == ["import A", "", "let a = 1", "", "// snippets are comments"])
    #expect(StagedSides.withoutAnchors("a\n\n\nb") == ["a", "", "", "b"])
  }
}

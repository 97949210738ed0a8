import Testing

@testable import Book

@Suite("Patches in git's format")
struct PatchTests {
  /// A patch from state to state in `Sources/A b`, which also makes a file in another folder.
  private func patch(from old: SourceTree, to new: SourceTree) throws -> Patch {
    let all = new.inside("Sources/A b").overlaid(with: SourceTree(["Other/O.swift": "o\n"]))
    let words = "Subject: [PATCH] Title\n\n@@ -1 +1 @@ in the message\n"
    return try Patch(old.inside("Sources/A b").patch(to: all, words), at: "A.diff")
  }

  @Test(
    "A patch leads from state to state, byte for byte, and leaves other folders alone",
    arguments: [
      (["A.swift": "a\nb\n"], ["A.swift": "a\nc\n"]),
      (["A.swift": "a\n", "Rules/B.swift": "b\n"], ["A.swift": "a\n", "Rules/C.swift": "c\n"]),
      (["My Rules/A b.swift": "a\n"], ["My Rules/A b.swift": "b\n"]),
      (["A.swift": "a\nb"], ["A.swift": "a\nc"]),
      (["A.swift": "a\r\nb\r\n"], ["A.swift": "a\r\nc\r\n"]),
      (["A.swift": "a\n"], ["A.swift": "a\n", "B.swift": ""]),
      // Code that looks like a heading of a diff.
      (
        ["A.swift": "-- a/B.swift\n@@ -1 +1 @@\nx\n"],
        ["A.swift": "++ b/B.swift\ndiff --git a/B b/B\nnew file mode 100644\nx\n"]
      ),
      (
        ["A.swift": lines],
        ["A.swift": "first\n" + lines.replacing("let a9 = 9\n", with: "") + "last\n"]
      ),
    ] as [([String: String], [String: String])])
  func leads(old: [String: String], new: [String: String]) throws {
    let (old, new) = (SourceTree(old), SourceTree(new))
    let patch = try patch(from: old, to: new)
    #expect(try patch.applied(to: old, in: "Sources/A b") == new)
    #expect(try patch.applied(to: old, in: "Sources/A") == old)
  }

  private static let lines = (1...20).map { "let a\($0) = \($0)\n" }.joined()

  @Test(
    "Each line must match the patch, at the given position",
    arguments: [
      (["A.swift": "// One more.\n" + lines], "A.swift differs near line 7"),
      (["A.swift": lines.replacing("= 10\n", with: "= 11\n")], "A.swift differs near line 7"),
      (["A.swift": lines.replacing("= 7\n", with: "= 7\r\n")], "A.swift differs near line 7"),
      (["A.swift": String(lines.prefix(100))], "A.swift differs near line 7"),
      (["B.swift": lines], "there is no A.swift"),
      (["A.swift": lines, "New.swift": ""], "New.swift already exists"),
    ] as [([String: String], String)])
  func strict(files: [String: String], reason: String) throws {
    let patch = try patch(
      from: SourceTree(["A.swift": Self.lines]),
      to: SourceTree([
        "A.swift": Self.lines.replacing("= 10\n", with: "= 100\n"), "New.swift": "new\n",
      ]))
    #expect(throws: BookError.damaged("A.diff", reason: reason)) {
      try patch.applied(to: SourceTree(files), in: "Sources/A b")
    }
  }

  @Test("A file that a patch removes must not have grown")
  func grown() throws {
    let patch = try patch(from: SourceTree(["A.swift": "a\n"]), to: SourceTree(["B.swift": "b\n"]))
    let reason = "A.swift would not be empty after its removal"
    #expect(throws: BookError.damaged("A.diff", reason: reason)) {
      try patch.applied(to: SourceTree(["A.swift": "a\nb\n"]), in: "Sources/A b")
    }
  }

  /// A patch of one file, made of the lines of its hunk.
  private func change(_ name: String, _ hunk: String) -> String {
    "diff --git a/S/\(name) b/S/\(name)\n--- a/S/\(name)\n+++ b/S/\(name)\n\(hunk)"
  }

  @Test("Two changes of one file are both made")
  func twice() throws {
    let text =
      change("A.swift", "@@ -1 +1 @@\n-a\n+b\n")
      + change("A.swift", "@@ -1 +1,2 @@\n b\n+c\n")
    let result = try Patch(text, at: "A.diff").applied(to: SourceTree(["A.swift": "a\n"]), in: "S")
    #expect(result == SourceTree(["A.swift": "b\nc\n"]))
  }

  @Test(
    "A patch that could only partly be applied is refused",
    arguments: [
      "@@ -1 +1,3 @@\n last\n+one\n", "@@ -1 +1,3 @@\n last\n+one",
      "@@ -1,2 +1 @@\n last\n", "@@ -1 +1,3 @@\n last\n+one\n@@ -9 +11 @@\n-x\n+y\n",
      "@@ -1 +1,2 @@\n last\n+one\n+two\n-- \n2.43.0\n",
      "similarity index 100%\nrename from S/A.swift\nrename to S/B.swift\n",
      "similarity index 100%\ncopy from S/A.swift\ncopy to S/B.swift\n",
    ])
  func partial(hunk: String) {
    let reason =
      hunk.hasPrefix("@@")
      ? "a hunk of S/A.swift has more or fewer lines than it says"
      : "it renames or copies S/A.swift: write it with `--no-renames`"
    #expect(throws: BookError.damaged("A.diff", reason: reason)) {
      try Patch(change("A.swift", hunk), at: "A.diff")
    }
  }

  @Test("Readers see the changes in some folders, with relative paths and without anchors")
  func shown() throws {
    let old = SourceTree(["A.swift": "// snippet: a\na\n// end: a\n"])
    let new = SourceTree(["A.swift": "a\n", "Rules/B.swift": "b\nc\n"])
    let patch = try patch(from: old, to: new)
    let added = FileDifference(added: "b\nc\n", at: "Rules/B.swift")
    #expect(patch.files(in: ["Sources/A b"]) == [added])
    let others: [String] = patch.files(in: ["Sources/A", "Other"]).map(\.path)
    #expect(others == ["O.swift"])
    let lines: [DiffLine] = ["a", "", "b"].map { DiffLine($0, .added) }
    #expect(FileDifference(added: "a\n\nb\n", at: "x").lines == lines)
  }
}

import Testing

@testable import Book

@Suite("A change applied to a version with other changes")
struct SourceMergeTests {
  private static let old = (1...9).map { "let a\($0) = \($0)\n" }.joined()
  private static let new = old.replacing("= 5", with: "= 50")

  private func merged(
    _ tree: [String: String], from old: [String: String] = ["A.swift": old],
    to new: [String: String] = ["A.swift": new]
  ) throws -> SourceTree {
    try SourceMerge(old: SourceTree(old), new: SourceTree(new)).applied(to: SourceTree(tree))
  }

  @Test("Changes at the top, at the end, and two lines away are kept")
  func elsewhere() throws {
    for text in [
      "// Mine.\n" + Self.old, Self.old + "// Mine.\n", Self.old.replacing("= 3", with: "= 30"),
      Self.old.replacing("let a1", with: "// Mine.\nlet mine").replacing("= 9", with: "= 90"),
    ] {
      #expect(
        try merged(["A.swift": text, "Mine.swift": "mine"])
          == SourceTree([
            "A.swift": text.replacing("= 5\n", with: "= 50\n"), "Mine.swift": "mine",
          ]))
    }
  }

  @Test("Files are added and removed, and changes already made stay")
  func files() throws {
    let done = ["A.swift": Self.new + "// Mine.\n"]
    #expect(try merged(done) == SourceTree(done))
    #expect(try merged([:], from: ["A.swift": "a"], to: [:]) == SourceTree())
    #expect(
      try merged(["A.swift": "a", "C.swift": "c"], from: ["A.swift": "a"], to: ["B.swift": "b"])
        == SourceTree(["B.swift": "b", "C.swift": "c"]))
    let same = ["A.swift": "a"]
    #expect(try merged(same, from: [:], to: same) == SourceTree(same))
  }

  @Test(
    "If a change does not fit, each conflicting file is named",
    arguments: [
      (
        ["A.swift": old.replacing("= 5", with: "= 51")], ["A.swift": new],
        ["A.swift differs near line 5"]
      ),
      (["B.swift": "b"], ["A.swift": new], ["there is no A.swift"]),
      (
        ["A.swift": "mine", "B.swift": "mine"], ["B.swift": "b"],
        ["A.swift should be removed, but was changed", "B.swift already exists"]
      ),
    ] as [([String: String], [String: String], [String])])
  func conflicts(tree: [String: String], new: [String: String], reasons: [String]) throws {
    #expect(throws: SourceMerge.Conflict(reasons: reasons)) { try merged(tree, to: new) }
  }
}

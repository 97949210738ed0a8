import Testing

@testable import WorkbookCore

@Suite("Patches from one state of a module to another")
struct SourcePatchTests {
  /// Two states, and what makes them worth a test.
  struct Pair: CustomTestStringConvertible {
    let testDescription: String
    let old: SourceTree
    let new: SourceTree

    init(_ name: String, _ old: [String: String], _ new: [String: String]) {
      testDescription = name
      self.old = SourceTree(old)
      self.new = SourceTree(new)
    }
  }

  @Test(
    "It leads from the one to the other and back, byte for byte",
    arguments: [
      Pair("a line", ["A.swift": "a\nb\n"], ["A.swift": "a\nc\n"]),
      Pair("a new file", ["A.swift": "a\n"], ["A.swift": "a\n", "Rules/B.swift": "b\n"]),
      Pair("a file that is gone", ["A.swift": "a\n", "Rules/B.swift": "b\n"], ["A.swift": "a\n"]),
      Pair("another name", ["A.swift": "a\n"], ["B.swift": "a\n"]),
      Pair("blanks in paths", ["My Rules/A b.swift": "a\n"], ["My Rules/A b.swift": "b\n"]),
      Pair("a folder named as git's sides", ["x a/y.swift": "a\n"], ["x a/y.swift": "b\n"]),
      Pair("letters that are not ASCII", ["Größe/楽.swift": "ä\n"], ["Größe/楽.swift": "ö\n"]),
      Pair("no line end at the end", ["A.swift": "a\nb"], ["A.swift": "a\nc"]),
      Pair("a line end that comes", ["A.swift": "a"], ["A.swift": "a\n"]),
      Pair("carriage returns", ["A.swift": "a\r\nb\r\n"], ["A.swift": "a\r\nc\r\n"]),
      Pair("a file that is empty", ["A.swift": "a\n"], ["A.swift": "a\n", "B.swift": ""]),
    ])
  func bothWays(pair: Pair) throws {
    let patch = try SourcePatch(from: pair.old, to: pair.new)
    #expect(try patch.applied(to: pair.old) == pair.new)
    #expect(try SourcePatch(from: pair.new, to: pair.old).applied(to: pair.new) == pair.old)
    #expect(!patch.text.contains("index "), "git's own numbers change with the rest of the file")
  }

  @Test("It is what git writes, the same on every machine")
  func text() throws {
    let patch = try SourcePatch(
      from: SourceTree(["Ship.swift": "let lives = 3\n", "Old.swift": "let old = 1\n"]),
      to: SourceTree(["Ship.swift": "let lives = 4\n", "Rules/New.swift": "let new = 1\n"]))
    let expected = """
      diff --git a/Old.swift b/Old.swift
      deleted file mode 100644
      --- a/Old.swift
      +++ /dev/null
      @@ -1 +0,0 @@
      -let old = 1
      diff --git a/Rules/New.swift b/Rules/New.swift
      new file mode 100644
      --- /dev/null
      +++ b/Rules/New.swift
      @@ -0,0 +1 @@
      +let new = 1
      diff --git a/Ship.swift b/Ship.swift
      --- a/Ship.swift
      +++ b/Ship.swift
      @@ -1 +1 @@
      -let lives = 3
      +let lives = 4

      """
    #expect(patch.text == expected)
  }

  @Test("Between states that are the same there is nothing")
  func same() throws {
    let tree = SourceTree(["A.swift": "a\n"])
    #expect(try SourcePatch(from: tree, to: tree).text == "")
  }

  private static let lines = (1...9).map { "let a\($0) = \($0)\n" }

  /// Changes the fifth of nine lines.
  private static func change() throws -> SourcePatch {
    try SourcePatch(
      from: SourceTree(["A.swift": lines.joined()]),
      to: SourceTree(["A.swift": lines.joined().replacing("= 5", with: "= 50")]))
  }

  @Test("Strictly, lines that stand elsewhere in the file are refused; else they are found")
  func offset() throws {
    let moved = SourceTree(["A.swift": "// One more.\n" + Self.lines.joined()])
    let error = #expect(throws: SourcePatch.Failure.self) {
      try Self.change().applied(to: moved)
    }
    #expect(
      error
        == .doesNotFit("it fits only elsewhere: Hunk #1 succeeded at 3 (offset 1 line)."))
    #expect(
      try Self.change().applied(to: moved, strictly: false)["A.swift"]
        == "// One more.\n" + Self.lines.joined().replacing("= 5", with: "= 50"))
  }

  @Test(
    "What does not fit is told in words",
    arguments: [
      (["A.swift": lines.joined().replacing("= 5", with: "= 6")], "A.swift differs near line 2"),
      (["A.swift": lines.joined().replacing("= 4", with: "= 6")], "A.swift differs near line 2"),
      (["B.swift": lines.joined()], "there is no A.swift"),
    ])
  func doesNotFit(files: [String: String], reason: String) throws {
    for isStrict in [true, false] {
      #expect(throws: SourcePatch.Failure.doesNotFit(reason)) {
        try Self.change().applied(to: SourceTree(files), strictly: isStrict)
      }
    }
  }

  @Test("Strictly, every line around a change has to be as it was; else the nearest is enough")
  func context() throws {
    let tree = SourceTree(["A.swift": Self.lines.joined().replacing("= 3", with: "= 30")])
    #expect(throws: SourcePatch.Failure.doesNotFit("A.swift differs near line 2")) {
      try Self.change().applied(to: tree)
    }
    #expect(
      try Self.change().applied(to: tree, strictly: false)["A.swift"]
        == tree["A.swift"]?.replacing("= 5", with: "= 50"))
  }

  @Test("A new file is not put in the place of one that is there")
  func exists() throws {
    let patch = try SourcePatch(from: SourceTree(), to: SourceTree(["A.swift": "a\n"]))
    #expect(throws: SourcePatch.Failure.doesNotFit("A.swift is there already")) {
      try patch.applied(to: SourceTree(["A.swift": "b\n"]), strictly: false)
    }
  }

  @Test("What is no patch changes nothing", arguments: ["", "no patch\n"])
  func noPatch(text: String) {
    #expect(throws: SourcePatch.Failure.self) {
      try SourcePatch(text).applied(to: SourceTree(["A.swift": "a\n"]))
    }
  }

  @Test(
    "Lines are counted file by file, whatever they look like",
    arguments: [
      (Pair("a line", ["A.swift": "a\nb\n"], ["A.swift": "a\nc\nd\n"]), [(false, 1, 2)]),
      (
        Pair("new and gone", ["A.swift": "a\n"], ["B.swift": "b\nc\n"]),
        [(false, 1, 0), (true, 0, 2)]
      ),
      (
        Pair("as a heading", ["A.swift": "-- a/B.swift\nx\n"], ["A.swift": "++ b/B.swift\nx\n"]),
        [(false, 1, 1)]
      ),
      (Pair("no line end", ["A.swift": "a"], ["A.swift": "b"]), [(false, 1, 1)]),
      (
        Pair("carriage returns", ["A.swift": "a\r\nb\r\n"], ["A.swift": "a\r\nc\r\nd\r\n"]),
        [(false, 1, 2)]
      ),
      (
        Pair(
          "two hunks", ["A.swift": lines.joined() + lines.joined()],
          ["A.swift": "x\n" + lines.joined() + lines.joined() + "y\n"]), [(false, 0, 2)]
      ),
    ])
  func counting(pair: Pair, counts: [(isNew: Bool, removed: Int, added: Int)]) throws {
    let files = try SourcePatch(from: pair.old, to: pair.new).files
    #expect(
      files
        == counts.map { SourcePatch.File(isNew: $0.isNew, removed: $0.removed, added: $0.added) })
  }
}

import Testing
import Text
import Toolchain

@testable import Book

@Suite("The comparison of two versions")
struct GitDiffTests {
  /// A method moves to its own file, and a line changes.
  private static let old = SourceTree([
    "Ship.swift": """
    // snippet: ship
    final class Ship {
      var lives = 3

      func moveOneCellToTheLeftOfTheArena() {
        position = arena.leftNeighbour(of: position)
        arena.remember(position)
      }
    }
    // end: ship

    """,
    "Empty.swift": "", "Gone.swift": "gone\n", "Same.swift": "// snippet: same\nsame\n",
  ])
  private static let new = SourceTree([
    "Ship.swift": "struct Ship {\n  var lives = 3\n}\n",
    "Engine.swift": """
    struct Engine {
        func moveOneCellToTheLeftOfTheArena() {
          position = arena.leftNeighbour(of: position)
          arena.remember(position)
        }
    }

    """,
    "Blank.swift": "// snippet: blank\n", "Same.swift": "same\n",
  ])

  /// Differences as a reader would write them down.
  private func told(_ files: [FileDifference]) -> [String] {
    let marks: [DiffLine.Change: String] = [
      .none: " ", .removed: "-", .added: "+", .movedAway: "<", .movedHere: ">",
    ]
    return files.flatMap { file in
      ["\(file.left ?? "none") \(file.right ?? "none")"]
        + file.lines.map { "\(marks[$0.change] ?? "?")\($0.text)" }
    }
  }

  @Test("Moved lines are marked, anchors are left out, and files in both versions come first")
  func whole() throws {
    let expected = [
      "Ship.swift Ship.swift", "-final class Ship {", "+struct Ship {", "   var lives = 3", "-",
      "<  func moveOneCellToTheLeftOfTheArena() {",
      "<    position = arena.leftNeighbour(of: position)", "<    arena.remember(position)", "<  }",
      " }", "Empty.swift none", "Gone.swift none", "-gone", "none Blank.swift",
      "none Engine.swift", "+struct Engine {",
      ">    func moveOneCellToTheLeftOfTheArena() {",
      ">      position = arena.leftNeighbour(of: position)", ">      arena.remember(position)",
      ">    }", "+}",
    ]
    #expect(try told(GitDiff.files(from: Self.old, to: Self.new)) == expected)
  }

  @Test("Three lines around a change are shown, and an anchor goes with the gap that it leaves")
  func context() throws {
    let lines: [String] = (1...20).map { "let a\($0) = \($0)\n" }
    let end = "\n// snippet: b\n\nlet b = 1\n// end: b\n\n// snippets stay\n"
    let old = lines.joined() + end
    let new = old.replacing("= 5\n", with: "= 50\n").replacing("b = 1", with: "b = 2")
    let files = try GitDiff.files(
      from: SourceTree(["A.swift": old]), to: SourceTree(["A.swift": new]))
    #expect(files.flatMap(\.hunks).map(\.place) == ["@@ -2,7 +2,7 @@", "@@ -21,7 +21,7 @@"])
    let last: [String] = told(files).suffix(5)
    #expect(last == [" ", "-let b = 1", "+let b = 2", " ", " // snippets stay"])
    #expect(files.flatMap(\.lines).count { $0.change == .none } == 9)
  }

  @Test("Without git, the error says what to do, and that the book is not to blame")
  func noGit() throws {
    try ChildProcess.$environmentOverrides.withValue(["PATH": "/nowhere"]) {
      let error = #expect(throws: (any Error).self) {
        try GitDiff.files(from: Self.old, to: Self.new)
      }
      let told = try #require(error as? any ReaderError)
      #expect("\(told)".hasPrefix("There is no program “git”") && !told.isWrongUsage)
    }
  }
}

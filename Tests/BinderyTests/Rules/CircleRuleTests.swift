import Book
import Testing

@testable import Bindery

@Suite("The folders of a module")
struct CircleRuleTests {
  @Test(
    "Folders that use each other are reported once, with each use; one direction is fine",
    arguments: [
      (
        [
          "Text/Line.swift": "struct Line {}\nprivate struct Row {}\nlet row: Row",
          "Text/Flow.swift": "struct Flow { var a: Line }\n",
          "Screen/Canvas.swift":
            "struct Canvas { struct Inner {}; var lines: [Line] }\nprivate struct Row {}",
          // Comments, strings and nested types do not count as uses, nor do files above all
          // folders.
          "Text/Other.swift":
            "// like a Canvas\n/* Canvas */\nlet a = \"Canvas\"\nlet inner: Inner\nlet canvas = 1",
          "Program/Main.swift": "let canvas = Canvas()\nlet line = Line()\n",
          "Tool.swift": "let line: Line, canvas: Canvas\n",
        ],
        nil
      ),
      (
        [
          "Text/Line.swift": "struct Line {}\n", "Text/Flow.swift": "func flow(_ it: Canvas) {}\n",
          "Screen/Canvas.swift": "final class Canvas { var lines: [Line] = [] }\n",
        ],
        "Screen, Text use each other in a circle: Screen/Canvas.swift uses Line of "
          + "Text/Line.swift, Text/Flow.swift uses Canvas of Screen/Canvas.swift."
      ),
      (
        [
          "A/One.swift": "enum One { static let next = Two.self }\nlet five: Five",
          "B/Two.swift": "protocol Two { func next() -> Three }",
          "C/Three.swift": "actor Three { typealias Next = One }",
          "D/Four.swift": "let one = One.next", "E/Five.swift": "struct Five {}",
        ],
        "A, B, C use each other in a circle: A/One.swift uses Two of B/Two.swift, "
          + "B/Two.swift uses Three of C/Three.swift, C/Three.swift uses One of A/One.swift."
      ),
    ] as [([String: String], String?)])
  func circles(files: [String: String], circle: String?) {
    let problems: [String] = CircleRule.problems(in: SourceTree(files), of: "Sources/Tool")
    let expected: [String] = circle.map { ["Sources/Tool: the folders \($0)"] } ?? []
    #expect(problems == expected)
  }
}

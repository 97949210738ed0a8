import Book
import Testing

@testable import Bindery

@Suite("The folders of a module")
struct CircleRuleTests {
  private func problems(_ files: [String: String]) -> [String] {
    CircleRule.problems(in: SourceTree(files), of: "Sources/Tool")
  }

  @Test("Folders that use each other in one direction are fine")
  func tree() {
    #expect(
      problems([
        "Text/Line.swift": "struct Line {}\n", "Text/Flow.swift": "struct Flow { var a: Line }\n",
        "Screen/Canvas.swift": "struct Canvas { var lines: [Line] }\n",
        "Program/Main.swift": "let canvas = Canvas()\nlet line = Line()\n",
      ]) == [])
  }

  @Test("Two that use each other are told, with both files")
  func pair() {
    #expect(
      problems([
        "Text/Line.swift": "struct Line {}\n",
        "Text/Flow.swift": "func flow(_ canvas: Canvas) {}\n",
        "Screen/Canvas.swift": "final class Canvas { var lines: [Line] = [] }\n",
      ]) == [
        "Sources/Tool: the folders Screen, Text use each other in a circle: "
          + "Screen/Canvas.swift uses Line of Text/Line.swift, "
          + "Text/Flow.swift uses Canvas of Screen/Canvas.swift."
      ])
  }

  @Test("A circle through three folders is told once, with each step")
  func three() {
    #expect(
      problems([
        "A/One.swift": "enum One { static let next = Two.self }",
        "B/Two.swift": "protocol Two { func next() -> Three }",
        "C/Three.swift": "actor Three { typealias Next = One }",
        "D/Four.swift": "let one = One.next",
      ]) == [
        "Sources/Tool: the folders A, B, C use each other in a circle: A/One.swift uses Two of "
          + "B/Two.swift, B/Two.swift uses Three of C/Three.swift, "
          + "C/Three.swift uses One of A/One.swift."
      ])
  }

  @Test(
    "Comments, strings, types inside of others and the files above all folders are no use",
    arguments: [
      "// like a Canvas", "/* Canvas */", "let a = \"Canvas\"", "struct Inner {}",
      "let canvas = 1",
    ])
  func noUse(text: String) {
    #expect(
      problems([
        "Text/Line.swift": "struct Line {}\n\(text)\n",
        "Screen/Canvas.swift": "struct Canvas { struct Inner {}; var lines: [Line] }\n",
        "Tool.swift": "let line: Line, canvas: Canvas\n",
      ]) == [])
  }
}

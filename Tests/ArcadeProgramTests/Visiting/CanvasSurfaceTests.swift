import PlayerVisit
import Terminal
import Testing
import Text

@testable import ArcadeProgram

@Suite("A surface on part of a canvas")
struct CanvasSurfaceTests {
  /// Five columns and two lines in the middle of dots.
  private func surface() -> CanvasSurface {
    var canvas = Canvas(Size(columns: 9, rows: 4))
    for row in 0..<4 { canvas.write(".........", at: 0, row: row) }
    return CanvasSurface(canvas, column: 2, row: 1, size: Size(columns: 5, rows: 2))
  }

  @Test("Text is padded or cut to fill its columns, and can be aligned to either end")
  func columns() {
    let cases: [(String, Range<Int>, Alignment, String)] = [
      ("ab", 0..<5, .leading, "..ab   .."), ("ab", 0..<5, .trailing, "..   ab.."),
      ("abcdef", 0..<5, .leading, "..abcd….."), ("abcdef", 0..<5, .trailing, "..abcd….."),
      ("abcdef", 1..<4, .leading, "...ab…..."), ("한글", 0..<5, .leading, "..한글 .."),
      ("한글", 0..<5, .trailing, ".. 한글.."), ("한글한", 0..<5, .trailing, "..한글….."),
      ("abcdefgh", 3..<9, .leading, ".....a….."), ("ab", -3..<2, .leading, "..ab....."),
      ("ab", 7..<9, .leading, "........."), ("ab", 2..<2, .leading, "........."),
      ("a\u{200b}b", 0..<5, .trailing, "..   ab.."),
    ]
    let dots = "........."
    for (text, columns, alignment, written) in cases {
      let surface = surface()
      // Lines outside are left out.
      for line in [-1, 1, 2, 100] {
        surface.write(
          text, in: columns, line: line, alignment: alignment, tint: .plain, isSelected: false)
      }
      #expect(surface.canvas.lines == [dots, dots, written, dots])
    }
    #expect(surface().columns == 5)
  }

  @Test("Every tint looks different, selected or not")
  func tints() {
    let styles: [Style] = Tint.allCases.map { Style($0) }
    #expect(Set(styles + styles.map { $0 + .reversed }).count == 2 * styles.count)
    #expect(Tint.allCases.map { Style($0, isSelected: true) } == styles.map { $0 + .reversed })
    // Without colours, the important tints still differ from plain text.
    let telling: [Style] = [Style(.own), Style(.warning)].map(\.withoutColor)
    #expect(!telling.contains(Style(.plain)))
  }
}

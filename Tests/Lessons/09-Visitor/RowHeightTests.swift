import PlayerVisit
import Testing

@Suite("The height of a row")
struct RowHeightTests {
  @Test("The hint for an empty roster is two lines high", arguments: Side.allCases)
  func hint(side: Side) {
    let table = side.table()
    #expect(table.rows.map(table.height) == [2, 2])
  }

  private static func x(_ count: Int) -> String { String(repeating: "x", count: count) }
  private static func wide(_ count: Int) -> String { String(repeating: "한", count: count) }

  /// Texts, and the lines that they wrap into as notices.
  static let wrappings: [(text: String, lines: [String])] = [
    ("Welcome.", ["Welcome."]),
    ("", [""]),
    ("  two \n words ", ["two words"]),
    // 76 columns fit, and the space before a word counts.
    (x(70) + " " + x(5), [x(70) + " " + x(5)]),
    (x(70) + " " + x(6), [x(70), x(6)]),
    (x(76), [x(76)]),
    (x(76) + " a b", [x(76), "a b"]),
    // A word that is longer than a line is broken, and others follow it.
    (x(77), [x(76), "x"]),
    (x(160) + " a", [x(76), x(76), x(8) + " a"]),
    ("a " + x(80), ["a", x(76), x(4)]),
    // Wide characters take two columns.
    (wide(38), [wide(38)]),
    (wide(39), [wide(38), wide(1)]),
    (wide(37) + " x", [wide(37) + " x"]),
    (wide(37) + " xx", [wide(37), "xx"]),
    ("x" + wide(38), ["x" + wide(37), wide(1)]),
    // Quotes, dashes and the like take one.
    ("“–’…”" + x(71), ["“–’…”" + x(71)]),
    ("“–’…”" + x(72), ["“–’…”" + x(71), "x"]),
    ("é" + x(75), ["é" + x(74), "x"]),
    (
      .long,
      [
        "The roster cannot be read just now, because another arcade has been writing",
        "it for longer than is usual. It is asked again in a while, and until then",
        "you see it as it was the last time.",
      ]
    ),
  ]

  @Test(
    "A notice breaks between words; its height is its number of lines", arguments: Side.allCases,
    [false, true])
  func notices(side: Side, isWarning: Bool) {
    for wrapping in Self.wrappings {
      let table = side.table(notice: wrapping.text, isWarning: isWarning)
      #expect(table.height(of: 0) == wrapping.lines.count)
      let painted = table.painting(of: 0).filter { $0.columns.lowerBound > 0 }
      #expect(painted.map(\.text) == wrapping.lines)
      #expect(painted.allSatisfy { $0.columns == 3..<80 })
    }
  }

  @Test(
    "A row's height is the number of lines that it paints, on a surface of any width",
    arguments: Side.allCases, [4, 30, 40, 59, 60, 80, 100, 101, 200])
  func paintedLines(side: Side, columns: Int) throws {
    for table in try side.allTables() {
      for row in table.rows {
        let lines = Set(table.painting(of: row, columns: columns, at: 7).map(\.line))
        #expect(lines == Set(7..<7 + table.height(of: row)), "row \(row)")
      }
    }
  }
}

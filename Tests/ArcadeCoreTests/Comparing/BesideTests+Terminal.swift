import SpaceGame
import Terminal
import TestSupport
import Testing
import Text

@testable import ArcadeCore

/// Two sides beside each other on a terminal.
extension BesideTests {
  /// Steps through the wayward game; each picture's status, and its line of keys.
  private func show(
    _ script: [ScriptedDisplay.Step], size: Size = Size(columns: 80, rows: 24)
  ) async throws -> ScriptedDisplay {
    let visit = try visit()
    let display = ScriptedDisplay(size: size, script: script)
    visit.display = display
    let console = RecordingConsole(isTerminal: true)
    #expect(try await visit.run(["beside", "before", "--ticks", "150"], on: console))
    let told = console.output.replacing("\n", with: " ")
    #expect(told == Self.sentence + " " && display.isClosed)
    return display
  }

  private func ticks(_ display: ScriptedDisplay) -> [Int] {
    display.canvases.compactMap { canvas in
      canvas.lines.joined(separator: "\n").firstMatch(of: #/\n (\d+) of 150\. /#).flatMap {
        Int($0.1)
      }
    }
  }

  @Test("It plays from shortly before the first tick that differs, and stops there; keys step")
  func steps() async throws {
    let played = try await show([.pause(20_000), .key("q")])
    #expect(ticks(played) == Array(56...101))
    let keys: [Key] = [
      .home, .left, .right, .right, .left, .end, .right, .character("d"), .escape,
    ]
    let stepped = try await show(keys.map { .key($0) })
    #expect(ticks(stepped) == [56, 0, 0, 1, 2, 1, 150, 150, 101])
    // Space goes on beyond it, stops, and begins again at the end.
    let spaced = try await show([
      .key("d"), .key(" "), .pause(140), .key(" "), .pause(500), .key(.end), .key(" "),
      .pause(70), .key("q"),
    ])
    #expect(ticks(spaced) == [56, 101, 101, 102, 103, 103, 150, 0, 1])
    let ended = try await show([
      .key(.end), .key(.left), .key(" "), .pause(200), .key(" "), .key("q"),
    ])
    #expect(ticks(ended) == [56, 150, 149, 149, 150, 0], "at the end it has stopped by itself")
  }

  @Test("Where there is room for one picture, Tab leads to the other and to the words")
  func pages() async throws {
    let display = try await show(
      [
        .key("d"), .key(.tab), .key(.tab), .key(.tab), .key(.left), .key(.tab), .key(.tab),
        .key("q"),
      ])
    let pictures = display.canvases.map(\.lines)
    try #require(pictures.count > 7)
    let last: [String] = pictures[..<4].map { $0[23] }
    let keys = "←→ a tick   Home End   d difference   Tab shows "
    let expected: [String] = [
      " space stops   \(keys)before   q quits", " space plays   \(keys)before   q quits",
      " space plays   \(keys)words   q quits", " space plays   \(keys)yours   q quits",
    ]
    #expect(last == expected)
    #expect(display.picture.contains(" 100 of 150. Tick 101 is the first that differs.\n"))
    let walls: [Substring] = pictures[1...4].map { $0[21].prefix(10) }
    #expect(walls == ["└─ yours ─", "└─ before ", "", "└─ yours ─"])
    let words = [pictures[3][0], pictures[7][0]]
    #expect(
      words == [
        " player 1 is at 1,14 in yours, is at 34,17 in before", " Nothing differs in this tick.",
      ])
  }

  @Test("The page of words shows them all where there is room, and says where there are more")
  func words() {
    let pages: [ArraySlice<String>] = [21, 22].map { count in
      let moment = ComparisonView.Moment(
        worlds: [World(seed: 1), World(seed: 1)], names: ["", ""], status: "",
        differences: (1...count).map { "difference \($0)" }, keys: "", page: 2)
      return ComparisonView.canvas(of: moment, in: Size(columns: 80, rows: 24)).lines[19...21]
    }
    #expect(pages[0] == [" difference 20", " difference 21", ""])
    #expect(pages[1] == [" difference 20", " …", ""])
  }

  @Test("Where nothing differs, that is said below the pictures too")
  func nothingDiffers() async throws {
    let visit = try visit([.key("q")], nil)
    let console = RecordingConsole(isTerminal: true)
    #expect(try await visit.run(["beside", "before", "--ticks", "9"], on: console))
    let picture = try #require(visit.display).picture
    #expect(picture.contains("\n 0 of 9. All 9 ticks are the same.\n"))
  }

  @Test(
    "The pictures are beside or above each other where there is room, and say so where there is none"
  )
  func arrangements() async throws {
    let sizes = [(161, 24), (160, 46), (160, 45), (80, 24), (79, 24), (80, 23)]
    let arrangements: [ComparisonView.Arrangement?] = sizes.map {
      ComparisonView.arrangement(in: Size(columns: $0.0, rows: $0.1))
    }
    #expect(arrangements == [.beside, .above, .pages, .pages, nil, nil])
    let beside = try await show([.key("d"), .key("q")], size: Size(columns: 161, rows: 24))
    let lines = try #require(beside.canvases.last).lines
    #expect(lines[21].hasPrefix("└─ yours ──") && lines[21].contains("──┘ └─ before ──"))
    #expect(lines[22] == " 101 of 150. " + Self.sentence)
    let above = try await show([.key("d"), .key("q")], size: Size(columns: 80, rows: 48))
    let rows = try #require(above.canvases.last).lines
    #expect(rows[21].hasPrefix("└─ yours ─") && rows[43].hasPrefix("└─ before "))
    #expect(rows[44] + rows[45] == " 101 of 150. " + Self.sentence)
    let small = try await show([.key("q")], size: Size(columns: 60, rows: 24))
    let words = ["The comparison needs a window of 80 by 24.", "yours beside before"]
    #expect(words.allSatisfy(small.picture.contains), "\(small.picture)")
  }

  @Test("What differs in the pictures is reversed, and nothing else is")
  func marks() {
    let worlds = [4, 6].map { x in
      World(staging: [
        Entity(id: 1, kind: .player, allegiance: .player, position: Position(x: x, y: 3))
      ])
    }
    func canvas(_ worlds: [World]) -> Canvas {
      ComparisonView.canvas(
        of: .init(worlds: worlds, names: ["", ""], status: "", differences: [], keys: ""),
        in: Size(columns: 80, rows: 24))
    }
    var expected = canvas([worlds[0], worlds[0]])
    for (column, character) in zip(4..., "/A\\  ") {
      expected.write(String(character), at: column, row: 5, style: .bold + .reversed)
    }
    #expect(canvas(worlds) == expected)
  }
}

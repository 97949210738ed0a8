import PlayerRoster
import Shell
import SpaceGame
import Terminal
import TestSupport
import Testing

@testable import ArcadeCore

@Suite("Two sides beside each other")
struct BesideTests {
  /// Flies as the book does for a hundred ticks, then puts the player into a corner.
  private struct Wayward: FlightControlling {
    let own = Sides(all: .after).flightControl

    func positions(of cast: [Entity], after tick: Int) -> [Position] {
      var positions = own.positions(of: cast, after: tick)
      if tick >= 100 { positions[0] = Position(x: 1, y: 14) }
      return positions
    }

    func census(of cast: [Entity]) -> Census { own.census(of: cast) }
  }

  /// What differs of a wayward game with the seed 1.
  private static let sentence =
    "Tick 101 is the first that differs: player 1 is at 1,14 in yours, is at 34,17 in before."

  private func visit(
    _ script: [ScriptedDisplay.Step] = [], _ guest: Guest? = .flightControl(Wayward())
  ) throws -> Visit {
    let visit = try Visit(script: script)
    visit.guest = guest
    return visit
  }

  @Test("In a pipe the first tick that differs is named and shown in both pictures")
  func pipe() async throws {
    let visit = try visit()
    #expect(try await visit.run("beside", "before", "--ticks", "150"))
    let lines = visit.console.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == Self.sentence[...])
    #expect([lines[1...2], lines[25...26]] == [["", "yours:"], ["", "before:"]])
    #expect([lines[19].hasPrefix("│/A\\ "), lines[46].contains("/A\\")] == [true, true])
    #expect(visit.display?.pictures == [])
  }

  @Test("Where nothing differs, that is said", arguments: ["before", "after", "mine"])
  func same(side: String) async throws {
    let kata = Guest.referee(Sides(all: .before).referee)
    for guest in side == "mine" ? [kata] : [kata, nil] {
      let visit = try visit([], guest)
      try await visit.run("beside", side, "--ticks", "60", "--wave", "4")
      #expect(visit.console.output == "All 60 ticks are the same.\n")
    }
  }

  @Test("A recording is played by both, and a replay that refuses it names the same tick")
  func recording() async throws {
    let visit = try visit()
    let path = visit.path("game")
    let book = Game(systems: Systems(Sides(all: .after)))
    let recording = Recording.demo(by: book, seed: 1, firstWave: 1, ticks: 150)
    try TextFile(path: path).create(recording.text)
    try await visit.run("beside", "before", path)
    #expect(visit.console.output.hasPrefix(Self.sentence))
    let told = Self.sentence.dropFirst().replacing("before", with: "the recording")
    await visit.expect(
      ["replay", path],
      failure: "\(path.quotedForReader) was played by other rules than your kata's, and t\(told)",
      isWrongUsage: false)
    // The book's own code does not play this one either.
    try TextFile(path: path).replace(recording.text.replacing("seed 1", with: "seed 2"))
    await visit.expect(
      ["replay", path],
      failure: "\(path.quotedForReader) does not lead to the digest it carries: it was changed, "
        + "or recorded by other rules.", isWrongUsage: false)
  }

  @Test("Of many differences one is named, and the others are counted")
  func many() {
    /// All stand in a row.
    struct Row: FlightControlling {
      func positions(of cast: [Entity], after tick: Int) -> [Position] {
        cast.indices.map { Position(x: $0, y: 8) }
      }
      func census(of cast: [Entity]) -> Census { Sides(all: .after).flightControl.census(of: cast) }
    }
    let book = NamedSides("before", Sides(all: .before))
    var sides = book.sides
    sides.guest = .flightControl(Row())
    let recording = Recording.demo(by: book.game, seed: 1, firstWave: 1, ticks: 20)
    var comparison = GameComparison(of: recording, NamedSides(sides), book)
    let differences = comparison.differences(after: comparison.firstDifference ?? 0)
    #expect(differences.count > 4)
    #expect(
      comparison.sentence.hasSuffix(": \(differences[0]); and \(differences.count - 1) more."))
  }

  @Test("A demo ends with its game or after its ticks")
  func demo() {
    let book = Game(systems: Systems(Sides(all: .after)))
    let demos = [7, 50_000].map {
      Recording.demo(by: book, seed: 3, firstWave: 9, ticks: $0).played(with: book)
    }
    #expect(demos.map(\.ticks)[0] == 7)
    #expect(demos[1].world.phase == .over)
  }

  @Test("A kata that has no part in the game is compared in a whole visit, line by line")
  func lines() async throws {
    /// The book's tables without their first row.
    struct Short: LobbyTabling {
      func table(of content: LobbyContent) -> any LobbyTable {
        Sides(all: .after).tables.compactTable(of: content)
      }
      func compactTable(of content: LobbyContent) -> any LobbyTable { table(of: content) }
    }
    let same = try visit([], .tables(Sides(all: .before).tables))
    try await same.run("beside", "after", "--ticks", "5")
    #expect(
      same.console.output.wholeMatch(of: #/All [\d,]+ lines of the visit are the same\.\n/#) != nil)
    let other = try visit([], .tables(Short()))
    try await other.run("beside", "after", "--ticks", "5")
    let text = other.console.output
    #expect(text.hasPrefix("Line "))
    #expect(
      text.contains(
        " of a visit is the first that differs, after “Goes on as CoolMan.”:\n\nyours:\n  "))
    #expect(text.contains("\n\nafter:\n  "))
    #expect(
      text.split(separator: "\n").count == 11, "a sentence, and two names with four lines each")
    let narrow = RecordingConsole(isTerminal: true, width: 50)
    try await other.run(["beside", "after", "--ticks", "5"], on: narrow)
    #expect(narrow.output.split(separator: "\n").allSatisfy { $0.count <= 50 })
    #expect(
      narrow.output.replacing("\n", with: " ").contains("after “Goes on as CoolMan.”:  yours:   "))
    let sentence =
      "Lesson 9 has no part in the game, so a whole visit is compared: leave out FILE and --wave."
    for words in [["game"], ["--wave", "3"]] {
      await other.expect(["beside", "after"] + words, failure: sentence, isWrongUsage: true)
    }
  }

  @Test("A visit in which nothing happens any more ends with a line that says so")
  func standstill() async throws {
    var sides = Sides(all: .before)
    sides.guest = .refresh(HandDrivenRefresh())
    let lines = try await VisitComparison.lines(
      of: ScriptedVisit(sides: sides, pilot: AutomaticPilot(ticks: 5)), pace: .milliseconds(20))
    #expect(lines.last == "Nothing happens any more, so the visit ends here.")
  }

  // MARK: - On a terminal

  /// Steps through the wayward game; each picture's status, and its line of keys.
  private func show(
    _ script: [ScriptedDisplay.Step], size: Size = Size(columns: 80, rows: 24)
  ) async throws -> ScriptedDisplay {
    let visit = try visit()
    let display = ScriptedDisplay(size: size, script: script)
    visit.display = display
    let console = RecordingConsole(isTerminal: true)
    #expect(try await visit.run(["beside", "before", "--ticks", "150"], on: console))
    #expect(console.output.replacing("\n", with: " ") == Self.sentence + " ")
    #expect(display.isClosed)
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
  }

  @Test("Where there is room for one picture, Tab leads to the other and to the words")
  func pages() async throws {
    let display = try await show(
      [
        .key("d"), .key(.tab), .key(.tab), .key(.tab), .key(.left), .key(.tab), .key(.tab),
        .key("q"),
      ])
    let keys = "←→ a tick   Home End   d difference   Tab shows "
    let last = display.canvases.map { $0.lines[23] }
    #expect(
      last.prefix(4) == [
        " space stops   \(keys)before   q quits", " space plays   \(keys)before   q quits",
        " space plays   \(keys)words   q quits", " space plays   \(keys)yours   q quits",
      ])
    #expect(display.picture.contains(" 100 of 150. Tick 101 is the first that differs.\n"))
    let walls = display.canvases.map { $0.lines[21].prefix(10) }
    #expect(walls[1...4].map { $0 } == ["└─ yours ─", "└─ before ", "", "└─ yours ─"])
    let words = [display.canvases[3], display.canvases[7]].map { $0.lines[0] }
    #expect(
      words == [
        " player 1 is at 1,14 in yours, is at 34,17 in before", " Nothing differs in this tick.",
      ])
  }

  @Test(
    "The pictures are beside or above each other where there is room, and say so where there is none"
  )
  func arrangements() async throws {
    let sizes = [(161, 24), (160, 46), (160, 45), (80, 24), (79, 24), (80, 23)]
    let arrangements = sizes.map {
      ComparisonView.arrangement(in: Size(columns: $0.0, rows: $0.1))
    }
    #expect(arrangements == [.beside, .above, .pages, .pages, nil, nil])
    let beside = try await show([.key("d"), .key("q")], size: Size(columns: 161, rows: 24))
    let lines = try #require(beside.canvases.last).lines
    #expect(lines[21].hasPrefix("└─ yours ──"))
    #expect(lines[21].contains("──┘ └─ before ──"))
    #expect(lines[22] == " 101 of 150. " + Self.sentence)
    let above = try await show([.key("d"), .key("q")], size: Size(columns: 80, rows: 48))
    let rows = try #require(above.canvases.last).lines
    #expect([rows[21], rows[43]].map { $0.prefix(10) } == ["└─ yours ─", "└─ before "])
    #expect(rows[44] + rows[45] == " 101 of 150. " + Self.sentence)
    let small = try await show([.key("q")], size: Size(columns: 60, rows: 24))
    #expect(small.picture.contains("The comparison needs a window of 80 by 24."))
    #expect(small.picture.contains("yours beside before"))
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
      expected.write(
        String(character), at: column, row: 5, style: Style(isBold: true, isReversed: true))
    }
    #expect(canvas(worlds) == expected)
  }
}

import PlayerRoster
import SpaceGame
import TestSupport
import Testing
import Text

@testable import ArcadeCore

@Suite("Two sides beside each other")
struct BesideTests {
  /// Flies as the book does for a hundred ticks, then puts the player into a corner.
  struct Wayward: FlightControlling {
    let own = Sides(all: .after).flightControl

    func positions(of cast: [Entity], after tick: Int) -> [Position] {
      var positions = own.positions(of: cast, after: tick)
      if tick >= 100 { positions[0] = Position(x: 1, y: 14) }
      return positions
    }

    func census(of cast: [Entity]) -> Census { own.census(of: cast) }
  }

  /// What differs of a wayward game with the seed 1.
  static let sentence =
    "Tick 101 is the first that differs: player 1 is at 1,14 in yours, is at 34,17 in before."

  func visit(
    _ script: [ScriptedDisplay.Step] = [], _ guest: Guest? = .flightControl(Wayward())
  ) throws -> Visit {
    let visit = try Visit(script: script)
    visit.guest = guest
    return visit
  }

  @Test("In a pipe the first tick that differs is named, also the last one, and shown by both")
  func pipe() async throws {
    let visit = try visit()
    #expect(try await visit.run("beside", "before", "--ticks", "101"))
    let lines = visit.console.output.split(separator: "\n", omittingEmptySubsequences: false)
    let words: [String] = [0, 1, 2, 25, 26].map { String(lines[$0]) }
    #expect(words == [Self.sentence, "", "yours:", "", "before:"])
    #expect(lines[19].hasPrefix("│/A\\ ") && lines[46].contains("/A\\"))
    let display = try #require(visit.display)
    #expect(display.pictures.isEmpty)
  }

  @Test("Where nothing differs, that is said", arguments: ["before", "after", "mine"])
  func same(side: String) async throws {
    let kata = Guest.referee(Sides(all: .before).referee)
    for guest in side == "mine" ? [kata] : [kata, nil] {
      let visit = try visit([], guest)
      try await visit.run("beside", side, "--ticks", "60", "--wave", "4")
      try await visit.run("beside", side, "--ticks", "1")
      #expect(visit.console.output == "All 60 ticks are the same.\nThe only tick is the same.\n")
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

  @Test("Before many ticks are played unseen, their number is told", arguments: [30, 29])
  func manyTicks(_ most: Int) async throws {
    let visit = try visit([], nil)
    visit.manyTicks = most
    let path = visit.path("game")
    let book = Game(systems: Systems(Sides(all: .after)))
    let recording = Recording.demo(by: book, seed: 1, firstWave: 1, ticks: 30)
    try TextFile(path: path).create(recording.text)
    try await visit.run("replay", path, "--fast")
    try await visit.run("beside", "before", path)
    let told = "Checking 30 ticks first …\nComparing 30 ticks first …\n"
    #expect(visit.console.error == (most < 30 ? told : ""))
  }

  @Test("Of many differences one is named, and the others are counted", arguments: [2, 20])
  func many(count: Int) throws {
    /// The first of the cast stand in a row.
    struct Row: FlightControlling {
      let count: Int
      let own = Sides(all: .after).flightControl
      func positions(of cast: [Entity], after tick: Int) -> [Position] {
        let positions = own.positions(of: cast, after: tick)
        return (0..<count).map { Position(x: 4 * $0, y: 11) } + positions.dropFirst(count)
      }
      func census(of cast: [Entity]) -> Census { own.census(of: cast) }
    }
    let book = NamedSides("before", Sides(all: .before))
    var sides = book.sides
    sides.guest = .flightControl(Row(count: count))
    let recording = Recording.demo(by: book.game, seed: 1, firstWave: 1, ticks: 20)
    var comparison = GameComparison(of: recording, NamedSides(sides), book)
    let differences = comparison.differences(after: comparison.firstDifference ?? 0)
    try #require(differences.count == count)
    let end = ": \(differences[0]); and \(count - 1) more."
    #expect(comparison.sentence.hasSuffix(end))
  }

  @Test("A demo ends with its game or after its ticks")
  func demo() {
    let book = Game(systems: Systems(Sides(all: .after)))
    let demos = [7, 50_000].map {
      Recording.demo(by: book, seed: 3, firstWave: 9, ticks: $0).played(with: book)
    }
    #expect(demos[0].ticks == 7 && demos[1].world.phase == .over && demos[1].ticks < 50_000)
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
    let told = same.console.output.wholeMatch(
      of: #/All [\d,]+ lines of the visit are the same\.\n/#)
    #expect(told != nil)
    let other = try visit([], .tables(Short()))
    try await other.run("beside", "after", "--ticks", "5")
    let text = other.console.output
    let first = " of a visit is the first that differs, after “Goes on as CoolMan.”:\n\nyours:\n  "
    #expect(text.hasPrefix("Line ") && [first, "\n\nafter:\n  "].allSatisfy(text.contains))
    let count = text.split(separator: "\n").count
    #expect(count == 11, "a sentence, and two names with four lines each")
    let narrow = RecordingConsole(isTerminal: true, width: 50)
    try await other.run(["beside", "after", "--ticks", "5"], on: narrow)
    let wide: [Substring] = narrow.output.split(separator: "\n").filter { $0.count > 50 }
    #expect(wide.isEmpty)
    let words = narrow.output.replacing("\n", with: " ")
    #expect(words.contains("after “Goes on as CoolMan.”:  yours:   "))
    let sentence =
      "Lesson 9 has no part in the game, so a whole visit is compared: leave out FILE and --wave."
    for words in [["game"], ["--wave", "3"]] {
      await other.expect(["beside", "after"] + words, failure: sentence, isWrongUsage: true)
    }
  }

  @Test("Where one visit is over before the other, that is said, on lines that fit")
  func overEarly() {
    let lines = ["> Plays.", "one", "two", "three", "four, and the line goes on"]
    let comparison = VisitComparison(
      names: ["yours", "after"], lines: [lines.dropLast(), lines])
    #expect(
      comparison.text(columns: 26) == """
        Line 5 of a visit is the
        first that differs, after
        “Plays.”:

        yours:
          one
          two
          three
          (the visit is over)

        after:
          one
          two
          three
          four, and the line goes
          on

        """)
  }

  @Test("A standstill is twenty looks in a row at which nothing has changed")
  func looks() {
    var standstill = Standstill()
    let counts = Array(repeating: 0, count: 20) + Array(repeating: 7, count: 21)
    let seen: [Bool] = counts.map { standstill.look(at: $0) }
    #expect(seen == Array(repeating: false, count: 40) + [true])
  }

  @Test("A visit in which nothing happens any more ends with a line that says so, and is a failure")
  func standstill() async throws {
    let sentence = "Nothing happens any more, so the visit ends here."
    let visit = try visit([], .refresh(HandDrivenRefresh()))
    visit.pace = .milliseconds(20)
    #expect(try await visit.run("beside", "before", "--ticks", "5"))
    let end = "\n  > Watches the lobby.\n  \(sentence)\n\nbefore:\n"
    #expect(visit.console.output.contains(end))
    let transcript = RecordingConsole()
    #expect(try await !visit.run(["transcript", "--ticks", "5"], on: transcript))
    #expect(transcript.output.contains("\n> Watches the lobby.\n\(sentence)\ndigest "))
    let screen = RecordingConsole()
    #expect(try await !visit.run(["transcript", "--screen", "score"], on: screen))
    #expect(screen.output + screen.error == "arcade: \(sentence)\n")
  }
}

import PlayerRoster
import SpaceGame
import TestSupport
import Testing
import Text

@testable import ArcadeCore

@Suite("Katas in a replay and in a visit")
struct ReplayedKataTests {
  /// From one tick on, puts the first things of the cast in a row.
  struct Row: FlightControlling {
    var count = 1
    var start = 0
    let own = LiskovSubstitutionSeam.after

    func positions(of cast: [Entity], after tick: Int) -> [Position] {
      let positions = own.positions(of: cast, after: tick)
      guard tick >= start else { return positions }
      return (0..<count).map { Position(x: 1 + 4 * $0, y: 14) } + positions.dropFirst(count)
    }

    func census(of cast: [Entity]) -> Census { own.census(of: cast) }
  }

  private func recording(ticks: Int) -> Recording {
    var recorder = Recorder(
      game: Game(systems: Systems(Sides(all: .after))), seed: 1, firstWave: 1)
    while recorder.ticks < ticks { recorder.play(Autopilot().command(for: recorder.world)) }
    return recorder.recording
  }

  @Test(
    "If a kata replays a recording differently, the error names the first tick and one difference",
    arguments: [
      (
        Row(start: 100), 101,
        "tick 101 is the first to differ: player 1 is at 1,14 in yours, "
          + "but is at 34,17 in the recording."
      ),
      (
        Row(count: 2), 60,
        "tick 1 is the first to differ: player 1 is at 1,14 in yours, "
          + "but is at 37,17 in the recording; and 1 more."
      ),
    ])
  func difference(row: Row, ticks: Int, difference: String) async throws {
    let visit = try Visit()
    visit.guest = Guest(LiskovSubstitutionSeam.self, row)
    let path = visit.path("game")
    let text = recording(ticks: ticks).text
    try TextFile(path: path).create(text)
    let sentence = "\(path.quotedForReader) was recorded under rules other than your kata's, and "
    await visit.expect(["replay", path], failure: sentence + difference, isWrongUsage: false)
    // The book's own code does not reproduce this one either.
    try TextFile(path: path).replace(text.replacing("seed 1", with: "seed 2"))
    await visit.expect(
      ["replay", path],
      failure: "\(path.quotedForReader) does not reproduce its digest: it was changed, "
        + "or recorded under other rules.", isWrongUsage: false)
  }

  @Test("A replay announces a long check with its number of ticks", arguments: [30, 29])
  func manyTicks(_ most: Int) async throws {
    let visit = try Visit()
    visit.manyTicks = most
    let path = visit.path("game")
    try TextFile(path: path).create(recording(ticks: 30).text)
    try await visit.run("replay", path, "--fast")
    #expect(visit.console.error == (most < 30 ? "Checking 30 ticks first …\n" : ""))
  }

  @Test("Twenty checks in a row without a change count as a standstill")
  func standstillChecks() {
    var standstill = Standstill()
    let counts = Array(repeating: 0, count: 20) + Array(repeating: 7, count: 21)
    let seen: [Bool] = counts.map { standstill.check($0) }
    #expect(seen == Array(repeating: false, count: 40) + [true])
  }

  @Test(
    "A visit that comes to a standstill fails, and its last line says so")
  func standstill() async throws {
    let sentence = "Nothing happens any more, so the visit ends here."
    let visit = try Visit()
    visit.guest = HandDrivenRefresh().guest
    visit.pace = .milliseconds(10)
    let transcript = RecordingConsole()
    #expect(try await !visit.run(["transcript", "--ticks", "5"], on: transcript))
    #expect(transcript.output.contains("\n> Watches the lobby.\n\(sentence)\ndigest "))
    let screen = RecordingConsole()
    #expect(try await !visit.run(["transcript", "--screen", "score"], on: screen))
    #expect(screen.output + screen.error == "arcade: \(sentence)\n")
  }
}

import SpaceGame
import Terminal
import Testing

@testable import ArcadeProgram

@Suite("The picture of a game")
struct GameViewTests {
  private func lines(_ notes: [String], rows: Int) -> [String] {
    GameView.canvas(
      of: World(seed: 1), highScore: 0, keys: "q quits", notes: notes,
      in: Size(columns: 80, rows: rows)
    ).lines
  }

  @Test("Notes stand in one line below the frame, and are left out if there is no room")
  func notes() {
    let notes = ["Slowest, ships aside: bolt", "In a second: ..1.."]
    #expect(
      lines(notes, rows: 24).last?.contains("Slowest, ships aside: bolt   In a second: ..1..")
        == true)
    #expect(lines(notes, rows: 23) == lines([], rows: 23))
    #expect(lines([String(repeating: "x", count: 200)], rows: 24).last?.contains("x…") == true)
  }
}

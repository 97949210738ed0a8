import SpaceGame
import Testing

@Suite("The ships in a note")
struct ShipNoteTests {
  private func notes(_ side: Side, _ cast: [Entity]) -> [String] {
    side.flightControl.census(of: cast).notes.filter { $0.hasPrefix("Ships") }
  }

  @Test("A note counts the ships and their lives", arguments: Side.allCases)
  func ships(side: Side) {
    #expect(notes(side, World(seed: 1).entities) == ["Ships: 21, lives: 23"])
    #expect(notes(side, .lateInTheGame) == ["Ships: 6, lives: 7"])
  }

  @Test("Without ships the note counts none", arguments: Side.allCases)
  func none(side: Side) {
    let mine = Entity.staged(.mine, lives: 3)
    #expect(notes(side, []) == ["Ships: 0, lives: 0"])
    #expect(notes(side, [mine]) == ["Ships: 0, lives: 0"])
  }
}

import SpaceGame
import Testing

@Suite("The pauses of a gunship, shot by shot")
struct PauseTests {
  /// The ticks between the shots of a ship that keeps its trigger pulled.
  private func pauses(of kind: Kind, aiming target: Position, _ side: Side) -> [Int] {
    var ship = side.shipyard.ship(
      from: Entity(id: 3, kind: kind, allegiance: .enemy, position: Position(x: 40, y: 5)))
    let shots = (0...300).filter { !ship.shoot(at: $0, target: target).isEmpty }
    return zip(shots.dropFirst(), shots).map { $0 - $1 }
  }

  @Test("A gunship pauses as long as a hunter, wherever it aims", arguments: Side.allCases)
  func pauses(side: Side) {
    for column in [34, 40, 46] {
      let target = Position(x: column, y: 13)
      #expect(
        pauses(of: .raider, aiming: target, side) == pauses(of: .hunter, aiming: target, side))
    }
  }
}

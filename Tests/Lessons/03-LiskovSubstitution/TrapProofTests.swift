import SpaceGame
import Testing

@testable import LiskovSubstitutionBefore

@Suite("Before, a ship cannot stand in for a flying object")
struct TrapProofTests {
  // snippet: ship-traps
  @Test("Before: a ship that is asked for its velocity ends the program")
  func shipTraps() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let cast: [FlyingObject] = [Ship(position: Position(x: 0, y: 0), lives: 1)]
      _ = cast.map(\.velocity)
    }
    #expect(end.lastWords.contains("Ship has no velocity."))
  }
  // end: ship-traps

  @Test("Before: the same questions to a bullet are answered")
  func bulletAnswers() {
    let cast: [FlyingObject] = [
      Bullet(position: Position(x: 0, y: 0), lives: 1, velocity: Velocity(.south, speed: 30))
    ]
    #expect(cast.map(\.velocity) == [Velocity(.south, speed: 30)])
    #expect(cast.map { $0.position(after: 0) } == [Position(x: 0, y: 1)])
  }
}

extension ExitTest.Result? {
  /// What the process wrote to standard error before it ended.
  fileprivate var lastWords: String {
    String(decoding: self?.standardErrorContent ?? [], as: UTF8.self)
  }
}

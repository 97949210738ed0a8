import SpaceGame
import Testing

@testable import LiskovSubstitutionBefore

@Suite("Before, what hovers cannot stand in for a flying object")
struct TrapProofTests {
  // snippet: trap
  @Test("A hoverer that is asked for its velocity ends the program in the before version")
  func traps() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let cast: [FlyingObject] = [Hoverer(position: Position(x: 0, y: 0), lives: 1)]
      _ = cast.map(\.velocity)
    }
    #expect(end.lastWords.contains("Hoverer has no velocity."))
  }
  // end: trap

  @Test("A mover answers the same question in the before version")
  func moverAnswers() {
    let cast: [FlyingObject] = [
      Mover(position: Position(x: 0, y: 0), lives: 1, velocity: Velocity(.south, speed: 30))
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

import SpaceGame
import Synchronization
import Testing

/// Moves nothing, and reports one list of velocities after another, the last again and again.
private final class Stubborn: FlightControlling {
  private let answers: Mutex<[[Velocity]]>

  init(reporting answers: [[Velocity]]) { self.answers = Mutex(answers) }

  func positions(of cast: [Entity], after tick: Int) -> [Position] { cast.map(\.position) }

  func census(of cast: [Entity]) -> Census {
    let velocities = answers.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
    return Census(characters: cast.count, lives: cast.map(\.lives), velocities: velocities)
  }
}

@Suite("The contract of flight that other modules can run")
struct FlightContractTests {
  private static let thing = Entity.staged(.spark)
  private static let rest = Velocity(.north, speed: 0)
  private static let slow = Velocity(.north, speed: 1)

  private func breaches(reporting answers: [Velocity]...) -> [String] {
    FlightContract.breaches(by: Stubborn(reporting: answers), about: Self.thing)
  }

  @Test("A thing that stays may be reported at rest or not at all")
  func kept() {
    #expect(breaches(reporting: []).isEmpty)
    #expect(breaches(reporting: [Self.rest]).isEmpty)
  }

  @Test("Even the slowest velocity that is reported must be flown")
  func slowest() {
    let place = Self.thing.position
    #expect(
      breaches(reporting: [Self.slow])
        == ["reports N1, but is at \([place]) after tick 29"])
  }

  @Test("A report must not change when it is asked for again")
  func again() {
    #expect(breaches(reporting: [], [Self.rest]).count == 1)
    #expect(breaches(reporting: [Self.rest], []).count == 1)
  }

  @Test("One thing has one velocity at most")
  func two() {
    #expect(
      breaches(reporting: [Self.rest, Self.rest]) == ["reports 2 velocities of one thing"])
  }
}

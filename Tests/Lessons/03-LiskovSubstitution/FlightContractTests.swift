import SpaceGame
import Synchronization
import Testing

/// Moves everything alike, and reports one list of velocities after another, the last again and again.
private final class Stubborn: FlightControlling {
  private let answers: Mutex<[[Velocity]]>

  private let move: @Sendable (Position) -> [Position]

  init(reporting answers: [[Velocity]], moving move: @escaping @Sendable (Position) -> [Position]) {
    self.answers = Mutex(answers)
    self.move = move
  }

  func positions(of cast: [Entity], after tick: Int) -> [Position] {
    cast.map(\.position).flatMap(move)
  }

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

  private func breaches(
    reporting answers: [Velocity]...,
    moving: @escaping @Sendable (Position) -> [Position] = { [$0] }
  ) -> [String] {
    FlightContract.breaches(by: Stubborn(reporting: answers, moving: moving), about: Self.thing)
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

  @Test("In each tick, a thing has one position, and without a velocity it keeps it")
  func eachTick() {
    let fast = Velocity(.north, speed: Velocity.topSpeed)
    #expect(breaches(reporting: [fast]).count == Time.ticksPerSecond)
    #expect(breaches(reporting: [], moving: { [$0.moved(.north)] }).count == Time.ticksPerSecond)
    #expect(breaches(reporting: [], moving: { [$0, $0] }).count == Time.ticksPerSecond)
  }

  @Test("A report must not change when it is asked for again")
  func again() {
    #expect(breaches(reporting: [], [Self.rest]).count == 1)
    #expect(breaches(reporting: [Self.rest], []).count == 1)
    #expect(breaches(reporting: [Self.rest], [Velocity(.east, speed: 0)]).count == 1)
  }

  @Test("One thing has one velocity at most")
  func two() {
    #expect(
      breaches(reporting: [Self.rest, Self.rest]) == ["reports 2 velocities of one thing"])
  }
}

import LiskovSubstitutionBefore
import SpaceGame
import Testing

/// Flight control with two things that your kata does not know: flares and lanterns.
///
/// A bolt that belongs to nobody is a flare: it flies north at six cells a second, whatever its
/// record says, and the velocity report lists it. A repair kit that belongs to the player is a
/// lantern: it hangs where it is, whatever its record says, and the velocity report leaves it out.
/// All else flies as in the game.
///
/// This file belongs to another module: it sees only what your kata makes public. Return a flight
/// control that brings both. If your kata needs an edit for that, it would need the same edit for
/// another team. Until you return one, the tests below are skipped.
private func flightControl() -> (any FlightControlling)? {
  nil
}

@Suite(
  "Flares and lanterns from another module",
  .enabled(if: flightControl() != nil, "flightControl() still returns nil."))
struct OutsideTests {
  private static let place = Position(x: 40, y: 10)

  private static func thing(
    _ kind: Kind, of side: Allegiance, _ velocity: Velocity? = nil, lives: Int = 1
  ) -> Entity {
    Entity(
      id: 1, kind: kind, allegiance: side, position: place, velocity: velocity, lives: lives)
  }

  /// Two flares, two lanterns, and five that are neither.
  private let cast = [
    thing(.bolt, of: .nobody, lives: 2), thing(.bolt, of: .nobody, Velocity(.south, speed: 9)),
    thing(.repair, of: .player, Velocity(.south, speed: 30)), thing(.repair, of: .player, lives: 2),
    thing(.player, of: .player, lives: 3), thing(.bolt, of: .enemy, Velocity(.east, speed: 30)),
    thing(.spark, of: .nobody, Velocity(.west, speed: 30)), thing(.mine, of: .enemy),
    thing(.repair, of: .nobody, Velocity(.south, speed: 30)),
  ]

  @Test(
    "A flare rises a cell in five ticks, a lantern stays put, and all else flies as in the game")
  func positions() throws {
    let control = try #require(flightControl())
    let place = Self.place
    let others = [
      place, place, place, place.moved(.east), place.moved(.west), place, place.moved(.south),
    ]
    #expect(control.positions(of: cast, after: 3) == [place, place] + others)
    let risen = place.moved(.north)
    #expect(control.positions(of: cast, after: 4) == [risen, risen] + others)
  }

  @Test("The velocity report lists flares and leaves lanterns out; the other reports count both")
  func census() throws {
    let census = try #require(flightControl()).census(of: cast)
    #expect(census.characters == 9 && census.lives == [2, 1, 1, 2, 3, 1, 1, 1, 1])
    #expect(
      census.velocities == [
        Velocity(.north, speed: 6), Velocity(.north, speed: 6), Velocity(.east, speed: 30),
        Velocity(.west, speed: 30), Velocity(.south, speed: 30),
      ])
  }
}

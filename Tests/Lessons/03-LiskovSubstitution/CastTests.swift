import SpaceGame
import Testing

@testable import LiskovSubstitutionAfter
@testable import LiskovSubstitutionBefore

/// What the records of each side become. Not seen at the seam, so it is tested on the parts.
@Suite("What becomes of a record")
struct CastTests {
  static let still: [(kind: Kind, type: String)] = [
    (.player, "Ship"), (.raider, "Ship"), (.diver, "Ship"), (.hunter, "Ship"), (.spectre, "Ship"),
    (.mine, "Buoy"), (.bolt, "Buoy"), (.seeker, "Buoy"), (.spark, "Buoy"), (.repair, "Buoy"),
  ]

  static let moving: [(kind: Kind, type: String)] = [
    (.player, "Cruiser"), (.raider, "Cruiser"), (.diver, "Cruiser"), (.hunter, "Cruiser"),
    (.spectre, "Cruiser"), (.bolt, "Bullet"), (.seeker, "Bullet"), (.mine, "Drifter"),
    (.spark, "Drifter"), (.repair, "Drifter"),
  ]

  @Test(
    "Without a velocity it is a ship or hangs like a buoy", arguments: Side.allCases, still)
  func withoutVelocity(side: Side, expected: (kind: Kind, type: String)) {
    #expect(side.nameOfType(for: .staged(expected.kind)) == expected.type)
  }

  @Test(
    "With a velocity it is a cruiser, a bullet or a drifter", arguments: Side.allCases, moving)
  func withVelocity(side: Side, expected: (kind: Kind, type: String)) {
    let record = Entity.staged(expected.kind, velocity: Velocity(.north, speed: 1))
    #expect(side.nameOfType(for: record) == expected.type)
  }
}

extension Side {
  fileprivate func nameOfType(for record: Entity) -> String {
    switch self {
    case .before:
      String(describing: type(of: LiskovSubstitutionBefore.Cast.member(from: record)))
    case .after:
      switch LiskovSubstitutionAfter.Cast.Member(record) {
      case .still(let object): String(describing: type(of: object))
      case .moving(let mover): String(describing: type(of: mover))
      }
    }
  }
}

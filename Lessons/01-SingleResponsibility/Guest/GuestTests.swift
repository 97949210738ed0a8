import SingleResponsibilityGuest
import SpaceGame
import Testing

@Suite("A gun from outside", .enabled(if: shipyard() != nil, "It is not tried yet."))
struct GuestTests {
  private let place = Position(x: 40, y: 10)

  private func ship(_ kind: Kind, lives: Int? = nil) throws -> any Vessel {
    let record = Entity(id: 1, kind: kind, allegiance: .enemy, position: place, lives: lives)
    return try #require(shipyard()).ship(from: record)
  }

  @Test("A raider shoots to both sides, and then its gun cools down as ever")
  func raider() throws {
    var raider = try ship(.raider)
    let shots = [raider.shoot(at: 100, target: nil), raider.shoot(at: 144, target: nil)]
    let bolts = [Direction.west, .east].map {
      Shot(.bolt, from: place.moved($0), velocity: Velocity($0, speed: 9))
    }
    #expect(shots == [bolts, []])
    #expect(raider.record.gunReadyAt == 145)
  }

  @Test("A raider without lives does not shoot, and moves as ever with one")
  func lives() throws {
    var wreck = try ship(.raider, lives: 0)
    let shots = wreck.shoot(at: 100, target: nil)
    #expect(shots == [])
    var raider = try ship(.raider)
    raider.move(.east, at: 1, in: .standard)
    #expect(raider.record.position == place.moved(.east))
  }

  @Test("Other ships shoot as ever")
  func others() throws {
    var hunter = try ship(.hunter)
    let shots = hunter.shoot(at: 100, target: nil)
    let down = Velocity(.south, speed: 12)
    #expect(shots == [Shot(.bolt, from: place.moved(.south), velocity: down)])
  }
}

import ArcadeCore
import SpaceGame

/// Each seam of the game: after against before, alone and inside the whole game.
enum SeamBenchmark {
  private static let size = 1_000

  static func run() {
    show(
      "Seams of the game: time of after in times of before, \(size) objects, medians of "
        + "\(Measurement.rounds) rounds (aim: at most 1)")
    let widths = [16, 12, 14]
    show(row(["seam", "alone", "whole game"], widths: widths))
    let before = Systems(Sides(all: .before))
    let after = Systems(Sides(all: .after))
    for seam in Seam.ofGame {
      var mixed = Sides(all: .before)
      mixed[seam] = .after
      let whole = compare(
        wholeGame(Systems(Sides(all: .before))), wholeGame(Systems(mixed)))
      let alone = compare(work(of: seam, in: before), work(of: seam, in: after))
      show(row(["\(seam)", fixed(alone, 2), fixed(whole, 2)], widths: widths))
    }
    let all = compare(wholeGame(before), wholeGame(after))
    show(row(["all four", "", fixed(all, 2)], widths: widths) + "\n")
  }

  private static func compare(_ before: @escaping () -> Void, _ after: @escaping () -> Void)
    -> Double
  {
    Measurement([before, after]).ratio(of: 1, to: 0)
  }

  private static func wholeGame(_ systems: Systems) -> () -> Void {
    let game = Game(systems: systems)
    let world = Cast.world(size: size)
    return { for _ in 0..<40 { _ = GrowthBenchmark.play(game, world) } }
  }

  /// What the game asks of one seam, and nothing else.
  private static func work(of seam: Seam, in systems: Systems) -> () -> Void {
    let world = Cast.world(size: size)
    let scene = Scene(tick: 30, entities: world.entities, luck: 7)
    switch seam {
    case .shipyard:
      let ships = world.entities.filter(\.kind.isShip)
      return {
        for tick in 0..<400 {
          for record in ships {
            var ship = systems.shipyard.ship(from: record)
            ship.move(.east, at: tick, in: world.arena)
            _ = ship.shoot(at: tick, target: nil)
            _ = ship.record
          }
        }
      }
    case .referee:
      // A handful of things around, so that it is the referee that is timed, not the search of a
      // large scene for those in the blast.
      let contacts = contacts()
      let scene = Scene(tick: 30, entities: contacts.prefix(8).map(\.second))
      return {
        for _ in 0..<2_000 {
          for contact in contacts { _ = systems.referee.outcomes(of: contact, in: scene) }
        }
      }
    case .flightControl:
      return {
        for tick in 0..<400 {
          _ = systems.flightControl.positions(of: world.entities, after: tick)
        }
        for _ in 0..<100 { _ = systems.flightControl.census(of: world.entities) }
      }
    case .turnOrder:
      return { for _ in 0..<400 { _ = systems.turnOrder.turn(of: scene) } }
    case .roster, .signIn, .screens, .refresh, .tables:
      preconditionFailure("\(seam) is no seam of the game.")
    }
  }

  /// One contact of every two kinds, of each side.
  private static func contacts() -> [Contact] {
    let things = Kind.allCases.flatMap { kind in
      [Allegiance.player, .enemy].map { (kind, $0) }
    }.enumerated().map { index, thing in
      Entity(
        id: index + 1, kind: thing.0, allegiance: thing.1, position: Position(x: 9, y: 9))
    }
    return things.flatMap { one in
      things.filter { $0.id > one.id }.map { Contact(one, $0) }
    }
  }
}

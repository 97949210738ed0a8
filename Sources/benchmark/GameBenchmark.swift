import ArcadeCore
import SpaceGame

/// The cost of a tick of the game, and of each of the game's seams.
enum GameBenchmark {
  /// The sizes of the measured worlds; the first is the classic opening cast's.
  private static let sizes = [61, 1_000, 10_000, 100_000]
  /// The size of the world in which the seams are compared.
  private static let size = 1_000
  /// The ticks played from the same staged world, for every size.
  private static let ticks = 8

  /// How the cost of a tick grows with the number of flying objects.
  static func growth() {
    show("Growth: all after versions, \(ticks) ticks from a staged world")
    show("objects", "ns/object/tick")
    let game = Game(systems: Systems(Sides(all: .after)))
    var costs: [Double] = []
    for size in sizes {
      let world = Cast.world(size: size)
      // Small worlds are played many times, so that each sample lasts long enough to time.
      let plays = max(1, 100_000 / size)
      let measurement = Measurement([{ for _ in 0..<plays { play(game, world) } }])
      costs.append(measurement.nanoseconds / Double(plays * ticks * size))
      show("\(size)", fixed(costs[costs.count - 1]))
    }
    show("The last against the second: \(fixed(costs[3] / costs[1])) times (aim: at most 2)\n")
  }

  private static func play(_ game: Game, _ start: World) {
    var world = start
    for _ in 0..<ticks { game.step(&world, .idle) }
    precondition(!world.entities.isEmpty, "Something must be left of the cast.")
  }

  /// Each seam of the game: the *after* version compared with the *before* version, alone and
  /// inside the whole game.
  static func seams() {
    show("Seams of the game: time of after / time of before, \(size) objects")
    show("seam", "alone", "whole game")
    let (before, after) = (Systems(Sides(all: .before)), Systems(Sides(all: .after)))
    for lesson in 1...4 {
      var mixed = Sides(all: .before)
      mixed[lesson] = .after
      let whole = Measurement([wholeGame(before), wholeGame(Systems(mixed))])
      let alone = Measurement([
        work(ofLesson: lesson, in: before), work(ofLesson: lesson, in: after),
      ])
      show("lesson \(lesson)", fixed(alone.ratio), fixed(whole.ratio))
    }
    let all = Measurement([wholeGame(before), wholeGame(after)])
    show("all four", "", fixed(all.ratio))
  }

  private static func wholeGame(_ systems: Systems) -> Work {
    let game = Game(systems: systems)
    let world = Cast.world(size: size)
    return { for _ in 0..<40 { play(game, world) } }
  }

  /// The game's calls of one seam, and nothing else.
  private static func work(ofLesson lesson: Int, in systems: Systems) -> Work {
    let world = Cast.world(size: size)
    let scene = Scene(tick: 30, entities: world.entities, luck: 7)
    switch lesson {
    case 1:
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
    case 2:
      // A handful of objects around, so that the referee is timed, not the search of a large scene
      // for objects in the blast.
      let contacts = contacts()
      let scene = Scene(tick: 30, entities: contacts.prefix(8).map(\.second))
      return {
        for _ in 0..<2_000 {
          for contact in contacts { _ = systems.referee.outcomes(of: contact, in: scene) }
        }
      }
    case 3:
      return {
        for tick in 0..<400 {
          _ = systems.flightControl.positions(of: world.entities, after: tick)
        }
        for _ in 0..<100 { _ = systems.flightControl.census(of: world.entities) }
      }
    default:
      return { for _ in 0..<400 { _ = systems.turnOrder.turn(of: scene) } }
    }
  }

  /// A contact for every pair of kinds, in each allegiance.
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

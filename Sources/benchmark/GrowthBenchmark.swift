import ArcadeCore
import SpaceGame

/// How the cost of a tick grows with the number of flying objects, against the flat yardstick.
enum GrowthBenchmark {
  /// Ticks played from the same staged world, for every size alike.
  static let ticks = 8
  /// The cost for each object may at most double from the second size to the last.
  private static let bound = 2.0

  static func run() {
    show(
      "Growth: all sides after, \(ticks) ticks from a staged world, medians of "
        + "\(Measurement.rounds) rounds")
    let widths = [9, 12, 16, 16, 12]
    show(
      row(["objects", "ticks/s", "ns/object/tick", "flat loop ns", "game/flat"], widths: widths))
    let game = Game(systems: Systems(Sides(all: .after)))
    let costs = Cast.sizes.map { size in
      let world = Cast.world(size: size)
      check(game, world)
      // Small worlds are played many times over, so that each sample lasts long enough to time.
      let plays = max(1, 100_000 / size)
      let measurement = Measurement([
        { for _ in 0..<plays { _ = play(game, world) } },
        { for _ in 0..<plays { _ = playFlat(world) } },
      ])
      let steps = Double(plays * ticks)
      let cost = measurement.seconds(of: 0) / steps
      show(
        row(
          [
            "\(size)", fixed(1 / cost, 0), fixed(cost / Double(size) * 1e9, 1),
            fixed(measurement.seconds(of: 1) / steps / Double(size) * 1e9, 1),
            fixed(measurement.ratio(of: 0, to: 1), 2),
          ], widths: widths))
      return cost / Double(size)
    }
    show(growth(of: costs[costs.count - 1] / costs[1], what: "Cost for each object"))
    let mined = [1, Cast.sizes.count - 1].map { index in
      let size = Cast.sizes[index]
      let world = Cast.world(size: size, mines: true)
      let plays = max(1, 100_000 / size)
      let measurement = Measurement([{ for _ in 0..<plays { _ = play(game, world) } }])
      return measurement.seconds(of: 0) / Double(plays * size)
    }
    show(growth(of: mined[1] / mined[0], what: "The same with a mine in every fifty") + "\n")
  }

  private static func growth(of ratio: Double, what: String) -> String {
    "\(what) at \(Cast.sizes[Cast.sizes.count - 1]) against \(Cast.sizes[1]): "
      + "\(fixed(ratio, 2)) times (aim: at most \(fixed(bound, 0)))"
  }

  static func play(_ game: Game, _ start: World) -> World {
    var world = start
    for _ in 0..<ticks { game.step(&world, .idle) }
    return world
  }

  private static func playFlat(_ start: World) -> FlatGame {
    var flat = FlatGame(start)
    for _ in 0..<ticks { flat.step() }
    return flat
  }

  /// A yardstick that does other work measures nothing.
  private static func check(_ game: Game, _ world: World) {
    precondition(
      playFlat(world).agrees(with: play(game, world)),
      "The flat loop and the game must end alike for \(world.entities.count) objects.")
  }
}

/// A pilot that plays by itself: it dodges the dangers that it sees coming, and shoots.
///
/// A pure function of the world, so that a seed always gives the same demo.
public struct Autopilot: Sendable {
  /// How far it looks ahead, in ticks.
  private static let horizon = 24
  /// Cells on each side of its ship that it tries to keep clear.
  private static let margin = 1
  /// The weight of a danger against one cell of distance to the goal.
  private static let fear = 10

  public init() {}

  public func command(for world: World) -> Command {
    guard world.phase == .playing, let player = world.player else { return .idle }
    let dangers = world.entities.filter { isDangerous($0, to: player) }
    let goal = column(to: player, in: world)
    var best: (heading: Direction?, cost: Int) = (nil, .max)
    for heading in [nil, Direction.west, .east, .north, .south] {
      let cost = cost(of: heading, for: player, among: dangers, goal: goal, in: world)
      if cost < best.cost { best = (heading, cost) }
    }
    return Command(heading: best.heading, fires: isWorthAShot(player, in: world))
  }

  private func isDangerous(_ entity: Entity, to player: Entity) -> Bool {
    entity.allegiance == .enemy && entity.kind != .spectre
      && entity.position.distance(to: player.position) <= Autopilot.horizon
  }

  /// The column that it heads for: under a target, or under a falling repair kit.
  private func column(to player: Entity, in world: World) -> Int {
    func near(_ one: Entity, _ other: Entity) -> Bool {
      abs(one.position.x - player.position.x) < abs(other.position.x - player.position.x)
    }
    let kits = world.entities.filter { $0.kind == .repair }
    if let kit = kits.min(by: near) { return kit.position.x }
    let targets = world.entities.filter { $0.kind.holdsWave }
    return targets.min(by: near)?.position.x ?? world.arena.playerStart.x
  }

  /// The cost of flying this way and staying: near dangers weigh most, then distance to the goal.
  private func cost(
    of heading: Direction?, for player: Entity, among dangers: [Entity], goal: Int, in world: World
  ) -> Int {
    let moved = heading.map { player.position.moved($0) } ?? player.position
    guard moved.x >= Kind.player.reach, moved.x < world.arena.width - Kind.player.reach,
      world.arena.playerRows.contains(moved.y)
    else { return .max }
    var cost = abs(moved.x - goal) + 2 * abs(moved.y - world.arena.playerStart.y)
    for danger in dangers {
      let reach = danger.kind.reach + player.kind.reach + Autopilot.margin
      var place = danger.position
      for ahead in 0..<Autopilot.horizon {
        if let velocity = danger.velocity {
          place = place.moved(velocity.direction, by: velocity.cells(after: world.tick + ahead))
        }
        let (dx, dy) = (abs(place.x - moved.x), abs(place.y - moved.y))
        if dy <= 1, dx <= reach {
          // The sooner and the closer to the middle, the worse, so that every step away counts.
          cost += (Autopilot.horizon - ahead) * (reach + 1 - dx) * Autopilot.fear
          break
        }
      }
    }
    return cost
  }

  /// Whether a target is, or soon will be, in the line of fire.
  private func isWorthAShot(_ player: Entity, in world: World) -> Bool {
    world.entities.contains { entity in
      entity.allegiance == .enemy && entity.kind != .spectre
        && entity.position.y < player.position.y
        && abs(entity.position.x - player.position.x) <= entity.kind.reach + 1
        && !(entity.kind == .mine
          && entity.position.distance(to: player.position) <= CollisionRules.blastRadius)
    }
  }
}

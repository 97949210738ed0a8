/// The rules of play: they make the next world from a world and a command.
///
/// All chance comes from the world's own generator, and there is no other input. The same world and
/// commands give the same game on every machine.
public struct Game: Sendable {
  public let systems: Systems

  public init(systems: Systems) {
    self.systems = systems
  }

  /// Plays one tick.
  public func step(_ world: inout World, _ command: Command) {
    world.events.removeAll(keepingCapacity: true)
    guard world.phase != .over else { return }
    if command.togglesPause {
      world.phase = world.phase == .paused ? .playing : .paused
    }
    guard world.phase == .playing else { return }

    let places = world.entities.map(\.position)
    let turn = takeTurns(&world, command)
    movePlayer(&world, command)
    marchFormation(&world)
    fly(&world)
    let fresh = fireGuns(of: turn.shooters, &world)
    settle(&world, colliders: turn.colliders + fresh, places: places)
    world.leave()
    world.tick += 1
    finish(&world)
  }

  /// Plays one tick on a copy.
  public func next(_ world: World, _ command: Command) -> World {
    var next = world
    step(&next, command)
    return next
  }

  /// The three reports on everything in the arena.
  public func census(of world: World) -> Census {
    systems.flightControl.census(of: world.entities)
  }
}

// MARK: - The phases of a tick, in order

extension Game {
  /// Asks the turn order for this tick's turn, and sets the new courses.
  private func takeTurns(_ world: inout World, _ command: Command) -> Turn {
    let scene = Scene(
      tick: world.tick, wave: world.wave, arena: world.arena, command: command,
      entities: world.entities, luck: world.generator.next())
    let turn = systems.turnOrder.turn(of: scene)
    for course in turn.courses {
      guard let index = world.index(of: course.id) else { continue }
      world.entities[index].velocity = course.velocity
      world.entities[index].goal = course.goal
    }
    return turn
  }

  private func movePlayer(_ world: inout World, _ command: Command) {
    guard let heading = command.heading,
      let index = world.entities.firstIndex(where: { $0.kind == .player })
    else { return }
    let (tick, arena) = (world.tick, world.arena)
    withShip(at: index, in: &world) { $0.move(heading, at: tick, in: arena) }
  }

  private func marchFormation(_ world: inout World) {
    let (tick, wave, arena) = (world.tick, world.wave, world.arena)
    let step = world.march.step(of: world.entities, tick: tick, wave: wave, arena: arena)
    guard let step else { return }
    for index in world.entities.indices where world.entities[index].kind == .raider {
      withShip(at: index, in: &world) { $0.move(step, at: tick, in: arena) }
    }
  }

  private func fly(_ world: inout World) {
    let positions = systems.flightControl.positions(of: world.entities, after: world.tick)
    precondition(
      positions.count == world.entities.count, "Flight control must answer for the whole cast.")
    for index in world.entities.indices {
      world.entities[index].position = positions[index]
    }
  }

  /// Adds new bullets at the end of the entities. They start flying in the next tick.
  private func fireGuns(of shooters: [Entity.ID], _ world: inout World) -> [Entity.ID] {
    let (tick, target) = (world.tick, world.player?.position)
    var bullets: [Entity.ID] = []
    for id in shooters {
      guard let index = world.index(of: id) else { continue }
      let shots = withShip(at: index, in: &world) { $0.shoot(at: tick, target: target) }
      let shooter = world.entities[index]
      for shot in shots {
        bullets.append(world.add(shot, by: shooter))
      }
      if !shots.isEmpty { world.events.append(.shot(shooter.kind)) }
    }
    return bullets
  }

  /// Finds the contacts and carries out their outcomes.
  private func settle(_ world: inout World, colliders: [Entity.ID], places: [Position]) {
    let entities = world.entities
    // A bullet fired in this tick has no earlier position, so it starts where it is.
    let before = places + entities[places.count...].map(\.position)
    var scene = Scene(
      tick: world.tick, wave: world.wave, arena: world.arena, entities: entities)
    for (one, other) in entities.touching(entities.indices(of: colliders), before: before) {
      guard world.entities[one].lives > 0, world.entities[other].lives > 0 else { continue }
      let contact = Contact(world.entities[one], world.entities[other])
      for outcome in systems.referee.outcomes(of: contact, in: scene) {
        if let lost = carryOut(outcome, &world) { scene.lose(lost) }
      }
    }
  }

  /// - Returns: The entity lost, if any.
  private func carryOut(_ outcome: Outcome, _ world: inout World) -> Entity.ID? {
    switch outcome {
    case .hit(let id):
      guard let index = world.livingIndex(of: id) else { return nil }
      if world.entities[index].kind.isShip {
        hitShip(at: index, &world)
      } else {
        world.destroy(at: index)
      }
      return world.entities[index].lives == 0 ? id : nil
    case .destroy(let id):
      guard let index = world.livingIndex(of: id) else { return nil }
      world.destroy(at: index)
      return id
    case .repair(let id):
      guard let index = world.livingIndex(of: id), world.entities[index].kind.isShip else {
        return nil
      }
      withShip(at: index, in: &world) { $0.gainLife() }
      world.events.append(.repaired)
    case .score(let points):
      world.score += points
    case .release(let position):
      world.add(
        .repair, of: .nobody, at: position, velocity: Velocity(.south, speed: World.repairSpeed))
    }
    return nil
  }

  private func hitShip(at index: Int, _ world: inout World) {
    let (tick, livesBefore) = (world.tick, world.entities[index].lives)
    withShip(at: index, in: &world) { $0.loseLife(at: tick) }
    let ship = world.entities[index]
    guard ship.lives < livesBefore else { return }
    if ship.kind == .player { world.events.append(.playerHit(livesLeft: ship.lives)) }
    if ship.lives == 0 { world.destroy(at: index) }
  }

  private func finish(_ world: inout World) {
    if world.isLost {
      world.phase = .over
      world.events.append(.gameOver)
    } else if let arrival = world.nextWaveAt {
      if world.tick >= arrival {
        world.startNextWave()
        world.events.append(.waveStarted(world.wave, census(of: world)))
      }
    } else if world.isWaveBeaten {
      world.endWave()
    }
  }

  /// Has the shipyard build the ship at an index, lets it act, and stores its new record.
  @discardableResult
  private func withShip<Result>(
    at index: Int, in world: inout World, _ action: (inout any Vessel) -> Result
  ) -> Result {
    var ship = systems.shipyard.ship(from: world.entities[index])
    let result = action(&ship)
    world.entities[index] = ship.record
    return result
  }
}

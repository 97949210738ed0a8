import SpaceGame
import Testing

@Suite("Proofs: a smaller design, a switch over the kinds")
struct SmallerDesignProofTests {
  /// No types for the kinds: each list is a function that switches over them.
  private struct SwitchedTurnOrder: TurnTaking {
    func turn(of scene: Scene) -> Turn {
      let things = scene.entities
      return Turn(
        shooters: things.filter { pullsTrigger($0, in: scene) }.map(\.id),
        courses: things.compactMap { thing in
          velocity(of: thing, in: scene).map { Turn.Course(thing.id, $0) }
        },
        colliders: things.filter { canBeTouched($0.kind) }.map(\.id))
    }

    func pullsTrigger(_ thing: Entity, in scene: Scene) -> Bool {
      switch thing.kind {
      case .player: scene.command.fires
      case .raider, .hunter, .spectre:
        scene.fate(of: thing.id, oneIn: TurnRules.triggerOdds(of: thing.kind))
      case .diver, .mine, .bolt, .seeker, .spark, .repair: false
      }
    }

    func velocity(of thing: Entity, in scene: Scene) -> Velocity? {
      let period = TurnRules.steeringPeriod(of: thing.kind)
      guard period > 0, (scene.tick + thing.id).isMultiple(of: period) else { return nil }
      let heading = thing.velocity?.direction ?? .south
      let speed = TurnRules.cruisingSpeed(of: thing.kind, wave: scene.wave)
      let aside = scene.player.map { $0.position.x - thing.position.x } ?? 0
      switch thing.kind {
      case .diver:
        return Velocity(aside < 0 ? .southWest : aside > 0 ? .southEast : .south, speed: speed)
      case .hunter:
        if abs(aside) <= 1 { return Velocity(heading, speed: 0) }
        return Velocity(aside < 0 ? .west : .east, speed: speed)
      case .seeker:
        let course = scene.player.flatMap { Direction(from: thing.position, toward: $0.position) }
        return Velocity(course ?? heading, speed: speed)
      case .player, .raider, .spectre, .mine, .bolt, .spark, .repair: return nil
      }
    }

    func canBeTouched(_ kind: Kind) -> Bool {
      switch kind {
      case .player, .raider, .diver, .hunter, .mine, .bolt, .seeker, .repair: true
      case .spectre, .spark: false
      }
    }
  }

  @Test("A switch over the kinds gives the same turns as the versions of the book")
  func same() {
    var generator = SeededGenerator(seed: 8)
    let designs: [any TurnTaking] = [SwitchedTurnOrder()] + Side.allCases.map(\.turnOrder)
    for _ in 0..<300 {
      let scene = Scene.random(from: &generator)
      #expect(Set(designs.map { $0.turn(of: scene) }).count == 1)
    }
  }
}

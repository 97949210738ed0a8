import SpaceGame
import Testing

/// Two smaller designs, which behave as both versions do.
@Suite("Proofs: defaults, and a switch over the kinds")
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

    // snippet: switch
    func pullsTrigger(_ thing: Entity, in scene: Scene) -> Bool {
      switch thing.kind {
      case .player: scene.command.fires
      case .raider, .hunter, .spectre:
        scene.fate(of: thing.id, oneIn: TurnRules.triggerOdds(of: thing.kind))
      case .diver, .mine, .bolt, .seeker, .spark, .repair: false
      }
    }
    // end: switch

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

  @Test("A switch over the kinds and the version with defaults answer as both versions do")
  func same() {
    var generator = SeededGenerator(seed: 8)
    let designs: [any TurnTaking] =
      [WithDefaults.TurnOrder(), SwitchedTurnOrder()] + Side.allCases.map(\.turnOrder)
    for _ in 0..<300 {
      let scene = Scene.random(from: &generator)
      #expect(Set(designs.map { $0.turn(of: scene) }).count == 1)
    }
  }

  /// A raider with odds that a test can set: the parameter makes `pullsTrigger` another method.
  private struct TestableRaider: WithDefaults.SpaceObject {
    let id: Entity.ID

    func pullsTrigger(in scene: Scene, oneIn odds: Int = 1) -> Bool {
      scene.fate(of: id, oneIn: odds)
    }
  }

  @Test("The version with defaults never calls a method that is not quite the one it asks for")
  func otherMethod() {
    let scene = Scene(entities: [])
    #expect(TestableRaider(id: 7).pullsTrigger(in: scene, oneIn: 1))
    let turn = WithDefaults.TurnOrder().turn(of: [TestableRaider(id: 7)], in: scene)
    withKnownIssue("The default answers in place of the method with one more parameter.") {
      #expect(turn.shooters == [7])
    }
  }

  /// A gun that floats in space. It shoots, and that is all that it is meant to do.
  private struct Turret: WithDefaults.SpaceObject {
    let id: Entity.ID
    func pullsTrigger(in scene: Scene) -> Bool { true }
  }

  @Test("In the version with defaults a thing has an ability that nobody gave it")
  func unasked() {
    let turn = WithDefaults.TurnOrder().turn(of: [Turret(id: 7)], in: Scene(entities: []))
    #expect(turn.shooters == [7])
    withKnownIssue("A default says that the turret can be touched.") {
      #expect(turn.colliders == [])
    }
  }
}

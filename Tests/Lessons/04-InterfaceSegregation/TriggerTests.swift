import SpaceGame
import Testing

@Suite("Who pulls the trigger")
struct TriggerTests {
  @Test("The player pulls the trigger when the command fires", arguments: Side.allCases)
  func playerObeys(side: Side) {
    let turn = side.turnOrder.turn(
      of: Scene(command: Command(fires: true), entities: [.player()]))
    #expect(turn.shooters == [1])
  }

  @Test(
    "The player does not pull the trigger unless the command fires, whatever fate says",
    arguments: Side.allCases)
  func playerWaits(side: Side) throws {
    let command = Command(heading: .west, fires: false, togglesPause: true)
    let scene = Scene(
      command: command, entities: [.player()], luck: try Scene.luckyDay(for: 1))
    #expect(side.turnOrder.turn(of: scene).shooters.isEmpty)
  }

  @Test(
    "Raiders, hunters and spectres pull the trigger when their fate says so, and only then",
    arguments: Side.allCases, [Kind.raider, .hunter, .spectre])
  func fateDecides(side: Side, kind: Kind) {
    let odds = TurnRules.triggerOdds(of: kind)
    var shots = 0
    for luck in UInt64(0)..<1_500 {
      let scene = Scene(entities: [.staged(kind, id: 3), .staged(kind)], luck: luck)
      let expected = [3, 7].filter { scene.fate(of: $0, oneIn: odds) }
      let shooters = side.turnOrder.turn(of: scene).shooters
      #expect(shooters == expected, "luck \(luck): fate names \(expected), not \(shooters)")
      shots += shooters.count
    }
    #expect(shots > 0, "In so many ticks some must have shot.")
  }

  @Test(
    "The enemy's trigger does not listen to the player's command",
    arguments: Side.allCases, [Kind.raider, .hunter, .spectre])
  func enemiesDoNotObey(side: Side, kind: Kind) throws {
    let odds = TurnRules.triggerOdds(of: kind)
    let calm = try #require(
      (UInt64(0)..<100).first { !Scene(entities: [], luck: $0).fate(of: 7, oneIn: odds) })
    let firing = Scene(command: Command(fires: true), entities: [.staged(kind)], luck: calm)
    #expect(side.turnOrder.turn(of: firing).shooters.isEmpty)

    let idle = Scene(entities: [.staged(kind)], luck: try Scene.luckyDay(for: 7))
    #expect(side.turnOrder.turn(of: idle).shooters == [7])
  }

  @Test(
    "What has no gun never pulls a trigger, with the command firing and fate willing",
    arguments: Side.allCases, [Kind.diver, .mine, .bolt, .seeker, .spark, .repair])
  func noGunNoShot(side: Side, kind: Kind) throws {
    let scene = Scene(
      command: Command(fires: true), entities: [.player(), .staged(kind)],
      luck: try Scene.luckyDay(for: 7))
    #expect(side.turnOrder.turn(of: scene).shooters == [1], "The player alone shoots.")
  }
}

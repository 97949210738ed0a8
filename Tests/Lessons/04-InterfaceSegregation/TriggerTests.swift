import SpaceGame
import Testing

@Suite("Who pulls the trigger")
struct TriggerTests {
  @Test("The player's trigger obeys the command alone, not fate", arguments: Side.allCases)
  func playerObeys(side: Side) throws {
    let shooters = try [true, false].map { fires in
      let command = Command(heading: .west, fires: fires, togglesPause: true)
      return try side.shooters(among: [.player()], command, luck: Scene.luckyDay(for: 1))
    }
    #expect(shooters == [[1], []])
    #expect(side.shooters(among: [.player()], Command(fires: true), luck: 0) == [1])
  }

  @Test(
    "Raiders, hunters and spectres pull the trigger when their fate says so, and only then",
    arguments: Side.allCases, [Kind.raider, .hunter, .spectre])
  func fateDecides(side: Side, kind: Kind) {
    let odds = TurnRules.triggerOdds(of: kind)
    let things = [Entity.staged(kind, id: 3), .staged(kind)]
    // The enemy's trigger does not listen to the player's command.
    for command in [Command.idle, Command(fires: true)] {
      let lucks = UInt64(0)..<1_500
      let shooters = lucks.map { side.shooters(among: things, command, luck: $0) }
      let expected = lucks.map { luck in
        [3, 7].filter { Scene(entities: [], luck: luck).fate(of: $0, oneIn: odds) }
      }
      #expect(shooters == expected)
      #expect(shooters.contains([3]) && shooters.contains([7]))
    }
  }

  @Test(
    "A thing without a gun never fires, even with the fire key down and luck on its side",
    arguments: Side.allCases, [Kind.diver, .mine, .bolt, .seeker, .spark, .repair])
  func noGunNoShot(side: Side, kind: Kind) throws {
    let shooters = try side.shooters(
      among: [.player(), .staged(kind)], Command(fires: true), luck: Scene.luckyDay(for: 7))
    #expect(shooters == [1], "The player alone shoots.")
  }
}

extension Side {
  fileprivate func shooters(
    among things: [Entity], _ command: Command, luck: UInt64
  ) -> [Entity.ID] {
    turnOrder.turn(of: Scene(command: command, entities: things, luck: luck)).shooters
  }
}

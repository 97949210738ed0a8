import InterfaceSegregationAfter
import SpaceGame

/// The order of turns with wingmen.
public struct TurnOrder: TurnTaking {
  public init() {}

  public func turn(of scene: Scene) -> Turn {
    var lists = TurnLists(in: scene)
    for record in scene.entities {
      if record.kind == .raider, record.allegiance == .player {
        lists.shooters.ask(Wingman(id: record.id))
      } else {
        lists.enter(record)
      }
    }
    return lists.turn
  }
}

/// Shoots when the player does.
private struct Wingman: Shooting {
  let id: Entity.ID

  func pullsTrigger(in scene: Scene) -> Bool { scene.command.fires }
}

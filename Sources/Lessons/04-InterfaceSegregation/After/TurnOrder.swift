import SpaceGame

/// Enters everything in the scene in the lists of the turn.
public struct TurnOrder: TurnTaking {
  public init() {}

  public func turn(of scene: Scene) -> Turn {
    var lists = TurnLists(in: scene)
    for record in scene.entities { lists.enter(record) }
    return lists.turn
  }
}

import SpaceGame

/// Adds each thing in the scene to the turn's lists.
public struct TurnOrder: TurnTaking {
  public init() {}

  public func turn(of scene: Scene) -> Turn {
    var lists = TurnLists(in: scene)
    for record in scene.entities { lists.enter(record) }
    return lists.turn
  }
}

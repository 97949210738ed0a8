import SpaceGame

/// Adds everything in the scene to the turn's lists.
public struct TurnOrder: TurnTaking {
  public init() {}

  public func turn(of scene: Scene) -> Turn {
    var lists = TurnLists(in: scene)
    for entity in scene.entities { lists.add(entity) }
    return lists.turn
  }
}

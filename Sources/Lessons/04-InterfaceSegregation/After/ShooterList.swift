import SpaceGame

/// What the list of shooters asks of a thing.
public protocol Shooting {
  var id: Entity.ID { get }

  /// Whether it pulls the trigger in this tick.
  func pullsTrigger(in scene: Scene) -> Bool
}

/// Collects the ids of those that pull the trigger.
public struct ShooterList {
  let scene: Scene
  private(set) var ids: [Entity.ID] = []

  init(in scene: Scene) {
    self.scene = scene
  }

  /// Adds the object if it pulls the trigger in this tick.
  public mutating func ask(_ object: some Shooting) {
    guard object.pullsTrigger(in: scene) else { return }
    ids.append(object.id)
  }
}

import SpaceGame

/// Everything that can take a turn. Its abilities say what it can do.
public protocol SpaceObject {
  var id: Entity.ID { get }
}

extension Scene {
  /// Whether something that steers once in `period` ticks does so in this one.
  ///
  /// The id spreads the turns over the ticks, so that not everything turns at once.
  func isTurn(of id: Entity.ID, every period: Int) -> Bool {
    (tick + id).isMultiple(of: period)
  }
}

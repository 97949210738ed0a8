import SpaceGame

// snippet: wide-protocol
/// Everything that can take a turn, and all that it can do with it.
public protocol SpaceObject {
  var id: Entity.ID { get }

  /// Whether it pulls the trigger in this tick.
  func pullsTrigger(in scene: Scene) -> Bool

  /// The velocity that it sets in this tick, a direction and a speed; `nil` where it sets none.
  func velocity(in scene: Scene) -> Velocity?

  /// Whether it can touch and be touched.
  var canBeTouched: Bool { get }
}

/// What most things answer. A kind gives an answer of its own only where it differs.
extension SpaceObject {
  public func pullsTrigger(in scene: Scene) -> Bool { false }
  public func velocity(in scene: Scene) -> Velocity? { nil }
  public var canBeTouched: Bool { true }
}
// end: wide-protocol

extension Scene {
  /// Whether something that steers once in `period` ticks does so in this one.
  ///
  /// The id spreads the turns over the ticks, so that not everything turns at once.
  func isTurn(of id: Entity.ID, every period: Int) -> Bool {
    (tick + id).isMultiple(of: period)
  }
}

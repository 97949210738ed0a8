import SpaceGame

// snippet: gun
/// Says which bullets leave, from where and how fast.
///
/// A gun has no memory: when it may shoot again is the business of ``GunMount``.
public protocol Gun {
  /// - Parameters:
  ///   - position: Where the ship is.
  ///   - target: What an aiming gun aims at.
  func shots(from position: Position, at target: Position?) -> [Shot]
}
// end: gun

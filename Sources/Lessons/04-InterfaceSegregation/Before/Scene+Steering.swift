import SpaceGame

extension Scene {
  /// Whether something that steers once in `period` ticks does so in this one.
  ///
  /// The id spreads the turns over the ticks, so that not everything steers at once.
  func isTurn(of id: Entity.ID, every period: Int) -> Bool {
    (tick + id).isMultiple(of: period)
  }
}

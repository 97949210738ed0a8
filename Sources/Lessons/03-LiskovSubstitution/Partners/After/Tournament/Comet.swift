import LiskovSubstitutionAfter
import SpaceGame

// snippet: comet
/// Flies west.
struct Comet: Moving {
  let kind: Kind
  let position: Position
  let lives: Int
  let velocity = Velocity(.west, speed: Velocity.topSpeed)
}
// end: comet

extension Comet {
  /// Of the sparks that burn out, each with an odd id is a comet.
  init?(_ record: Entity) {
    guard record.kind == .spark, record.expiresAt != nil, !record.id.isMultiple(of: 2) else {
      return nil
    }
    self.init(kind: record.kind, position: record.position, lives: record.lives)
  }
}

import LiskovSubstitutionAfter
import SpaceGame

// snippet: buoy
/// Stays where it is.
struct Buoy: FlyingObject {
  let kind: Kind
  let position: Position
  let lives: Int
}
// end: buoy

extension Buoy {
  /// Of the sparks that burn out, each with an even id is a buoy.
  init?(_ record: Entity) {
    guard record.kind == .spark, record.expiresAt != nil, record.id.isMultiple(of: 2) else {
      return nil
    }
    self.init(kind: record.kind, position: record.position, lives: record.lives)
  }
}

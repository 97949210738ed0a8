import SpaceGame

// snippet: colliding
/// Something that can touch and be touched.
public protocol Colliding: SpaceObject {}
// end: colliding

/// Collects the ids of those that can touch and be touched.
struct ColliderList {
  private(set) var ids: [Entity.ID] = []

  mutating func add(_ collider: some Colliding) {
    ids.append(collider.id)
  }
}

import SpaceGame

/// Something that can touch and be touched.
public protocol Colliding: SpaceObject {}

/// Collects the ids of those that can touch and be touched.
struct ColliderList {
  private(set) var ids: [Entity.ID] = []

  mutating func add(_ object: some Colliding) {
    ids.append(object.id)
  }
}

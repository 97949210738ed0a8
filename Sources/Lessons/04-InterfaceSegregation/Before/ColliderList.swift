import SpaceGame

/// Collects the ids of those that can touch and be touched.
struct ColliderList {
  private(set) var ids: [Entity.ID] = []

  mutating func ask(_ object: some SpaceObject) {
    if object.canBeTouched { ids.append(object.id) }
  }
}

import SpaceGame

// snippet: moving
/// A flying object that flies by itself: it has a velocity, and moves by it.
public protocol Moving: FlyingObject {
  var velocity: Velocity { get }
}
// end: moving

import SpaceGame

// snippet: flying-object
/// Everything that flies: ships, bullets and all the rest. Each has a place and lives.
protocol FlyingObject {
  var position: Position { get }
  var lives: Int { get }
}
// end: flying-object

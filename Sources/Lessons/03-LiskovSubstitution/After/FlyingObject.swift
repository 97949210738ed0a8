import SpaceGame

/// Everything that flies has a place and lives.
protocol FlyingObject {
  var position: Position { get }
  var lives: Int { get }
}

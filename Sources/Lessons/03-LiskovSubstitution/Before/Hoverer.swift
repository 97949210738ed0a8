// snippet: hoverer
/// Stays where it is until it is told to move: the player, raiders, mines.
final class Hoverer: FlyingObject {}
// end: hoverer

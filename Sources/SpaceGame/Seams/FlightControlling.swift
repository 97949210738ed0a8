/// Flight control: moves everything that flies by itself, and reports on everything that flies.
///
/// The census reports the velocity of each thing that flies by itself, and of no other. What is
/// reported flies by that velocity; everything else keeps its position. A question changes nothing:
/// asked again, flight control answers alike.
///
/// In the game, a thing flies by itself if its record has a velocity, even of zero.
public protocol FlightControlling: Sendable {
  /// The position of each thing in the cast one tick later, in the order of the cast.
  func positions(of cast: [Entity], after tick: Int) -> [Position]

  /// The three reports on a cast. The game shows further lines below the arena.
  func census(of cast: [Entity]) -> Census
}

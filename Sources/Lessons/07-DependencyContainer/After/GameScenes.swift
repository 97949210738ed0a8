import PlayerVisit

// snippet: scenes
/// Where a game and its score can lead. Each call makes a new screen.
@MainActor
public protocol GameScenes {
  /// - Parameter problem: One sentence about something that failed on the way here.
  func makeLobby(telling problem: String?) -> any Screen
  func makeGame() -> any Screen
  func makeScore(_ card: ScoreCard) -> any Screen
}
// end: scenes

extension GameScenes {
  public func makeLobby() -> any Screen { makeLobby(telling: nil) }
}

import PlayerRoster

// snippet: scenes
/// The scenes for a signed-in user. Each call makes a new screen.
@MainActor
public protocol SignedInScenes {
  /// - Parameter problem: One sentence about something that failed on the way here.
  func lobby(telling problem: String?) -> any Screen
  func details(_ details: PlayerDetails) -> any Screen
  func game() -> any Screen
  func score(_ card: ScoreCard) -> any Screen
  /// Where sign-out leads.
  func signIn() -> any Screen
}
// end: scenes

extension SignedInScenes {
  public func lobby() -> any Screen { lobby(telling: nil) }
}

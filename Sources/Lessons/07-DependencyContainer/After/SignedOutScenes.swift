import PlayerRoster

// snippet: scenes
/// The scenes for a user who has not signed in. Each call makes a new screen.
@MainActor
protocol SignedOutScenes {
  func signIn() -> any Screen
  /// Notes the visit, and makes the first lobby, which says so if noting it failed.
  func welcome(_ account: Account) -> any Screen
}
// end: scenes

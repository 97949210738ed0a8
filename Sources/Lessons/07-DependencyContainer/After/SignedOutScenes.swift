import PlayerRoster

/// The scenes for a user who has not signed in. Each call makes a new screen.
@MainActor
protocol SignedOutScenes {
  func signIn() -> any Screen
  func firstLobby(of session: Session, telling problem: String?) -> any Screen
}

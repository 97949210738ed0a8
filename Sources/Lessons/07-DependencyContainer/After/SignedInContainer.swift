import PlayerVisit

/// The inner container: makes its scenes for one sign-in. Only its screens hold it.
struct SignedInContainer: GameScenes {
  let account: Account
  let roster: any RosterKeeping
  let outside: SignedOutContainer

  func makeLobby(telling problem: String?) -> any Screen {
    let parts = outside.parts
    return LobbyScreen(
      Lobby(
        account: account, roster: roster, tables: parts.tables, refresh: parts.refresh,
        plan: parts.plan, problem: problem),
      scenes: self)
  }

  func makeDetails(_ details: PlayerDetails) -> any Screen { DetailsScreen(details, scenes: self) }

  func makeGame() -> any Screen {
    outside.custom({ GameScreen(of: account, in: roster, scenes: self) }, account, self)
  }

  func makeScore(_ card: ScoreCard) -> any Screen { ScoreScreen(card, scenes: self) }
  func makeSignIn() -> any Screen { outside.makeSignIn() }
}

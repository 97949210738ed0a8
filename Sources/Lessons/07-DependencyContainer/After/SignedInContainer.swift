import PlayerRoster

/// The inner container: makes its scenes from one sign-in's session and the visit's parts.
///
/// Only its screens hold it. When they are gone, so is the session.
final class SignedInContainer: SignedInScenes {
  private let session: Session
  private let parts: VisitParts
  private let custom: CustomGame
  /// Where sign-out leads.
  private let outside: any SignedOutScenes

  init(
    _ session: Session, parts: VisitParts, custom: @escaping CustomGame,
    outside: any SignedOutScenes
  ) {
    self.session = session
    self.parts = parts
    self.custom = custom
    self.outside = outside
  }

  func lobby(telling problem: String?) -> any Screen {
    let lobby = Lobby(
      account: session.account, roster: session.roster, tables: parts.tables,
      refresh: parts.refresh, plan: parts.plan, problem: problem)
    return LobbyScreen(lobby, scenes: self)
  }

  func details(_ details: PlayerDetails) -> any Screen { DetailsScreen(details, scenes: self) }

  func game() -> any Screen {
    custom(GameScreen(session, scenes: self), session.account, self)
  }

  func score(_ card: ScoreCard) -> any Screen { ScoreScreen(card, scenes: self) }

  func signIn() -> any Screen { outside.signIn() }
}

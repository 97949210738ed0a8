import PlayerRoster

/// The inner container: makes its scenes from one sign-in's session and the outer container.
///
/// Only its screens hold it. When they are gone, so is the session.
final class SignedInContainer: SignedInScenes {
  private let session: Session
  private let outer: SignedOutContainer

  init(_ account: Account, inside outer: SignedOutContainer) {
    self.outer = outer
    session = Session(
      account: account, roster: outer.parts.roster.openRoster(in: outer.parts.rosterFile))
  }

  /// Notes the visit, and makes the first lobby, which says so if noting it failed.
  func welcome() -> any Screen {
    lobby(telling: session.noteVisit(at: outer.parts.now()))
  }

  // snippet: making
  func lobby(telling problem: String?) -> any Screen {
    let lobby = Lobby(
      account: session.account, roster: session.roster, tables: outer.parts.tables,
      refresh: outer.parts.refresh, plan: outer.parts.plan, problem: problem)
    return LobbyScreen(lobby, scenes: self)
  }

  func details(_ details: PlayerDetails) -> any Screen {
    outer.custom.details(details, session.account, self) ?? DetailsScreen(details, scenes: self)
  }
  // end: making

  func game() -> any Screen {
    let invitation = session.invitation()
    return outer.custom.game(invitation, session.account, self)
      ?? GameScreen(invitation, session: session, scenes: self)
  }

  func score(_ card: ScoreCard) -> any Screen {
    outer.custom.score(card, session.account, self) ?? ScoreScreen(card, scenes: self)
  }

  func signIn() -> any Screen { outer.signIn() }
}

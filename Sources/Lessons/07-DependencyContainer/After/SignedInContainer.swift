import PlayerRoster

/// What can be had by somebody who signed in. Every call makes its screen anew.
// snippet: scenes
@MainActor
protocol SignedInScenes {
  /// Where sign-out leads: what can be had without this account.
  var signedOut: any SignedOutScenes { get }
  /// The lobby of somebody who has just come: notes the visit, and tells where that failed.
  func arrival() -> any Screen
  func lobby() -> any Screen
  /// - Parameter content: What the lobby showed last.
  func details(of player: Player, in content: LobbyContent) -> any Screen
  func game() -> any Screen
  func score(_ card: ScoreCard) -> any Screen
}
// end: scenes

/// Makes the scenes out of the parts of the visit, an account, and a roster opened for it.
///
/// Nobody outside holds it: when the screens that it made are gone, so are the account and roster.
struct SignedInContainer: SignedInScenes {
  let signedOut: any SignedOutScenes
  private let parts: VisitParts
  private let account: Account
  private let roster: any RosterKeeping

  init(account: Account, parts: VisitParts, signedOut: any SignedOutScenes) {
    self.account = account
    self.parts = parts
    self.signedOut = signedOut
    roster = parts.roster.openRoster(in: parts.rosterFile)
  }

  func arrival() -> any Screen { lobby(telling: entry.noteVisit(at: parts.now())) }

  func lobby() -> any Screen { lobby(telling: nil) }

  // snippet: making
  func details(of player: Player, in content: LobbyContent) -> any Screen {
    DetailsScreen(PlayerDetails(of: player, in: content), scenes: self)
  }

  func game() -> any Screen { GameScreen(of: entry, scenes: self) }

  func score(_ card: ScoreCard) -> any Screen { ScoreScreen(card, scenes: self) }
  // end: making

  private var entry: RosterEntry { RosterEntry(nickname: account.nickname, roster: roster) }

  private func lobby(telling problem: String?) -> any Screen {
    LobbyScreen(
      Lobby(
        account: account, roster: roster, tables: parts.tables, refresh: parts.refresh,
        plan: parts.plan, problem: problem),
      scenes: self)
  }
}

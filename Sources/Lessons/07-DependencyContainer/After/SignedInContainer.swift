import PlayerRoster

// snippet: scenes
/// What can be had by somebody who signed in. Every call makes its screen anew.
@MainActor
public protocol SignedInScenes {
  /// Where sign-out leads: what can be had without this account.
  var signedOut: any SignedOutScenes { get }
  /// - Parameter problem: One sentence about something that failed on the way here.
  func lobby(telling problem: String?) -> any Screen
  func details(_ details: PlayerDetails) -> any Screen
  func game() -> any Screen
  func score(_ card: ScoreCard) -> any Screen
}
// end: scenes

extension SignedInScenes {
  public func lobby() -> any Screen { lobby(telling: nil) }
}

/// Makes the scenes out of the session of an account, and of what the outer container has.
///
/// Only the screens that it made hold it: when they are gone, so is the session.
open class SignedInContainer: SignedInScenes {
  public let session: Session
  private let outer: SignedOutContainer

  // snippet: init
  public init(_ account: Account, inside outer: SignedOutContainer) {
    self.outer = outer
    session = Session(
      account: account, roster: outer.parts.roster.openRoster(in: outer.parts.rosterFile))
  }
  // end: init

  public var signedOut: any SignedOutScenes { outer }

  /// Notes the visit, and makes the first lobby, which tells where that failed.
  public func welcome() -> any Screen {
    lobby(telling: session.noteVisit(at: outer.parts.now()))
  }

  // snippet: making
  open func lobby(telling problem: String?) -> any Screen {
    let lobby = Lobby(
      account: session.account, roster: session.roster, tables: outer.parts.tables,
      refresh: outer.parts.refresh, plan: outer.parts.plan, problem: problem)
    return LobbyScreen(lobby, scenes: self)
  }

  open func details(_ details: PlayerDetails) -> any Screen {
    DetailsScreen(details, scenes: self)
  }

  open func game() -> any Screen { GameScreen(session, scenes: self) }

  open func score(_ card: ScoreCard) -> any Screen { ScoreScreen(card, scenes: self) }
  // end: making
}

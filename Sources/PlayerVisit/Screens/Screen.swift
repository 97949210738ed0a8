import Foundation

/// A screen of the arcade, and the way from it to the next.
///
/// The ways:
/// - Sign-in: `signedIn` notes the visit in the roster (``RosterKeeping/welcome(_:at:)``) and leads to
///   the lobby; `leave` ends the visit and cancels any request under way. `back` changes nothing:
///   there is no lobby yet. A guest begins the same way.
/// - Lobby: `details` leads to a player's details, `play` to the game, `signOut` to the sign-in screen,
///   `leave` ends the visit.
/// - Details: show the player as chosen, ranked among those whom the lobby showed last;
///   `back` leads to the lobby.
/// - Game: `finished` keeps the score in the roster and leads to the score; `back`, for a game that
///   was given up before anything was scored, to the lobby.
/// - Score: `back` leads to the lobby, `play` to another game.
///
/// If the visit cannot be noted, the first lobby alone says so: “The visit could not be noted:” and
/// the error. If a score cannot be kept, its card says: “The score could not be kept:” and the error.
///
/// Each transition makes a new screen, which keeps none of those before it; the roster is opened once
/// for each sign-in. A lobby refreshes only while it is the current screen. After `signOut` and
/// `leave`, the session is released as soon as nothing holds a screen of its user. A screen that was
/// left still answers while its user is signed in; after that, nothing is promised about it.
@MainActor
public protocol Screen: AnyObject {
  var content: ScreenContent { get }
  /// The result of an action; this screen itself if the action means nothing here.
  func next(after action: ScreenAction) -> Passage
}

/// Where an action leads.
public enum Passage {
  case screen(any Screen)
  /// The visit is over.
  case end
}

/// What a screen has to show.
public enum ScreenContent {
  case signIn(any SigningIn)
  case lobby(Lobby)
  case details(PlayerDetails)
  case game(GameInvitation)
  case score(ScoreCard)
}

/// A player's action on a screen.
public enum ScreenAction: Hashable, Sendable {
  case signedIn(Account)
  case details(Player)
  case play
  /// The game is over, with this many points.
  case finished(score: Int)
  case back
  case signOut
  case leave
}

/// What a game needs to know about its player.
public struct GameInvitation: Hashable, Sendable {
  public let nickname: String
  /// The best score of all players when the screen is made, in points; 0 if there is none or the roster
  /// cannot be read.
  public let highScore: Int

  public init(nickname: String, highScore: Int) {
    self.nickname = nickname
    self.highScore = highScore
  }
}

/// How a game ended.
public struct ScoreCard: Hashable, Sendable {
  public let nickname: String
  /// In points.
  public let score: Int
  /// The player's best, this game included; `nil` where the roster could not be written.
  public let best: Int?
  /// Whether the score is known to beat the player's earlier best, and is kept.
  public let isNewBest: Bool
  /// One sentence about a score that could not be kept.
  public let problem: String?

  public init(nickname: String, score: Int, best: Int?, isNewBest: Bool, problem: String? = nil) {
    self.nickname = nickname
    self.score = score
    self.best = best
    self.isNewBest = isNewBest
    self.problem = problem
  }
}

/// Makes the first screen of a visit, which leads to the others. Visits share nothing.
public protocol ScreenMaking: Sendable {
  @MainActor
  func firstScreen(of visit: VisitParts) -> any Screen
  /// The lobby of a guest, who does not sign in.
  @MainActor
  func guestLobby(of visit: VisitParts) -> any Screen
}

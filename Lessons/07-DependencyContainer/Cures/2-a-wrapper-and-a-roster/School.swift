import Foundation
import PlayerVisit
import Synchronization

/// The school's arcade around another. While a pupil is signed in, the roster takes no score, and a
/// score is shown without a best.
struct School: ScreenMaking {
  let arcade: any ScreenMaking

  func firstScreen(of visit: VisitParts) -> any Screen { wrapped(visit, arcade.firstScreen) }
  func guestLobby(of visit: VisitParts) -> any Screen { wrapped(visit, arcade.guestLobby) }

  @MainActor
  private func wrapped(
    _ visit: VisitParts, _ open: @MainActor (VisitParts) -> any Screen
  ) -> any Screen {
    let rosters = SchoolRosters(visit.roster)
    var visit = visit
    visit.roster = rosters
    return SchoolScreen(open(visit), rosters)
  }
}

/// One of the arcade's screens.
private final class SchoolScreen: Screen {
  private let screen: any Screen
  private let rosters: SchoolRosters

  init(_ screen: any Screen, _ rosters: SchoolRosters) {
    self.screen = screen
    self.rosters = rosters
  }

  var content: ScreenContent {
    guard case .score(let card) = screen.content, rosters.isPupils.withLock({ $0 }) else {
      return screen.content
    }
    return .score(
      ScoreCard(nickname: card.nickname, score: card.score, best: nil, isNewBest: false))
  }

  func next(after action: ScreenAction) -> Passage {
    if case .signIn = screen.content, case .signedIn(let account) = action {
      rosters.isPupils.withLock { $0 = account.id >= 1_000 }
    }
    guard case .screen(let next) = screen.next(after: action) else { return .end }
    return .screen(next === screen ? self : SchoolScreen(next, rosters))
  }
}

/// The rosters of one visit.
private final class SchoolRosters: RosterOpening {
  /// Whether a pupil is signed in.
  let isPupils = Mutex(false)
  private let rosters: any RosterOpening

  init(_ rosters: any RosterOpening) { self.rosters = rosters }

  func openRoster(in file: URL) -> any RosterKeeping {
    let roster = rosters.openRoster(in: file)
    return isPupils.withLock { $0 } ? TrainingRoster(roster) : roster
  }
}

/// A roster that takes no score.
private final class TrainingRoster: RosterKeeping {
  private let roster: any RosterKeeping

  init(_ roster: any RosterKeeping) { self.roster = roster }

  func record(_ score: Int, of nickname: String) throws(RosterError) -> Player {
    Player(id: 0, nickname: try Nickname(nickname), bestScore: 0)
  }

  func stamp() throws(RosterError) -> RosterStamp { try roster.stamp() }
  func players() throws(RosterError) -> [Player] { try roster.players() }
  func lines() throws(RosterError) -> [RosterLine] { try roster.lines() }
  func add(_ nickname: String) throws(RosterError) -> Player { try roster.add(nickname) }
  func rename(_ nickname: String, to new: String) throws(RosterError) -> Player {
    try roster.rename(nickname, to: new)
  }
  func remove(_ nickname: String) throws(RosterError) -> Player { try roster.remove(nickname) }
  func welcome(_ nickname: String, at time: Date) throws(RosterError) -> Player {
    try roster.welcome(nickname, at: time)
  }
}

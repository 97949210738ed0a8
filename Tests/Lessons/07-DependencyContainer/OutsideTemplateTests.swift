import DependencyContainerBefore
import Foundation
import PlayerRoster
import RosterModel
import Synchronization
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A front door with training games, which your kata does not know.
///
/// A training game shows the usual invitation. `finished` and `back` both lead to the lobby, and
/// the score is neither kept nor shown. Every other action leaves it as it is. All other screens,
/// and the ways between them, are the arcade's.
///
/// This file belongs to another module: it sees only what your kata makes public. Return a front
/// door with which every game is a training game. If you have to wrap screens that you do not want
/// to change, your kata has no place for one new screen. Until you return a front door, the tests
/// below are skipped.
private func frontDoor() -> (any ScreenMaking)? {
  nil
}

@MainActor
@Suite(
  "Training games from another module",
  .enabled(if: frontDoor() != nil, "frontDoor() still returns nil."))
struct OutsideTests {
  private let rosters: Rosters
  private let parts: VisitParts

  init() throws {
    rosters = try Rosters(["Rex": 300])
    parts = VisitParts(rosters)
  }

  /// The lobby of a user who has signed in.
  private func lobby(of nickname: String) throws -> any Screen {
    let door = try #require(frontDoor())
    let account = Account(id: 7, nickname: nickname)
    return try screen(after: [.signedIn(account)], from: door.firstScreen(of: parts))
  }

  /// The screen at the end of the actions, each of which must lead to one.
  private func screen(
    after actions: [ScreenAction], from first: any Screen
  ) throws -> any Screen {
    try actions.reduce(first) { screen, action in
      guard case .screen(let next) = screen.next(after: action) else {
        throw Leaving()
      }
      return next
    }
  }

  @Test("A training game shows the invitation, leads back to the lobby, and keeps no score")
  func training() throws {
    let game = try screen(after: [.play], from: lobby(of: "Ada"))
    guard case .game(let invitation) = game.content else {
      Issue.record("The screen after `play` is no game.")
      return
    }
    #expect(invitation == GameInvitation(nickname: "Ada", highScore: 300))
    for action in [ScreenAction.finished(score: 900), .back] {
      let next = try screen(after: [action], from: game)
      guard case .lobby(let lobby) = next.content else {
        Issue.record("\(action) does not lead to the lobby.")
        continue
      }
      #expect(lobby.account.nickname == "Ada" && lobby.content.notices == [])
      #expect(lobby.content.players.map(\.bestScore).max() == 300)
    }
    for action in [ScreenAction.play, .signOut, .leave] {
      let same = try screen(after: [action], from: game)
      #expect(same === game, "\(action) leaves a training game as it is.")
    }
  }

  @Test("A guest also gets training games, and all other screens lead where they usually do")
  func others() throws {
    let door = try #require(frontDoor())
    let guests = try screen(after: [.play, .back, .signOut], from: door.guestLobby(of: parts))
    guard case .signIn = guests.content else {
      Issue.record("Sign-out does not lead to the sign-in screen.")
      return
    }
    let player = try #require(try rosters.store.load().players.first)
    let details = try screen(after: [.play, .back, .details(player)], from: lobby(of: "Bob"))
    guard case .details(let shown) = details.content else {
      Issue.record("The screen after `details` shows no details.")
      return
    }
    #expect(shown.player == player)
  }

  @Test("After sign-out, nothing holds the roster of a user who has trained")
  func signedOut() throws {
    var last: (any Screen)? = try screen(
      after: [.play, .finished(score: 9), .play, .back], from: lobby(of: "Ada"))
    #expect(rosters.held.withLock { $0 } == 1)
    last = try last.map { try screen(after: [.signOut], from: $0) }
    #expect(last != nil && rosters.held.withLock { $0 } == 0)
  }
}

// MARK: - What a visit needs

private struct Leaving: Error {}

extension VisitParts {
  /// The parts of a visit to an arcade with nothing but a roster.
  fileprivate init(_ rosters: Rosters) {
    let place = URL(fileURLWithPath: "/nowhere")
    self.init(
      roster: rosters, signIn: NoSignIns(), refresh: NoRefreshes(), tables: NoTables(),
      rosterFile: place, service: AccountService(url: place, session: .shared, hint: ""),
      log: NoLog(),
      plan: RefreshPlan(tickLength: .seconds(1), timelinePeriod: 1, profilePeriod: 1),
      now: { Date(timeIntervalSince1970: 0) })
  }
}

/// Opens rosters of one store, and counts those that are still held.
private final class Rosters: RosterOpening {
  let store: InMemoryRosterStore
  let held = Mutex(0)

  /// - Parameter players: Nicknames and best scores.
  init(_ players: KeyValuePairs<String, Int>) throws {
    var roster = Roster()
    for (nickname, score) in players {
      try roster.record(score, of: roster.add(Nickname(nickname)).id)
    }
    store = InMemoryRosterStore(roster)
  }

  func openRoster(in file: URL) -> any RosterKeeping { HeldRoster(self) }
}

private final class HeldRoster: RosterKeeping {
  private let rosters: Rosters

  init(_ rosters: Rosters) {
    self.rosters = rosters
    rosters.held.withLock { $0 += 1 }
  }

  deinit { rosters.held.withLock { $0 -= 1 } }

  func stamp() throws(RosterError) -> RosterStamp { try rosters.store.stamp() }
  func players() throws(RosterError) -> [Player] { try rosters.store.load().players }
  func lines() throws(RosterError) -> [RosterLine] { [] }

  func welcome(_ nickname: String, at time: Date) throws(RosterError) -> Player {
    try rosters.store.update { roster throws(RosterError) in
      let name = try Nickname(nickname)
      if let player = roster.player(named: name) { return player }
      return try roster.add(name)
    }
  }

  func record(_ score: Int, of nickname: String) throws(RosterError) -> Player {
    try rosters.store.update { roster throws(RosterError) in
      try roster.record(score, of: Nickname(nickname))
    }
  }

  // No screen asks for these.
  func add(_ nickname: String) throws(RosterError) -> Player { throw .unknownPlayer(nickname) }
  func remove(_ nickname: String) throws(RosterError) -> Player { throw .unknownPlayer(nickname) }
  func rename(_ nickname: String, to newNickname: String) throws(RosterError) -> Player {
    throw .unknownPlayer(nickname)
  }
}

private struct NoSignIns: SignInMaking {
  private final class NoSignIn: SigningIn {
    let account: Account? = nil
    func press(_ key: FormKey) -> Bool { true }
    func cancel() {}
  }

  func makeSignIn(
    to service: AccountService, log: any LogWriting,
    show: @escaping @MainActor (FormPicture) -> Void
  ) -> any SigningIn { NoSignIn() }
}

private struct NoRefreshes: RefreshMaking {
  private final class NoRefresh: LiveRefreshing {
    let tick = 0
    let isRunning = false
    func start() {}
    func stop() {}
    func setPeriod(_ period: Int, of feed: Feed) {}
  }

  func makeRefresh(
    _ plan: RefreshPlan, timeline: @escaping @MainActor () async throws -> Void,
    profile: @escaping @MainActor () async throws -> Void,
    onFailure: @escaping @MainActor (Feed, any Error) -> Void
  ) -> any LiveRefreshing { NoRefresh() }
}

private struct NoTables: LobbyTabling {
  private struct NoTable: LobbyTable {
    let rowCount = 0
    func height(of row: Int) -> Int { 1 }
    func tint(of row: Int) -> Tint { .plain }
    func text(of row: Int) -> String { "" }
    func player(of row: Int) -> Player? { nil }
    func paint(_ row: Int, on surface: any Surface, at line: Int, isSelected: Bool) {}
  }

  func table(of content: LobbyContent) -> any LobbyTable { NoTable() }
}

private struct NoLog: LogWriting {
  func write(_ line: String) {}
}

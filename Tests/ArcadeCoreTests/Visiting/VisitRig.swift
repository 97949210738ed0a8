import Foundation
import PlayerRoster
import SpaceGame
import Terminal

@testable import ArcadeCore

/// A loop through the arcade with everything around it replaced, but for its screens and tables.
@MainActor
final class VisitRig {
  /// Noon of the first of March 2026 in Greenwich.
  nonisolated static let noon = Date(timeIntervalSince1970: 1_772_366_400)

  let roster: SharedRoster
  let signInMaker = StubSignInMaker()
  let refresh = HandDrivenRefresh()
  var tables: any LobbyTabling = Sides(all: .after).tables
  private(set) var display = ScriptedDisplay([])
  /// What the last loop did not tell on any picture.
  private(set) var untold: [String] = []

  init(_ roster: Roster = Roster()) {
    self.roster = SharedRoster(roster)
  }

  /// Plays a script to its end.
  @discardableResult
  func run(
    asGuest isGuest: Bool = false, hint: String? = nil, _ script: ScriptedDisplay.Step...
  ) async -> VisitLoop.Ending {
    await run(asGuest: isGuest, hint: hint, on: ScriptedDisplay(script: script))
  }

  @discardableResult
  func run(
    asGuest isGuest: Bool = false, hint: String? = nil, warning: String? = nil,
    on display: ScriptedDisplay
  ) async -> VisitLoop.Ending {
    self.display = display
    let (parts, door) = (parts, Sides(all: .after).frontDoor)
    let loop = VisitLoop(
      isGuest ? door.guestLobby(of: parts) : door.firstScreen(of: parts),
      games: GameRunner(Game(systems: Systems(Sides(all: .after))), seed: 1),
      in: ScreenView(hint: hint, warning: warning), on: display)
    defer { untold = loop.untold }
    return await loop.run()
  }

  /// An open lobby, without a loop to it.
  func lobby(of nickname: String) -> Lobby {
    let lobby = Lobby(
      account: Account(id: 7, nickname: nickname), roster: roster, tables: tables,
      refresh: refresh, plan: .usual)
    lobby.open()
    return lobby
  }

  private var parts: VisitParts {
    VisitParts(
      roster: roster, signIn: signInMaker, refresh: refresh, tables: tables,
      rosterFile: URL(fileURLWithPath: "/nowhere"), service: .embedded(), log: NoLog(),
      plan: .usual, now: { VisitRig.noon })
  }

  /// Something that a script lets happen in the world of the test.
  nonisolated func happens(
    _ happening: @escaping @MainActor @Sendable (VisitRig) -> Void
  ) -> ScriptedDisplay.Step {
    .outside { MainActor.assumeIsolated { happening(self) } }
  }

  /// The answer to a sign-in, as the account service gives it.
  nonisolated func answers(_ status: SignInForm.Status) -> ScriptedDisplay.Step {
    happens { $0.signInMaker.answer(status) }
  }

  /// Waits until submissions have returned, which takes them some turns after their answers.
  nonisolated func returns(_ count: Int) -> ScriptedDisplay.Step {
    .when { MainActor.assumeIsolated { self.signInMaker.screens.last?.returns == count } }
  }

  nonisolated func welcomes(_ nickname: String, id: Int = 7) -> ScriptedDisplay.Step {
    answers(.welcome("Welcome, \(nickname).", Account(id: id, nickname: nickname)))
  }
}

extension Roster {
  /// Players by numbers, `player-00001` and on.
  static func crowd(of count: Int) -> Roster {
    let players = (1...count).compactMap { number in
      (try? Nickname("player-" + String(String(100_000 + number).dropFirst()))).map {
        Player(id: number, nickname: $0)
      }
    }
    return Roster(players: players, nextID: count + 1) ?? Roster()
  }
}

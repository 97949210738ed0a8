import Foundation
import PlayerRoster
import SpaceGame
import Terminal
import Testing
import Toolchain

@testable import ArcadeCore

/// A loop through the arcade on a roster in a temporary folder, with everything else around it
/// replaced.
@MainActor
final class VisitRig {
  /// Noon of the first of March 2026 in Greenwich.
  nonisolated static let noon = Date(timeIntervalSince1970: 1_772_366_400)

  /// The roster as somebody else has it open.
  let roster: any RosterKeeping
  /// Lets the visitor's roster fail.
  let outage: Outage
  let signInMaker = StubSignInMaker()
  let refresh = HandDrivenRefresh()
  private(set) var display = ScriptedDisplay([])
  /// What the last loop did not tell on any picture.
  private(set) var warnings: [String] = []
  /// How many ticks are not over yet.
  private var beats = 0
  private let folder: TemporaryFolder
  private let file: URL

  init(_ players: Roster? = nil) {
    do {
      folder = try TemporaryFolder()
      file = folder.url.appendingPathComponent("roster.json")
      if let players { try RosterFile(file).update { $0 = players } }
    } catch {
      preconditionFailure("The roster of the test must be written: \(error)")
    }
    let layers = DependencyInversionSeam.after
    roster = layers.openRoster(in: file)
    outage = Outage(of: layers)
  }

  deinit { folder.remove() }

  /// Plays a script to its end.
  @discardableResult
  func run(
    asGuest isGuest: Bool = false, warning: String? = nil, size: Size = Size(columns: 80, rows: 24),
    _ script: [ScriptedDisplay.Step]
  ) async -> GameLoop.Ending {
    display = ScriptedDisplay(size: size, script: script)
    let (parts, door) = (parts, Sides(all: .after).frontDoor)
    let loop = VisitLoop(
      isGuest ? door.guestLobby(of: parts) : door.firstScreen(of: parts),
      games: GameRunner(Game(systems: Systems(Sides(all: .after))), seed: 1),
      in: ScreenView(hint: "Ask the host.", warning: warning), on: display)
    let ending = await loop.run()
    #expect(display.isOver, "The visit ended before its script.")
    warnings = loop.warnings
    return ending
  }

  /// An open lobby, without a loop to it.
  func lobby(of nickname: String) -> Lobby {
    let lobby = Lobby(
      account: Account(id: 7, nickname: nickname), roster: outage.openRoster(in: file),
      tables: parts.tables, refresh: refresh, plan: .usual)
    lobby.open()
    return lobby
  }

  private var parts: VisitParts {
    VisitParts(
      roster: outage, signIn: signInMaker, refresh: refresh, tables: VisitorSeam.after,
      rosterFile: file, service: .embedded(), log: NoLog(), plan: .usual,
      now: { VisitRig.noon })
  }

  /// Something that a script lets happen in the world of the test.
  nonisolated func happens(
    _ happening: @escaping @MainActor @Sendable (VisitRig) -> Void
  ) -> ScriptedDisplay.Step {
    .outside { MainActor.assumeIsolated { happening(self) } }
  }

  /// Something that happens, then a tick of the lobby; goes on when its refreshes have answered.
  nonisolated func beats(
    after happening: @escaping @MainActor @Sendable (VisitRig) -> Void = { _ in }
  ) -> [ScriptedDisplay.Step] {
    [
      happens { rig in
        happening(rig)
        rig.beats += 1
        Task {
          await rig.refresh.beat()
          rig.beats -= 1
        }
      },
      .when("a refreshed lobby") { _ in MainActor.assumeIsolated { self.beats == 0 } },
    ]
  }

  /// The answer to a sign-in, as the account service gives it.
  nonisolated func answers(_ status: SignInForm.Status) -> ScriptedDisplay.Step {
    happens { $0.signInMaker.screens.last?.answer(status) }
  }

  /// Waits until submissions have returned, which takes them some turns after their answers.
  nonisolated func returns(_ count: Int) -> ScriptedDisplay.Step {
    .when("\(count) returns") { _ in
      MainActor.assumeIsolated { self.signInMaker.screens.last?.returns == count }
    }
  }

  nonisolated func welcomes(_ nickname: String) -> ScriptedDisplay.Step {
    answers(.welcome("Welcome, \(nickname).", Account(id: 7, nickname: nickname)))
  }
}

extension Roster {
  /// Players by numbers, `player-00001` and on.
  static func crowd(of count: Int) -> Roster {
    let players: [Player] = (1...count).compactMap { number in
      let digits = "\(100_000 + number)".dropFirst()
      guard let nickname = try? Nickname("player-\(digits)") else { return nil }
      return Player(id: number, nickname: nickname)
    }
    return Roster(players: players, nextID: count + 1) ?? Roster()
  }
}

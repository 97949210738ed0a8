import Foundation
import PlayerRoster
import SpaceGame
import Terminal

/// `arcade visit`: the whole arcade, from signing in to leaving.
struct VisitCommand: ArcadeCommand {
  var name = "visit"
  let summary = "Opens the arcade in the terminal. This is the default command."
  let help = """
    Usage: arcade visit [--guest] [--compact] [--service URL] [--file FILE]
                        [--wave W] [--seed N] [--log FILE] [--sides SIDES]
                        [--with NAME]

    Opens the arcade in the terminal: you sign in, meet the other players in the
    lobby and play. The roster keeps your score. The last line explains the keys.

      --guest         Goes straight to the lobby, as Guest.
      --compact       Gives each row of the lobby's table a single line.
      --service URL   Signs in to your own service, over http or https. The arcade
                      sends a JSON object with "email" and "password" by POST to
                      URL/sign-in, and expects one with "id", a whole number,
                      and "nickname". The default is a practice service inside
                      the arcade.
      --file FILE     The roster's file, created if it is missing. The default is
                      roster.json in your data folder.
    \(SharedHelp.wave)
    \(SharedHelp.seed)
                      It applies to the first game. Without it, every game is
                      different.
      --log FILE      Appends lines about sign-ins to a file, but never a password.
                      With the fairs, also a line for each question to their server.
    \(SharedHelp.sides)

    """

  func run(_ words: [String], in arcade: Arcade, on console: any Console) async throws -> Bool {
    var arguments = arguments(words)
    let sides = try arguments.sides(in: arcade)
    let seed = try arguments.seed() ?? arcade.anySeed()
    let wave = try arguments.wave() ?? 1
    let isGuest = try arguments.flag("--guest")
    let isCompact = try arguments.flag("--compact")
    let service = try arguments.value("--service").map(VisitCommand.service)
    let file = try arguments.rosterFile(in: arcade)
    let logPath = try arguments.value("--log")
    try arguments.finish()

    var parts = VisitParts(
      sides, rosterFile: file, service: service ?? arcade.service(),
      log: try logPath.map { path throws(ArcadeError) in try LogFile(path: path) } ?? NoLog(),
      plan: arcade.plan, now: arcade.now)
    if let lines = parts.signIn as? any LineSigningIn {
      parts.signIn = LineScreenMaker(lines: lines)
    }
    if isCompact { parts.tables = CompactTables(tables: parts.tables) }
    let games = await GameRunner(
      Game(systems: Systems(sides)), seed: seed, firstWave: wave, label: sides.label,
      startsPaused: sides.kata != nil)
    // The fairs' server here is our log, which shows when they ask.
    let ask = { @MainActor @Sendable [log = parts.log] in log.write("standings: asked for") }
    return try await HallServer.$askForStandings.withValue(ask) {
      try await VisitCommand.visit(
        of: parts, asGuest: isGuest, sides: sides, games: games, in: arcade, on: console)
    }
  }

  /// - Returns: Whether every score was kept.
  @MainActor
  private static func visit(
    of parts: VisitParts, asGuest isGuest: Bool, sides: Sides, games: GameRunner,
    in arcade: Arcade, on console: any Console
  ) async throws -> Bool {
    let display = try arcade.openDisplay()
    defer { display.close() }
    // Check before the sign-in, so that the new visitor finds a sound roster to join.
    let view = ScreenView(hint: parts.service.hint, warning: damage(to: parts), label: sides.label)
    let form = FormDisplay(in: view, on: display)
    var parts = parts
    parts.show = form.show
    let door = sides.frontDoor
    let loop = VisitLoop(
      isGuest ? door.guestLobby(of: parts) : door.firstScreen(of: parts),
      games: games, in: view, on: display, form: form)
    let ending = await loop.run()
    display.close()
    for sentence in loop.warnings { console.writeError("arcade: \(sentence)\n") }
    try ending.throwIfInterrupted()
    return loop.problems.isEmpty
  }

  /// A sentence about a damaged roster, which has been set aside by now; the lobby reports any
  /// other problem.
  private static func damage(to parts: VisitParts) -> String? {
    do {
      _ = try parts.roster.openRoster(in: parts.rosterFile).players()
    } catch {
      if case .damaged = error { return error.description }
    }
    return nil
  }

  private static func service(at text: String) throws(ArcadeError) -> AccountService {
    guard let url = URL(string: text), let service = AccountService(at: url) else {
      throw .service(text)
    }
    return service
  }
}

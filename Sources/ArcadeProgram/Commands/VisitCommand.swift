import Foundation
import PlayerVisit
import SpaceGame
import Terminal

/// `arcade visit`: the whole arcade, from signing in to leaving.
struct VisitCommand: ArcadeCommand {
  var name = "visit"
  /// Whether a game is open already, a guest's.
  var opensGame = false
  let summary = "Opens the arcade in the terminal. This is the default command."
  let help = """
    Usage: arcade visit [--guest] [--compact] [--service URL] [--file FILE]
                        [--wave W] [--seed N] [--log FILE] [--sides SIDES]
                        [--with NAME]

    Opens the arcade in the terminal: you sign in, meet the other players in the
    lobby and play. The roster keeps your score. The last line explains the keys.

      --guest         Goes straight to the lobby, as Guest, like Ctrl-G on the
                      sign-in screen.
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

  @MainActor
  func run(_ words: [String], in arcade: Arcade, on console: any Console) async throws -> Bool {
    var arguments = arguments(words)
    let sides = try arguments.sides(in: arcade)
    let seed = try arguments.seed() ?? arcade.anySeed()
    let wave = try arguments.wave() ?? 1
    let isGuest = try arguments.flag("--guest") || opensGame
    let isCompact = try arguments.flag("--compact")
    let service = try arguments.value("--service").map(VisitCommand.service) ?? .embedded()
    let file = try arguments.rosterFile(in: arcade)
    let logPath = try arguments.value("--log") ?? "/dev/null"
    try arguments.finish()

    let log = try LogFile(path: logPath)
    var parts = VisitParts(
      sides, rosterFile: file, service: service, log: log, plan: arcade.plan, now: arcade.now)
    if let lines = parts.signIn as? any LineSigningIn {
      parts.signIn = LineScreenMaker(lines: lines)
    }
    if isCompact { parts.tables = CompactTables(tables: parts.tables) }
    // A visitor could keep no score in a roster that cannot be read.
    do { _ = try parts.roster.openRoster(in: file).players() } catch {
      throw ArcadeError.roster(error)
    }
    let games = GameRunner(
      Game(systems: Systems(sides)), seed: seed, firstWave: wave, startsPaused: sides.kata != nil)
    // The fairs' server here is our log, which shows when they ask.
    let ask = { @MainActor @Sendable in log.write("standings: asked for") }
    let display = try arcade.openDisplay()
    defer { display.close() }
    let (ending, problems) = await HallServer.$askForStandings.withValue(ask) {
      await visit(of: parts, sides: sides, asGuest: isGuest, games: games, on: display)
    }
    display.close()
    for problem in problems { console.writeError("arcade: \(problem)\n") }
    try ending.throwIfInterrupted()
    return problems.isEmpty
  }

  /// - Returns: How the visit ended, and why scores could not be kept.
  @MainActor
  private func visit(
    of parts: VisitParts, sides: Sides, asGuest isGuest: Bool, games: GameRunner,
    on display: any Display
  ) async -> (GameLoop.Ending, [String]) {
    let view = ScreenView(hint: parts.service.hint, label: sides.label)
    let form = FormDisplay(in: view, on: display)
    var parts = parts
    parts.show = form.show
    let door = sides.frontDoor
    let loop = VisitLoop(
      isGuest ? door.guestLobby(of: parts) : door.firstScreen(of: parts), games: games,
      on: display, form: form)
    if opensGame, let ending = loop.take(.play) { return (ending, loop.problems) }
    return (await loop.run(), loop.problems)
  }

  private static func service(at text: String) throws(ArcadeError) -> AccountService {
    guard let url = URL(string: text), let service = AccountService(at: url) else {
      throw .service(text)
    }
    return service
  }
}

/// Shows the compact table in place of the usual one.
private struct CompactTables: LobbyTabling {
  let tables: any LobbyTabling

  func table(of content: LobbyContent) -> any LobbyTable { tables.compactTable(of: content) }
}

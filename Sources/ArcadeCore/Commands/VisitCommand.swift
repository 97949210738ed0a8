import Foundation
import PlayerRoster
import SpaceGame
import Terminal

/// `arcade visit`: the whole arcade, from signing in to leaving.
struct VisitCommand: ArcadeCommand {
  var name = "visit"
  let summary = "Opens the arcade in the terminal. The same as no command at all."
  let help = """
    Usage: arcade visit [--guest] [--compact] [--service URL] [--file FILE]
                        [--wave W] [--seed N] [--log FILE] [--sides SIDES]

    Opens the arcade in the terminal: you sign in, see who plays in the lobby, play,
    and your score is kept in the roster. The last line tells what the keys do.

      --guest         Goes straight to the lobby, as Guest.
      --compact       Gives each row of the lobby's table a single line.
      --service URL   Signs in at a service of your own, over http or https. It gets
                      an object in JSON with "email" and "password", by POST to
                      URL/sign-in, and answers with one with "id" and "nickname".
                      Without it a practice service inside the arcade answers.
      --file FILE     The file of the roster, made where there is none. The default
                      is roster.json in your data folder.
    \(SharedHelp.wave)
    \(SharedHelp.seed)
                      It is the first game's. Without it every game is another one.
      --log FILE      Appends lines about signing in to a file; never a password.
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
    if isCompact { parts.tables = CompactTables(tables: parts.tables) }
    let games = await GameRunner(
      Game(systems: Systems(sides)), seed: seed, firstWave: wave, label: sides.label)
    return try await VisitCommand.visit(
      of: parts, asGuest: isGuest, sides: sides, games: games, in: arcade, on: console)
  }

  /// - Returns: Whether every score was kept.
  @MainActor
  private static func visit(
    of parts: VisitParts, asGuest isGuest: Bool, sides: Sides, games: GameRunner,
    in arcade: Arcade, on console: any Console
  ) async throws -> Bool {
    let display = try arcade.openDisplay("`arcade transcript`")
    defer { display.close() }
    // Checked before anybody signs in, so that whoever does has a place on the roster.
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

  /// A sentence about a damaged roster, which has now been set aside; the lobby reports all other
  /// problems.
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

import Foundation
import PlayerRoster
import Shell

/// `arcade roster`: shows and changes the players of the arcade.
struct RosterCommand: ArcadeCommand {
  let name = "roster"
  let summary = "Shows the players and changes them: add, rename, remove, export."
  let help = """
    Usage: arcade roster [list] [--file FILE] [--sides SIDES]
           arcade roster add NAME
           arcade roster rename OLD NEW
           arcade roster remove NAME
           arcade roster export [--json]

    Shows the players, sorted by nickname, each with the best score so far. What is
    changed is safe in the file before the command ends, and several programs may
    change one file at once. A file that is damaged is kept under another name.

      NAME, OLD, NEW  Nicknames, of 1 to 20 characters. The case of letters makes no
                      other player. Put one with spaces in quotes, and -- in front
                      of one that begins with a hyphen: roster add -- -x-
      --json          The form of the export, and so far the only one: an object
                      with "version" (now 1) and "players", an array sorted by
                      nickname. Each player has "id", "nickname", "bestScore" and
                      "lastVisit", a time as in ISO 8601, or null before the first.
      --file FILE     The file of the roster, made where there is none. The default
                      is roster.json in your data folder.
    \(SharedHelp.sides)

    """

  func run(_ words: [String], in arcade: Arcade, on console: any Console) async throws -> Bool {
    var arguments = arguments(words)
    let sides = try arguments.sides(in: arcade)
    let file = try arguments.value("--file").map { URL(fileURLWithPath: $0) } ?? arcade.rosterFile
    let wantsJSON = try arguments.flag("--json")
    let action = try RosterAction(&arguments)
    if wantsJSON, action != .export {
      throw UsageError.surplusArgument("--json", command: "arcade \(name)")
    }
    try arguments.finish()

    let roster = sides.roster.openRoster(in: file)
    do {
      switch action {
      case .help: console.write(help)
      case .list:
        let listing = RosterListing(try roster.lines(), of: file)
        console.write(listing.text(isBold: console.usesColor))
      case .export: console.write(try RosterExport(roster.players()).json())
      case .add(let nickname):
        console.write("Added \(quoted(try roster.add(nickname))).\n")
      case .rename(let nickname, let newNickname):
        let player = try roster.rename(nickname, to: newNickname)
        console.write("“\(try Nickname(nickname))” is now \(quoted(player)).\n")
      case .remove(let nickname):
        console.write("Removed \(quoted(try roster.remove(nickname))).\n")
      }
    } catch let error as RosterError {
      throw ArcadeError.roster(error)
    }
    return true
  }

  /// A nickname contains nothing that could control a terminal.
  private func quoted(_ player: Player) -> String { "“\(player.nickname)”" }
}

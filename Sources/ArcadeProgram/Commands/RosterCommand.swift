import Foundation
import PlayerVisit
import Terminal
import Text

/// `arcade roster`: shows and changes the players of the arcade.
struct RosterCommand: ArcadeCommand {
  let name = "roster"
  let summary = "Shows and changes the players: add, rename, remove."
  let help = """
    Usage: arcade roster [list] [--file FILE] [--sides SIDES] [--with NAME]
           arcade roster add NAME
           arcade roster rename OLD NEW
           arcade roster remove NAME

    Shows the players, sorted by nickname, with their best scores. Each change is
    safely in the file before the command ends, and several programs may change one
    file at once. A damaged file is kept under another name.

      NAME, OLD, NEW  Nicknames of 1 to 20 characters; case makes no difference.
                      Put quotes around one with spaces, and -- in front of one
                      that begins with a hyphen: roster add -- -x-
      --file FILE     The roster's file, created if it is missing. The default is
                      roster.json in your data folder.
    \(SharedHelp.sides)
                      The league's players are in league.tsv beside the roster's
                      file. Only one program at a time may change them.

    """

  func run(_ words: [String], in arcade: Arcade, on console: any Console) async throws -> Bool {
    var arguments = arguments(words)
    let sides = try arguments.sides(in: arcade)
    let roster = try arguments.rosterFile(in: arcade)
    let isLeft = sides.lessons(without: .league).contains(DependencyInversionSeam.lesson)
    let file =
      sides.partners.contains(.league) && !isLeft ? LeagueFile(beside: roster).url : roster
    let word = try arguments.positional("ACTION") ?? "list"
    let act: (any RosterKeeping) throws -> String
    switch word {
    case "help": act = { _ in help }
    case "list": act = { try $0.lines().listing(of: file, isBold: console.usesColor) }
    case "add":
      let nickname = try arguments.required("NAME")
      act = { "Added \(quoted(try $0.add(nickname))).\n" }
    case "rename":
      let (old, new) = (try arguments.required("OLD"), try arguments.required("NEW"))
      act = { roster in
        let player = try roster.rename(old, to: new)
        return "“\(try Nickname(old))” is now \(quoted(player)).\n"
      }
    case "remove":
      let nickname = try arguments.required("NAME")
      act = { "Removed \(quoted(try $0.remove(nickname))).\n" }
    default:
      let words = ["list", "add", "rename", "remove", "help"]
      throw UsageError.noSuchCommand(
        word, program: "arcade \(name)", near: Spelling.nearest(to: word, among: words))
    }
    try arguments.finish()
    if sides.partners.contains(.league) && isLeft {
      console.writeError("arcade: this version of lesson 5 cannot keep the league's table.\n")
    }
    do {
      console.write(try act(sides.maker(DependencyInversionSeam.self).openRoster(in: roster)))
    } catch let error as RosterError {
      throw ArcadeError.roster(error)
    }
    return true
  }

  /// A nickname contains nothing that could control a terminal.
  private func quoted(_ player: Player) -> String { "“\(player.nickname)”" }
}

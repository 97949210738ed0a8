import Shell

/// What `arcade roster` is to do.
enum RosterAction: Hashable {
  case list, export, help
  case add(String)
  case rename(String, to: String)
  case remove(String)

  private static let words = ["list", "add", "rename", "remove", "export", "help"]

  /// Reads the action, and the nicknames that belong to it.
  init(_ arguments: inout Arguments) throws(UsageError) {
    let word = try arguments.positional("ACTION") ?? "list"
    switch word {
    case "list": self = .list
    case "export": self = .export
    case "help": self = .help
    case "add": self = .add(try arguments.required("NAME"))
    case "rename":
      self = .rename(try arguments.required("OLD"), to: try arguments.required("NEW"))
    case "remove": self = .remove(try arguments.required("NAME"))
    default:
      throw .noSuchCommand(
        word, program: "arcade roster",
        near: Spelling.nearest(to: word, among: RosterAction.words))
    }
  }
}

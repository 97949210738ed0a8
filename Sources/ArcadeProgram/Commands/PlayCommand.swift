import Terminal

/// `arcade play`: a game at once, as a guest.
struct PlayCommand: ArcadeCommand {
  let name = "play"
  let summary = "Opens a game at once, without signing in."
  let help = """
    Usage: arcade play [--compact] [--file FILE] [--wave W] [--seed N] [--log FILE]
                       [--sides SIDES] [--with NAME]

    Opens a game as soon as the arcade opens. It is the same as `arcade visit
    --guest` and the key p: the roster keeps your best score, as Guest, and after
    the game you can play again, or go to the lobby. `arcade help visit` explains
    the other options.

    \(SharedHelp.wave)
    \(SharedHelp.seed)
                      Without it, every game is different.
    \(SharedHelp.sides)

    """

  func run(_ words: [String], in arcade: Arcade, on console: any Console) async throws -> Bool {
    try await VisitCommand(name: name, opensGame: true).run(words, in: arcade, on: console)
  }
}

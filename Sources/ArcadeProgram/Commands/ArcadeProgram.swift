import SpaceGame
import Terminal

extension Program where Context == Arcade {
  /// The `arcade` program.
  static var arcade: Program<Arcade> {
    Program(
      "arcade", usage: "[COMMAND]",
      introduction: "Without a command, it opens the arcade: sign in, look around, play.",
      notes: """
        Every command takes --sides before, --sides after or choices such as
        --sides 1=before,3=before: the version of each lesson to use. The choice
        changes nothing that you can see. --with plugs in partners, teams whose
        modules build on ours: --with tournament --with league.
        """,
      commands: [
        VisitCommand(), PlayCommand(), DemoCommand(), CensusCommand(), TranscriptCommand(),
        RosterCommand(),
      ],
      home: VisitCommand(name: ""))
  }
}

extension Arcade {
  /// Runs the program with its command-line arguments, and exits.
  ///
  /// - Parameter arcade: Makes the arcade when a command needs it.
  public static func main(_ arcade: @escaping @Sendable () -> Arcade) async -> Never {
    await Program.arcade.main(finding: arcade)
  }
}

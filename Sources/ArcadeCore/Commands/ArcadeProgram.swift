import SpaceGame
import Terminal

extension Program where Context == Arcade {
  /// The program `arcade`, which the reader may have started under another name.
  public static func arcade(typedAs: String? = nil) -> Program<Arcade> {
    Program(
      "arcade", typedAs: typedAs, version: Arcade.version,
      usage: "[COMMAND]",
      introduction: "Without a command it opens the arcade: sign in, look around, play.",
      notes: """
        Every command takes --sides before, --sides after or choices such as
        --sides 1=before,3=before: which side of each lesson is plugged in. Nothing
        that can be seen changes with it.
        """,
      commands: [
        VisitCommand(), PlayCommand(), DemoCommand(), CensusCommand(), TranscriptCommand(),
        ReplayCommand(), RosterCommand(),
      ],
      home: VisitCommand(name: ""))
  }
}

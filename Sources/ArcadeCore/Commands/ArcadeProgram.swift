import Shell
import SpaceGame

extension Program where Context == Arcade {
  /// The program `arcade`.
  public static var arcade: Program<Arcade> {
    Program(
      "arcade", version: Arcade.version,
      overview: Overview(
        usage: "[COMMAND]",
        introduction: "Without a command it plays the game.",
        notes: """
          Every command takes --sides before, --sides after or choices such as
          --sides 1=before,3=before: which side of each lesson is plugged in. Nothing
          that can be seen changes with it.
          """),
      commands: [
        PlayCommand(), DemoCommand(), CensusCommand(), TranscriptCommand(), ReplayCommand(),
        RosterCommand(),
      ],
      home: PlayCommand())
  }
}

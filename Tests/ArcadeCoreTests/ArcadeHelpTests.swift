import Shell
import TestSupport
import Testing

@testable import ArcadeCore

/// The help is part of the product: every text is here word for word.
@Suite("The help of the arcade")
struct ArcadeHelpTests {
  private func help(_ words: String...) async throws -> String {
    let console = RecordingConsole()
    #expect(try await Program.arcade.run(words, on: console) { .standard })
    #expect(console.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    return console.output
  }

  @Test("Without a command it lists them all")
  func overview() async throws {
    let text = """
      Usage: arcade [COMMAND]

      Without a command it opens the arcade: sign in, look around, play.

        visit       Opens the arcade in the terminal. The same as no command at all.
        play        Plays the game alone, without signing in.
        demo        Lets the autopilot play, to watch.
        census      Counts the opening cast: characters, lives, velocities.
        transcript  Prints a whole visit to the arcade, and the digest of its lines.
        replay      Plays a recording, after making sure that it is faithful.
        roster      Shows the players and changes them: add, rename, remove, export.
        help        Shows all commands, or what one of them does.

      Every command takes --sides before, --sides after or choices such as
      --sides 1=before,3=before: which side of each lesson is plugged in. Nothing
      that can be seen changes with it.

      `arcade help COMMAND` tells more; `arcade --version` shows the version.

      """
    #expect(try await help("help") == text)
    #expect(try await help("--help") == text)
    #expect(try await help("-h") == text)
  }

  @Test("The help of visit says what it does and takes")
  func visit() async throws {
    let text = """
      Usage: arcade visit [--guest] [--service URL] [--file FILE] [--seed N]
                          [--log FILE] [--sides SIDES]

      Opens the arcade in the terminal: you sign in, see who plays in the lobby, play,
      and your score is kept in the roster. The last line tells what the keys do.

        --guest         Goes straight to the lobby, as Guest.
        --service URL   Signs in at a service of your own, over http or https. It gets
                        an object in JSON with "email" and "password", by POST to
                        URL/sign-in, and answers with one with "id" and "nickname".
                        Without it a practice service inside the arcade answers.
        --file FILE     The file of the roster, made where there is none. The default
                        is roster.json in your data folder.
        --seed N        The seed of all chance: 0 to 18446744073709551615.
                        It is the first game's. Without it every game is another one.
        --log FILE      Appends lines about signing in to a file; never a password.
        --sides SIDES   Which side of each lesson is plugged in: before, after (the
                        default), or single ones such as 1=before,3=before.

      """
    #expect(try await help("help", "visit") == text)
    #expect(try await help("visit", "--help") == text)
  }

  @Test("The help of play says what it does and takes")
  func play() async throws {
    let text = """
      Usage: arcade play [--seed N] [--record FILE] [--sides SIDES]

      Plays the game in the terminal, at thirty ticks a second. Arrows or WASD fly,
      space shoots, p pauses, q quits. The best score is kept in the roster, as that
      of Guest.

        --seed N        The seed of all chance: 0 to 18446744073709551615.
                        Without it every game is another one.
        --record FILE   Keeps the game in a new file, for `arcade replay FILE`.
        --sides SIDES   Which side of each lesson is plugged in: before, after (the
                        default), or single ones such as 1=before,3=before.

      """
    #expect(try await help("help", "play") == text)
    #expect(try await help("play", "--help") == text)
  }

  @Test("The help of demo says what it does and takes")
  func demo() async throws {
    let text = """
      Usage: arcade demo [--seed N] [--ticks N] [--sides SIDES]

      Lets the autopilot play in the terminal, game after game, until you press q.

        --seed N        The seed of all chance: 0 to 18446744073709551615.
                        Without it every demo is another one.
        --ticks N       Ends after this many ticks; thirty are a second.
        --sides SIDES   Which side of each lesson is plugged in: before, after (the
                        default), or single ones such as 1=before,3=before.

      """
    #expect(try await help("help", "demo") == text)
    #expect(try await help("demo", "--help") == text)
  }

  @Test("The help of census says what it does and takes")
  func census() async throws {
    let text = """
      Usage: arcade census [--sides SIDES]

      Prints the three reports of the opening cast, one player, twenty raiders and
      two bullets for each of them: how many characters there are, the lives of each,
      and the velocity of each that has one: a direction of the compass and cells a
      second.

        --sides SIDES   Which side of each lesson is plugged in: before, after (the
                        default), or single ones such as 1=before,3=before.

      """
    #expect(try await help("help", "census") == text)
    #expect(try await help("census", "--help") == text)
  }

  @Test("The help of transcript says what it does and takes")
  func transcript() async throws {
    let text = """
      Usage: arcade transcript [--game | --screen NAME] [--seed N] [--ticks N]
                               [--sides SIDES]

      Goes once through everything in the arcade, from sign-in by the lobby and a game
      of the autopilot to the last sign-out, and prints all that can be observed:
      screens, refreshes, log lines, and one line for each tick of the game. The last
      line is a digest of all others. Needs no terminal and leaves no file behind. The
      bytes are the same for every choice of sides.

        --game          Prints the game alone.
        --screen NAME   Prints the last picture of a screen alone: sign-in, lobby,
                        details, game or score.
        --seed N        The seed of all chance: 0 to 18446744073709551615.
                        The default is 1.
        --ticks N       How long the game is: 1 to 1080000. The default is 600.
        --sides SIDES   Which side of each lesson is plugged in: before, after (the
                        default), or single ones such as 1=before,3=before.

      """
    #expect(try await help("help", "transcript") == text)
    #expect(try await help("transcript", "--help") == text)
  }

  @Test("The help of replay says what it does and takes")
  func replay() async throws {
    let text = """
      Usage: arcade replay FILE [--fast] [--sides SIDES]

      Plays a recording that `arcade play --record FILE` made. First it is played
      unseen: one that does not lead to the digest it carries is told at once and not
      shown.

        --fast          Shows only the last picture and the score; needs no terminal.
        --sides SIDES   Which side of each lesson is plugged in: before, after (the
                        default), or single ones such as 1=before,3=before.

      """
    #expect(try await help("help", "replay") == text)
    #expect(try await help("replay", "--help") == text)
  }
}

import PlayerVisit
import SpaceGame
import Terminal

/// Plays the games of a visit, each with its own seed.
@MainActor
final class GameRunner {
  private let game: Game
  private var seed: UInt64
  private let firstWave: Int
  private let startsPaused: Bool

  /// - Parameters:
  ///   - seed: The seed of the first game; each following game uses the next number.
  ///   - firstWave: The wave that each game begins with.
  ///   - startsPaused: Whether each game starts paused.
  init(_ game: Game, seed: UInt64, firstWave: Int, startsPaused: Bool) {
    self.game = game
    self.seed = seed
    self.firstWave = firstWave
    self.startsPaused = startsPaused
  }

  /// Plays a game until it ends or the player gives up.
  ///
  /// - Parameters:
  ///   - label: Whose code is plugged in.
  ///   - act: Called once, with the score if the game has one, but not if a signal ends a game
  ///     without a score. If the game is lost, the call comes before its last picture, so that no
  ///     player can see the end of a game that is not kept.
  /// - Returns: The signal that ended the game, if one did.
  func play(
    _ invitation: GameInvitation, on display: any Display, label: String,
    then act: @escaping (ScreenAction) -> Void
  ) -> Interruption? {
    var loop = GameLoop(
      Recorder(game: game, seed: seed, firstWave: firstWave),
      by: KeyboardPilot(startsPaused: startsPaused), on: display, highScore: invitation.highScore,
      label: label)
    seed &+= 1
    loop.whenOver = { act(.finished(score: $0.recorder.world.score)) }
    let ending = loop.run()
    var interruption: Interruption?
    if case .interrupted(let signal) = ending { interruption = signal }
    let world = loop.recorder.world
    if world.phase != .over && world.score > 0 {
      act(.finished(score: world.score))
    } else if world.phase != .over && interruption == nil {
      act(.back)
    }
    return interruption
  }
}

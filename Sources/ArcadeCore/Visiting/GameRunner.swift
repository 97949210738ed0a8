import PlayerRoster
import SpaceGame
import Terminal

/// Plays the games of a visit, each with its own seed.
@MainActor
final class GameRunner {
  enum Outcome: Hashable {
    case action(ScreenAction)
    /// The visitor has to leave, but their score must still be saved.
    case interrupted(Interruption, ScreenAction?)
  }

  private let game: Game
  private var seed: UInt64
  private let firstWave: Int
  private let label: String
  private let pilot: KeyboardPilot

  /// - Parameters:
  ///   - seed: The seed of the first game; each following game uses the next number.
  ///   - firstWave: The wave that each game begins with.
  ///   - label: Whose code is plugged in.
  ///   - startsPaused: Whether each game starts paused.
  init(
    _ game: Game, seed: UInt64, firstWave: Int = 1, label: String = "", startsPaused: Bool = false
  ) {
    self.game = game
    self.seed = seed
    self.firstWave = firstWave
    self.label = label
    pilot = .visitor(startsPaused: startsPaused)
  }

  /// Plays a game until it ends or the player gives up.
  func play(_ invitation: GameInvitation, on display: any Display) -> Outcome {
    var loop = GameLoop(
      Recorder(game: game, seed: seed, firstWave: firstWave), by: pilot,
      on: display, then: .theEnd, highScore: invitation.highScore, label: label)
    seed &+= 1
    let ending = loop.run()
    let world = loop.recorder.world
    let score: ScreenAction? =
      world.phase == .over || world.score > 0 ? .finished(score: world.score) : nil
    switch ending {
    case .left, .finished: return .action(score ?? .back)
    case .interrupted(let interruption): return .interrupted(interruption, score)
    }
  }
}

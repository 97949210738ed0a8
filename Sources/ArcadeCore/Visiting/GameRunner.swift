import PlayerRoster
import SpaceGame
import Terminal

/// Where the games of a visit are played, each with a seed of its own.
@MainActor
final class GameRunner {
  enum Outcome: Hashable {
    case action(ScreenAction)
    /// The visitor has to go; what they scored is still to be kept.
    case interrupted(Interruption, ScreenAction?)
  }

  private let game: Game
  private var seed: UInt64

  /// - Parameter seed: Of the first game; each one after it has the next.
  init(_ game: Game, seed: UInt64) {
    self.game = game
    self.seed = seed
  }

  /// Plays a game to its end, or until the player gives it up.
  func play(_ invitation: GameInvitation, on display: any Display) -> Outcome {
    var loop = GameLoop(
      Recorder(game: game, seed: seed), by: KeyboardPilot.visitor, on: display, then: .theEnd,
      highScore: invitation.highScore)
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

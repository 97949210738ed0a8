import SpaceGame

/// A game of the autopilot in lines of text, one for each tick.
enum GameNotes {
  /// How many ticks are played before somebody is asked whether to go on.
  private static let ticksAtOnce = 50

  /// Plays away from the main actor.
  ///
  /// - Returns: The world after the last tick.
  @concurrent
  static func play(
    _ game: Game, seed: UInt64, ticks: Int, note: @Sendable (String) -> Void,
    isUnwanted: @Sendable () -> Bool
  ) async -> World {
    var recorder = Recorder(game: game, seed: seed)
    let autopilot = Autopilot()
    for tick in 0..<ticks {
      note(recorder.play(autopilot.command(for: recorder.world)))
      if tick % ticksAtOnce == 0, isUnwanted() { break }
    }
    return recorder.world
  }
}

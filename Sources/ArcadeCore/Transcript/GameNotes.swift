import SpaceGame

/// A game as lines of text, one for each tick.
enum GameNotes {
  /// How many ticks are played between two calls of `isUnwanted`.
  private static let ticksAtOnce = 50

  /// Plays until the pilot has no more commands, away from the main actor.
  ///
  /// - Parameter isUnwanted: Called regularly; whether nobody reads the lines any more.
  /// - Returns: The world after the last tick.
  @concurrent
  static func play(
    _ game: Game, seed: UInt64, by pilot: any Pilot & Sendable, note: @Sendable (String) -> Void,
    isUnwanted: @Sendable () -> Bool
  ) async -> World {
    var recorder = Recorder(game: game, seed: seed)
    var pilot = pilot
    while let command = pilot.command(for: recorder.world) {
      note(recorder.play(command))
      if recorder.ticks % ticksAtOnce == 0, isUnwanted() { break }
    }
    return recorder.world
  }
}

import SpaceGame

/// Plays a game as lines of text, one for each tick.
enum GameNotes {
  /// Plays until the pilot has no more commands, away from the main actor.
  ///
  /// - Parameter isUnwanted: Called regularly; returns true once the lines have no reader.
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
      if isUnwanted() { break }
    }
    return recorder.world
  }
}

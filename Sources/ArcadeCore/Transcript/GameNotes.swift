import SpaceGame

/// A game in lines of text, one for each tick.
enum GameNotes {
  /// How many ticks are played before somebody is asked whether to go on.
  private static let ticksAtOnce = 50

  /// Plays until the pilot has no more commands, away from the main actor.
  ///
  /// - Parameter isUnwanted: Is asked now and then whether nobody reads on.
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

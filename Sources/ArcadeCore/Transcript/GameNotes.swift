import SpaceGame

/// Plays a game as lines of text, one for each tick.
enum GameNotes {
  /// Plays until the pilot has no more commands, away from the main actor.
  ///
  /// - Returns: The world after the last tick.
  @concurrent
  static func play(
    _ recorder: Recorder, by pilot: any Pilot & Sendable, note: @Sendable (String) -> Void
  ) async -> World {
    var recorder = recorder
    var pilot = pilot
    while let command = pilot.command(for: recorder.world) {
      note(recorder.play(command))
    }
    return recorder.world
  }
}

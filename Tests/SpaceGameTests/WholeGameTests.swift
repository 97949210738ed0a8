import Testing

@testable import SpaceGame

/// Whole games, told by their digests: whatever changes in the rules of play, in a number or in the
/// order of things, shows here. The other tests say what it is.
@Suite("Whole games")
struct WholeGameTests {
  /// Plays until the game is lost, but not for ever, and tells how it ended and all that was seen.
  private func play(
    _ world: World, ticks: Int, _ command: (World) -> Command
  ) -> String {
    var recorder = Recorder(game: .lively, seed: 0, world: world)
    var frames = Digest()
    for tick in 0..<ticks where recorder.world.phase != .over {
      recorder.play(command(recorder.world))
      guard tick % 25 == 0 || recorder.world.phase == .over else { continue }
      for cell in Frame(of: recorder.world, highScore: 700, keys: "q quit").cells {
        frames.absorb("\(cell.character)\(cell.ink)")
      }
    }
    let end = recorder.world
    return
      "\(end.phase) \(end.tick) \(end.wave) \(end.score) \(recorder.transcript.digest) \(frames)"
  }

  private func arrival(ofWave wave: Int, seed: UInt64) -> World {
    var world = World(staging: [.player()], wave: wave - 1, seed: seed)
    world.startNextWave()
    return world
  }

  @Test(
    "The autopilot's game goes as it has always gone",
    arguments: [
      (1, "playing 300 1 123 b7c540fb1e1997ff deccdca2ef177187"),
      (4, "playing 300 4 249 7fa63ad70fceaa4a 9bd7daaa4c621bb7"),
      (7, "playing 300 7 212 08b7e72ca8b282a0 d4caf1b27e31e7c5"),
    ])
  func demo(wave: Int, expected: String) {
    let pilot = Autopilot()
    let end = play(arrival(ofWave: wave, seed: 3), ticks: 300, pilot.command)
    #expect(end == expected)
  }

  @Test(
    "A wild game goes as it has always gone",
    arguments: [
      (1, "over 353 1 59 3cdd0677de160d8d 737cc6e0a96d8098"),
      (2, "over 418 2 148 6651f216f27f76c7 fde2cd04809541d9"),
      (3, "over 884 4 422 02bd35313511a9e4 e00ad7b951c4ac51"),
      (4, "over 664 5 360 508fd109df98fed9 0ec37c0bd051dc3a"),
      (12, "over 445 12 295 0c93a603b7b5e5f7 0d24b4a692427033"),
    ])
  func wild(wave: Int, expected: String) {
    var dice = SeededGenerator(seed: 9)
    var command = Command.idle
    let end = play(arrival(ofWave: wave, seed: 5), ticks: 1_000) { world in
      // Keys are held down for a while.
      if dice.draw(below: 8) == 0 {
        command = Command(code: dice.draw(below: Command.count)) ?? .idle
      }
      command.togglesPause = dice.draw(below: world.phase == .paused ? 4 : 90) == 0
      return command
    }
    #expect(end == expected)
  }
}

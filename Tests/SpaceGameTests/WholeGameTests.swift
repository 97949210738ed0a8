import Testing

@testable import SpaceGame

/// Whole games, compared by their digests. Any change to the rules of play, a number or the order
/// of things shows here; the other tests say which one it is.
@Suite("Whole games")
struct WholeGameTests {
  /// Plays until the game is lost or time is up, and describes its end and everything drawn.
  private func play(
    seed: UInt64, wave: Int, ticks: Int, _ command: (World) -> Command
  ) -> String {
    var recorder = Recorder(game: .lively, seed: seed, firstWave: wave)
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

  @Test(
    "A seed always gives the autopilot the same game",
    arguments: [
      (1, "playing 300 1 156 499dc06983e264fe 29630afc91c0273f"),
      (4, "playing 300 4 219 d225f4b9a217b0fb 83ff6ae326f6c3f3"),
      (7, "playing 300 7 212 08b7e72ca8b282a0 d4caf1b27e31e7c5"),
    ])
  func demo(wave: Int, expected: String) {
    #expect(play(seed: 3, wave: wave, ticks: 300, Autopilot().command) == expected)
  }

  @Test(
    "A seed and the same random keys always give the same game",
    arguments: [
      (1, "over 804 1 173 4a87d35df00df2bf ea234e8b368e7c23"),
      (2, "over 418 2 148 fd68698e07a61652 a5db6eccdd7d6129"),
      (3, "over 950 4 407 769e652f4d8e8a7d 63938d0b729c82f1"),
      (4, "over 664 5 360 1df17962b209747e 55ad97c5fad0ce8a"),
      (12, "over 445 12 295 d26134d6f11e6d5c b4c19f482e0d20d3"),
    ])
  func wild(wave: Int, expected: String) {
    var dice = SeededGenerator(seed: 9)
    var command = Command.idle
    let end = play(seed: 5, wave: wave, ticks: 1_000) { world in
      // Hold keys down for a while.
      if dice.draw(below: 8) == 0 {
        command = Command(code: dice.draw(below: Command.count)) ?? .idle
      }
      command.togglesPause = dice.draw(below: world.phase == .paused ? 4 : 90) == 0
      return command
    }
    #expect(end == expected)
  }
}

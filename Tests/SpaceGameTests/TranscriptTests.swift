import Testing

@testable import SpaceGame

@Suite("Transcripts")
struct TranscriptTests {
  @Test("A transcript's line holds a world's whole observable state")
  func line() {
    var player = Entity.player(1, x: 40, y: 17)
    player.gunReadyAt = 12
    player.shieldedUntil = 65
    let ownBolt = Entity.ownBolt(3, x: 40, y: 9, velocity: Velocity(.north, speed: 30))
    let seeker = Entity.enemy(
      .seeker, id: 7, x: 2, y: 3, velocity: Velocity(.southWest, speed: 8), expiresAt: 150)
    var world = World(staging: [player, ownBolt, seeker], tick: 5, wave: 2)
    world.score = 31
    let census = Game.scripted().census(of: world)
    world.events = [
      .waveStarted(3, census), .waveBeaten(2), .shot(.raider), .playerHit(livesLeft: 1),
      .destroyed(.mine), .repaired, .gameOver,
    ]
    #expect(
      world.description == "t5 playing wave:2 score:31 march:E "
        + "events:wave-3,beaten-2,shot-raider,hit-1,lost-mine,repaired,over "
        + "1:player@40,17*3g12s65+ 3:bolt@40,9*1>N30+ 7:seeker@2,3*1>SW8x150")
    world.events = []
    world.nextWaveAt = 50
    world.march.direction = .west
    world.phase = .over
    world.entities = []
    #expect(world.description == "t5 over wave:2 score:31 next:50 march:W")
  }

  @Test("A game's digest covers every line of its transcript")
  func digest() {
    var recorder = Recorder(game: .lively, seed: 6, firstWave: 3)
    let lines = [Command.idle, Command(heading: .west), Command(togglesPause: true)].map {
      recorder.play($0)
    }
    var digest = Digest()
    for line in lines { digest.absorb(line + "\n") }
    #expect(Set(lines).count == 3 && recorder.transcript.digest == digest && recorder.ticks == 3)
  }
}

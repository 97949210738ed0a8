import SpaceGame
import Testing

@testable import ArcadeCore

@Suite("Mixtures of the game's sides are the same game")
struct MixtureTests {
  /// What is observed of a game: its last digest takes in every line before it.
  ///
  /// A game that is lost is followed by another, so that every command is played.
  private func digest(_ sides: Sides, from start: World, commands: [Command]) -> String {
    let game = Game(systems: Systems(sides))
    var (world, transcript) = (start, Transcript())
    for command in commands {
      if world.phase == .over { world = start }
      game.step(&world, command)
      _ = transcript.line(for: world)
    }
    return transcript.digest.description
  }

  /// The autopilot's commands for a game, found with one mixture and played by all.
  private func script(from start: World, ticks: Int) -> [Command] {
    let game = Game(systems: Systems(Sides(all: .after)))
    var world = start
    return (0..<ticks).map { _ in
      let command = Autopilot().command(for: world)
      game.step(&world, command)
      return command
    }
  }

  /// A player alone, so that the wave counts as beaten and the next one comes.
  private func world(before wave: Int, seed: UInt64) -> World {
    let player = Entity(
      id: 1, kind: .player, allegiance: .player, position: Arena.standard.playerStart)
    return World(staging: [player], wave: wave - 1, seed: seed)
  }

  private func expectOneTranscript(from start: World, commands: [Command]) {
    let mixtures = Sides.covering
    let digests = mixtures.map { digest($0, from: start, commands: commands) }
    #expect(Set(digests).count == 1, "\(Dictionary(zip(mixtures, digests)) { $1 })")
  }

  @Test("There are 512 mixtures, all before first and all after last")
  func mixtures() {
    #expect(Set(Sides.allMixtures).count == 512)
    #expect(Sides.allMixtures.first == Sides(all: .before))
    #expect(Sides.allMixtures.last == Sides(all: .after))
  }

  @Test("Sixteen of them differ in the game", arguments: Side.allCases)
  func mixturesOfTheGame(_ others: Side) {
    let mixtures = Sides.mixtures(of: Seam.ofGame, others: others)
    #expect(Set(mixtures).count == 16)
    #expect(mixtures.allSatisfy { sides in Seam.ofVisit.allSatisfy { sides[$0] == others } })
  }

  @Test(
    "The autopilot's game gives one transcript through mixtures of every two sides",
    arguments: [1, 2, 3] as [UInt64])
  func autopilot(_ seed: UInt64) {
    let start = World(seed: seed)
    expectOneTranscript(from: start, commands: script(from: start, ticks: 300))
  }

  @Test(
    "So does every later wave, with all that flies in it",
    arguments: [2, 3, 4, 8])
  func laterWaves(_ wave: Int) {
    let start = world(before: wave, seed: UInt64(wave))
    expectOneTranscript(from: start, commands: script(from: start, ticks: 400))
  }

  @Test("So does a stream of random commands", arguments: [1, 4])
  func randomCommands(_ wave: Int) {
    let commands = RandomCommands.stream(seed: UInt64(wave), count: 1_000)
    let start = wave == 1 ? World(seed: 1) : world(before: wave, seed: 4)
    expectOneTranscript(from: start, commands: commands)
  }

  @Test("The games above meet every kind and every event")
  func coverage() {
    var kinds: Set<Kind> = []
    var events: Set<String> = []
    for wave in [2, 3, 4, 8] {
      var world = world(before: wave, seed: UInt64(wave))
      let game = Game(systems: Systems(Sides(all: .after)))
      for _ in 0..<400 {
        game.step(&world, Autopilot().command(for: world))
        kinds.formUnion(world.entities.map(\.kind))
        for event in world.events {
          events.insert(String(event.description.prefix { $0 != "-" }))
        }
      }
    }
    #expect(kinds == Set(Kind.allCases))
    #expect(events.isSuperset(of: ["wave", "beaten", "shot", "hit", "lost", "repaired"]))
  }

  @Test("Every command of a random stream occurs")
  func randomCommandsAreVaried() {
    let commands = RandomCommands.stream(seed: 1, count: 2_500)
    #expect(Set(commands.map(\.heading)).count == 9)
    var isPaused = false
    let played = commands.count { command in
      if command.togglesPause { isPaused.toggle() }
      return !isPaused
    }
    #expect((2_000..<2_500).contains(played), "most of the stream is played, not paused")
  }

  /// Pins the rules of the game: a digest that changes means that recordings no longer replay.
  @Test("The digest of a known game stays the same")
  func knownGame() {
    let commands = RandomCommands.stream(seed: 1, count: 600)
    let digests = [World(seed: 1), world(before: 4, seed: 4)].map {
      digest(Sides(all: .after), from: $0, commands: commands)
    }
    #expect(digests == ["cb04b68fcf0478a0", "cebce3a527bb368f"])
  }
}

/// Commands as nobody would give them.
enum RandomCommands {
  static func stream(seed: UInt64, count: Int) -> [Command] {
    var generator = SeededGenerator(seed: seed)
    var heading: Direction?
    var isPaused = false
    return (0..<count).map { _ in
      let togglesPause = generator.draw(below: isPaused ? 4 : 150) == 0
      if togglesPause { isPaused.toggle() }
      if generator.draw(below: 6) == 0 {
        let course = generator.draw(below: 9)
        heading = course == 8 ? nil : Direction.allCases[course]
      }
      return Command(
        heading: heading, fires: generator.draw(below: 3) == 0, togglesPause: togglesPause)
    }
  }
}

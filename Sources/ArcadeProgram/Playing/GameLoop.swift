import SpaceGame
import Terminal

/// Plays a game on a display at the right pace until it ends or the player leaves.
struct GameLoop {
  enum Ending: Equatable {
    /// The player or the visitor left.
    case left
    /// The pilot ran out of commands, or the last picture stayed long enough.
    case finished
    case interrupted(Interruption)

    /// Passes a signal on, so that it ends the program.
    func throwIfInterrupted() throws {
      if case .interrupted(let signal) = self { throw signal }
    }
  }

  /// How long a game's last picture stays before the loop goes on by itself, in ticks.
  static let gameOverTicks = 3 * Time.ticksPerSecond
  /// For this many ticks after the end of a game, a key still counts as meant for the game.
  static let keyGraceTicks = Time.ticksPerSecond / 2

  private let display: any Display
  private var pilot: any Pilot
  private let startsOver: Bool
  private(set) var recorder: Recorder
  private var highScore: Int
  private var clock: TickClock
  private var ticksSinceEnd = 0
  /// Whether the pilot has no more commands.
  private var isFinished = false
  /// The label of the sides.
  private let label: String
  /// Called when a game is over, so that its score can be kept.
  var whenOver: (GameLoop) -> Void = { _ in }

  /// - Parameter startsOver: Whether another game begins a moment after one is over. Otherwise the
  ///   last picture stays for that moment or until the player presses a key, then the loop ends.
  init(
    _ recorder: Recorder, by pilot: any Pilot, on display: any Display, startsOver: Bool = false,
    highScore: Int = 0, label: String = ""
  ) {
    self.label = label
    self.recorder = recorder
    self.pilot = pilot
    self.display = display
    self.startsOver = startsOver
    self.highScore = highScore
    clock = TickClock(now: display.now)
  }

  mutating func run() -> Ending {
    draw()
    while true {
      for event in display.wait(milliseconds: clock.wait(at: display.now)) {
        if let ending = handle(event) { return ending }
      }
      let due = clock.due(at: display.now)
      guard due > 0 else { continue }
      guard Window.isLargeEnough(display.size) else { continue }
      for _ in 0..<due where !isFinished { playTick() }
      draw()
      if isFinished { return .finished }
    }
  }

  private mutating func handle(_ event: SessionEvent) -> Ending? {
    switch event {
    case .key(.character("q")), .key(.character("Q")): return .left
    case .key(let key):
      if isOver, !startsOver, ticksSinceEnd >= GameLoop.keyGraceTicks { return .finished }
      pilot.press(key)
    case .resized:
      if !Window.isLargeEnough(display.size) { pilot.interrupt() }
      draw()
    case .resumed:
      pilot.interrupt()
      draw()
    case .interrupted(let interruption): return .interrupted(interruption)
    }
    return nil
  }

  private var isOver: Bool { recorder.world.phase == .over }

  private mutating func playTick() {
    guard recorder.ticks < Recorder.mostTicks, let command = pilot.command(for: recorder.world)
    else {
      isFinished = true
      return
    }
    guard !isOver else {
      ticksSinceEnd += 1
      guard ticksSinceEnd >= GameLoop.gameOverTicks else { return }
      if startsOver { startAgain() } else { isFinished = true }
      return
    }
    // Nothing happens in a pause, however long, so it is no part of the game.
    if recorder.world.phase == .paused, !command.togglesPause { return }
    recorder.play(command)
    if isOver { whenOver(self) }
  }

  private mutating func startAgain() {
    highScore = max(highScore, recorder.world.score)
    recorder = Recorder(
      game: recorder.game, seed: recorder.seed &+ 1, firstWave: recorder.firstWave)
    ticksSinceEnd = 0
  }

  private func draw() {
    display.show(
      GameView.canvas(
        of: recorder.world, highScore: highScore, keys: pilot.keys(in: recorder.world.phase),
        label: label,
        notes: recorder.game.census(of: recorder.world).notes, in: display.size))
  }
}

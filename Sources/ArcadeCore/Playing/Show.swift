import SpaceGame
import Terminal

/// Shows a game on a stage at its pace, until somebody ends it.
struct Show {
  /// What happens when a game is over.
  enum Sequel {
    /// The last picture stays until the player leaves or asks for another game.
    case onRequest
    /// The last picture stays until the player leaves.
    case never
    /// Another game begins after a moment.
    case byItself
  }

  enum Ending: Equatable {
    /// The player left.
    case left
    /// The pilot had no more commands.
    case finished
    case interrupted(Interruption)
  }

  /// How long the end of a game stays before the next one begins by itself. In ticks.
  static let curtainTicks = 3 * Time.ticksPerSecond
  /// How often ``whenDue`` is called. In ticks.
  static let checkpointTicks = 10 * Time.ticksPerSecond

  private let stage: any Stage
  private var pilot: any Pilot
  private let sequel: Sequel
  private(set) var recorder: Recorder
  private(set) var highScore: Int
  private var clock: TickClock
  private var curtain = 0
  /// Whether the pilot has no more commands.
  private var isFinished = false
  /// Called with the game now and then, and when it is over: to keep it in a file.
  var whenDue: (Show) -> Void = { _ in }

  init(
    _ recorder: Recorder, by pilot: any Pilot, on stage: any Stage, then sequel: Sequel,
    highScore: Int = 0
  ) {
    self.recorder = recorder
    self.pilot = pilot
    self.stage = stage
    self.sequel = sequel
    self.highScore = highScore
    clock = TickClock(now: stage.now)
  }

  mutating func run() -> Ending {
    draw()
    while true {
      for event in stage.wait(milliseconds: clock.wait(at: stage.now)) {
        if let ending = handle(event) { return ending }
      }
      let due = clock.due(at: stage.now)
      guard due > 0 else { continue }
      guard Playbill.fits(recorder.world.arena, in: stage.size) else { continue }
      for _ in 0..<due where !isFinished { playTick() }
      draw()
      if isFinished, sequel != .never { return .finished }
    }
  }

  private mutating func handle(_ event: SessionEvent) -> Ending? {
    switch event {
    case .key(.character("q")), .key(.character("Q")): return .left
    case .key(.character("r")), .key(.character("R")):
      if isOver, sequel == .onRequest { startAgain() }
    case .key(let key): pilot.press(key)
    case .resized:
      if !Playbill.fits(recorder.world.arena, in: stage.size) { pilot.interrupt() }
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
    guard recorder.ticks < Recording.mostTicks, let command = pilot.command(for: recorder.world)
    else {
      isFinished = true
      return
    }
    guard !isOver else {
      curtain += 1
      if sequel == .byItself, curtain >= Show.curtainTicks { startAgain() }
      return
    }
    // Nothing happens in a pause, however long, so nothing of it is kept.
    if recorder.world.phase == .paused, !command.togglesPause { return }
    recorder.play(command)
    if isOver || recorder.ticks % Show.checkpointTicks == 0 { whenDue(self) }
  }

  private mutating func startAgain() {
    highScore = max(highScore, recorder.world.score)
    recorder = Recorder(game: recorder.game, seed: recorder.seed &+ 1)
    curtain = 0
  }

  private func draw() {
    let again = isOver && sequel == .onRequest ? "r plays again   " : ""
    let keys = isFinished ? "the end   q quits" : again + pilot.keys
    stage.show(
      Playbill.canvas(of: recorder.world, highScore: highScore, keys: keys, in: stage.size))
  }
}

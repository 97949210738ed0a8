import SpaceGame
import Terminal

/// Shows two games beside each other and steps through their time.
struct ComparisonLoop {
  /// How long each tick is shown, which is half as fast as the game is played.
  static let pace = Duration.milliseconds(66)
  /// How many ticks before the first that differs it begins.
  static let lead = 45

  private let display: any Display
  private var comparison: GameComparison
  private(set) var tick: Int
  private var isPlaying = true
  private var page = 0

  init(_ comparison: GameComparison, on display: any Display) {
    self.comparison = comparison
    self.display = display
    tick = max(0, (comparison.firstDifference ?? 0) - ComparisonLoop.lead)
  }

  mutating func run() -> GameLoop.Ending {
    var due = display.now + ComparisonLoop.pace
    draw()
    while true {
      let wasPlaying = isPlaying
      let events = display.wait(milliseconds: isPlaying ? wait(until: due) : 1_000)
      for event in events {
        if let ending = handle(event) { return ending }
      }
      // What begins to play now stays at its first tick for as long as at any other.
      let isDue = wasPlaying && isPlaying && display.now >= due
      if isDue { advance() }
      if isDue || !wasPlaying { due = display.now + ComparisonLoop.pace }
      if isDue || !events.isEmpty { draw() }
    }
  }

  private func wait(until due: Duration) -> Int {
    max(0, Int((due - display.now) / .milliseconds(1)))
  }

  /// It plays up to the first tick that differs, and from there to the end.
  private mutating func advance() {
    tick = min(tick + 1, comparison.ticks)
    if tick == comparison.firstDifference || tick == comparison.ticks { isPlaying = false }
  }

  private mutating func handle(_ event: SessionEvent) -> GameLoop.Ending? {
    switch event {
    case .key(.character("q")), .key(.character("Q")), .key(.escape), .key(.control("d")):
      return .left
    case .key(.character(" ")):
      isPlaying.toggle()
      if isPlaying, tick == comparison.ticks { tick = 0 }
    case .key(.right): step(to: tick + 1)
    case .key(.left): step(to: tick - 1)
    case .key(.home): step(to: 0)
    case .key(.end): step(to: comparison.ticks)
    case .key(.character("d")), .key(.character("D")):
      if let first = comparison.firstDifference { step(to: first) }
    case .key(.tab): page = (page + 1) % 3
    case .key, .resized, .resumed: break
    case .interrupted(let interruption): return .interrupted(interruption)
    }
    return nil
  }

  private mutating func step(to tick: Int) {
    self.tick = min(max(0, tick), comparison.ticks)
    isPlaying = false
  }

  private mutating func draw() {
    let size = display.size
    let moment = ComparisonView.Moment(
      worlds: comparison.worlds(after: tick), names: comparison.names,
      status: status(in: size),
      differences: comparison.differences(after: tick), keys: keys(in: size), page: page)
    display.show(ComparisonView.canvas(of: moment, in: size))
  }

  /// Where only one page is shown, what differs first is on a page of its own.
  private func status(in size: Size) -> String {
    let sentence = comparison.sentence
    let isShort = ComparisonView.arrangement(in: size) == .pages && sentence.contains(": ")
    return "\(tick) of \(comparison.ticks). "
      + (isShort ? sentence.prefix { $0 != ":" } + "." : sentence)
  }

  /// What the keys do; where only one page is shown, with what Tab leads to.
  private func keys(in size: Size) -> String {
    var keys = [isPlaying ? "space stops" : "space plays", "←→ a tick", "Home End"]
    if comparison.firstDifference != nil { keys.append("d difference") }
    if ComparisonView.arrangement(in: size) == .pages {
      keys.append("Tab shows " + (comparison.names + ["words"])[(page + 1) % 3])
    }
    let line = (keys + ["q quits"]).joined(separator: "   ")
    return line.count < size.columns ? line : line.replacing("   ", with: "  ")
  }
}

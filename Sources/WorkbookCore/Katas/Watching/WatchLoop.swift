import Terminal

/// What a loop of watching needs done elsewhere; answers come to its mailbox.
protocol WatchWork {
  /// Looks at the folder, at once.
  func look() -> KataSighting
  func check(run: Int)
  /// Ends the check that is on its way.
  func cancel()
  func open(_ kind: WatchPage.Kind, again: Bool, columns: Int)
  func moveOn()
}

/// Watches a kata until the reader leaves it: waits, hears, decides, shows.
struct WatchLoop {
  enum Ending {
    case ended(WatchEnding)
    case moved(Kata)
  }

  /// How long nothing must change before it looks: editors write in several steps.
  static let calm = Duration.milliseconds(25)
  /// How long it waits for that at most.
  static let patience = Duration.milliseconds(250)

  let stage: any WatchStage
  let mailbox: WatchMailbox
  let work: any WatchWork
  private(set) var state: WatchState
  /// When to look at the folder, and when at the latest; nil while nothing calls for it.
  private var lookTime: Duration?
  private var lastLookTime = Duration.zero

  init(
    _ state: WatchState, on stage: any WatchStage, mailbox: WatchMailbox, work: any WatchWork
  ) {
    self.state = state
    self.stage = stage
    self.mailbox = mailbox
    self.work = work
  }

  mutating func run() -> Ending {
    if let ending = take(.looked(work.look())) { return ending }
    while true {
      stage.show(state)
      var events = stage.wait(milliseconds: patience)
      let news = mailbox.take()
      if news.hasChange { noteChange(at: stage.now) }
      events += news.events
      if let time = lookTime, time <= stage.now {
        lookTime = nil
        events.append(.looked(work.look()))
      }
      for event in events {
        if let ending = take(event) { return ending }
      }
    }
  }

  private mutating func noteChange(at now: Duration) {
    if lookTime == nil { lastLookTime = now + WatchLoop.patience }
    lookTime = min(now + WatchLoop.calm, lastLookTime)
  }

  /// How long nothing has to be done by itself, in milliseconds; nil for ever.
  private var patience: Int? {
    if let lookTime { return max(0, (lookTime - stage.now).wholeMilliseconds) }
    // The time that a check takes is shown in seconds.
    return state.progress == nil ? nil : 1000
  }

  private mutating func take(_ event: WatchEvent) -> Ending? {
    if case .moved(let kata) = event { return .moved(kata) }
    for order in state.take(event, at: stage.now) {
      switch order {
      case .check(let run): work.check(run: run)
      case .cancel: work.cancel()
      case .open(let kind, let again):
        work.open(kind, again: again, columns: stage.size.columns - 2)
      case .moveOn: work.moveOn()
      case .leave(let ending): return .ended(ending)
      }
    }
    return nil
  }
}

extension Duration {
  /// Rounded up.
  fileprivate var wholeMilliseconds: Int {
    Int(components.seconds) * 1000
      + Int((components.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}

/// How many ticks there are from one time to the next.
struct Period: Hashable {
  let ticks: Int

  init(_ ticks: Int) {
    precondition(ticks >= 1, "A period is at least 1 tick, not \(ticks).")
    self.ticks = ticks
  }

  func isOver(at tick: Int) -> Bool {
    tick.isMultiple(of: ticks)
  }
}

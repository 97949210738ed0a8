/// What `swift test` is doing, by what it prints.
enum TestPhase: Hashable {
  case starting
  /// Another check of the same kata is not done yet.
  case waiting
  case building(step: Int, of: Int)
  case running
  /// Some of a kata's behaviours are done.
  case judging(done: Int, of: Int)
  /// Nothing has become of any for a while; how many there are is not always known.
  case stalled(KataRun.Stall, done: Int, of: Int?)

  /// - Parameter line: A line of its output; nil when it says nothing about that.
  init?(line: String) {
    if let match = line.prefixMatch(of: #/\[(\d+)/(\d+)\] /#),
      let step = Int(match.1), let steps = Int(match.2)
    {
      self = .building(step: step, of: steps)
    } else if line.hasPrefix("Build complete!") {
      self = .running
    } else {
      return nil
    }
  }

  /// - Parameter lasting: How long it has been in this phase.
  func text(lasting: Duration) -> String {
    switch self {
    // SwiftPM says so itself, but on a line that it ends only when it goes on.
    case .starting where lasting >= .seconds(3): "waiting, perhaps for another build to end"
    case .starting: "starting"
    case .waiting: "waiting for another check of it to end"
    case .building(let step, let steps): "building \(step)/\(steps)"
    case .running: "running"
    case .judging(let done, let all): "behaviour \(min(done + 1, all))/\(all)"
    case .stalled(let stall, _, _): stall.text
    }
  }

  /// How many of a kata's behaviours are done, where it is known of how many.
  var judged: (done: Int, all: Int)? {
    switch self {
    case .judging(let done, let all), .stalled(_, let done, let all?): (done, all)
    default: nil
    }
  }
}

/// What `swift test` is doing, by what it prints.
enum TestPhase: Hashable {
  case starting
  /// Another build in the same folder has to end first.
  case waiting
  case building(step: Int, of: Int)
  case running

  /// - Parameter line: A line of its output; nil when it says nothing about that.
  init?(line: String) {
    if let match = line.prefixMatch(of: #/\[(\d+)/(\d+)\] /#),
      let step = Int(match.1), let steps = Int(match.2)
    {
      self = .building(step: step, of: steps)
    } else if line.hasPrefix("Build complete!") {
      self = .running
    } else if line.contains("Another instance of SwiftPM") {
      self = .waiting
    } else {
      return nil
    }
  }

  var text: String {
    switch self {
    case .starting: "starting"
    case .waiting: "waiting for another build to end"
    case .building(let step, let steps): "building \(step)/\(steps)"
    case .running: "running"
    }
  }
}

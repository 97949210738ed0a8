import Foundation

typealias Work = () -> Void

/// Times several things in turn, so that noise on the machine affects them alike.
struct Measurement {
  /// How many times each thing is timed; odd, so that there is a middle time.
  static let rounds = 9

  private let samples: [[Duration]]

  /// Runs each piece of work once to warm up, then all of them in turn.
  init(_ works: [Work]) {
    for work in works { work() }
    var samples: [[Duration]] = []
    for _ in 0..<Measurement.rounds {
      var round: [Duration] = []
      for work in works {
        let start = ContinuousClock.now
        work()
        round.append(ContinuousClock.now - start)
      }
      samples.append(round)
    }
    self.samples = samples
  }

  /// The median time of the first thing, in nanoseconds.
  var nanoseconds: Double { Measurement.median(samples.map { $0[0] / .nanoseconds(1) }) }

  /// The median, over the rounds, of the second thing's time divided by the first's.
  var ratio: Double { Measurement.median(samples.map { $0[1] / $0[0] }) }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

/// Prints a line of a table at once, so that a long run can also be watched through a pipe.
func show(_ cells: String...) {
  let line = cells.map { $0 + String(repeating: " ", count: max(0, 16 - $0.count)) }
  FileHandle.standardOutput.write(Data("\(line.joined())\n".utf8))
}

func fixed(_ number: Double) -> String { String(format: "%.2f", number) }

import Foundation

/// Times of several things, taken in turns so that noise on the machine meets them alike.
struct Measurement {
  /// How often each thing is timed; odd, so that there is a middle one.
  static let rounds = 9

  /// Seconds for each thing, by round.
  private let samples: [[Double]]

  /// Runs each of the bodies once to warm up, then all of them in turns.
  init(_ bodies: [() -> Void]) {
    let clock = ContinuousClock()
    for body in bodies { body() }
    samples = (0..<Measurement.rounds).map { _ in
      bodies.map { Measurement.seconds(in: clock.measure($0)) }
    }
  }

  /// The same for bodies that wait for something on their way.
  @MainActor
  init(onMain bodies: [@MainActor () async -> Void]) async {
    let clock = ContinuousClock()
    for body in bodies { await body() }
    var samples: [[Double]] = []
    for _ in 0..<Measurement.rounds {
      var round: [Double] = []
      for body in bodies {
        let start = clock.now
        await body()
        round.append(Measurement.seconds(in: clock.now - start))
      }
      samples.append(round)
    }
    self.samples = samples
  }

  private static func seconds(in time: Duration) -> Double {
    Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
  }

  /// The median time of a thing, in seconds.
  func seconds(of thing: Int) -> Double {
    Measurement.median(samples.map { $0[thing] })
  }

  /// The median over the rounds of how many times longer one thing took than another.
  func ratio(of thing: Int, to other: Int) -> Double {
    Measurement.median(samples.map { $0[thing] / $0[other] })
  }

  static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }
}

/// A line of a table: each column right-aligned in its width.
func row(_ cells: [String], widths: [Int]) -> String {
  zip(cells, widths).map { cell, width in
    String(repeating: " ", count: max(0, width - cell.count)) + cell
  }.joined(separator: "  ")
}

/// A number with a fixed number of decimals.
func fixed(_ number: Double, _ decimals: Int) -> String {
  let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
  let scaled = Int((number * scale).rounded())
  guard decimals > 0 else { return "\(scaled)" }
  let fraction = String(scaled % Int(scale))
  return "\(scaled / Int(scale))."
    + String(repeating: "0", count: decimals - fraction.count) + fraction
}

/// Prints a line at once, so that a long run can be watched also through a pipe.
func show(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

/// The contract of flight, for tests of every module that brings objects: it names no type of theirs
/// or ours.
public enum FlightContract {
  /// How flight control breaks the contract about this thing, in words; empty if it keeps it.
  public static func breaches(
    by flightControl: any FlightControlling, about thing: Entity
  ) -> [String] {
    let reported = flightControl.census(of: [thing]).velocities
    guard reported.count < 2 else { return ["reports \(reported.count) velocities of one thing"] }
    var breaches: [String] = []
    for tick in 0..<Time.ticksPerSecond {
      let goal = reported.first.map {
        thing.position.moved($0.direction, by: $0.cells(after: tick))
      }
      let positions = flightControl.positions(of: [thing], after: tick)
      if positions != [goal ?? thing.position] {
        let velocity = reported.first.map { "\($0)" } ?? "no velocity"
        breaches.append("reports \(velocity), but is at \(positions) after tick \(tick)")
      }
    }
    let again = flightControl.census(of: [thing]).velocities
    if again != reported { breaches.append("reports \(reported), and then \(again)") }
    return breaches
  }
}

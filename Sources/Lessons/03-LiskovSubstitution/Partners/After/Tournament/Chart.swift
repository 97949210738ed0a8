import LiskovSubstitutionAfter
import SpaceGame

/// Where everything that flies will be in a second.
struct Chart {
  /// Columns of the arena for each character of the chart.
  private static let columns = 3

  /// A line from the west to the east of the arena: how many things will be in each strip of it.
  let line: String

  // snippet: chart
  init(of movers: [any Moving]) {
    let goals = movers.map { $0.position.moved($0.velocity.direction, by: $0.velocity.speed) }
    // end: chart
    let strips = Dictionary(grouping: goals.filter(Arena.standard.contains)) {
      $0.x / Chart.columns
    }
    let marks = (0..<Arena.standard.width / Chart.columns).map { strip -> String in
      switch strips[strip]?.count ?? 0 {
      case 0: "."
      case let count: count < 10 ? "\(count)" : "+"
      }
    }
    line = "In a second: " + marks.joined()
  }
}

@testable import ArcadeCore

extension Sides {
  /// Seven of the 512 mixtures, among which every two seams stand in all four combinations.
  ///
  /// All before is the first, all after the last. In each of the five between them, a seam is
  /// *after* where the row's number is in the seam's own three of the numbers 1 to 5: any two
  /// threes share a number, and neither holds the other.
  static let covering: [Sides] = {
    let threes = [123, 124, 125, 134, 135, 145, 234, 235, 245]
    let rows = (1...5).map { row in
      var sides = Sides(all: .before)
      for (seam, three) in zip(Seam.allCases, threes) where "\(three)".contains("\(row)") {
        sides[seam] = .after
      }
      return sides
    }
    return [Sides(all: .before)] + rows + [Sides(all: .after)]
  }()
}

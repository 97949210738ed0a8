/// Finds the word that a reader probably meant.
public enum Spelling {
  /// The candidate nearest to a word, if it is near enough to suggest.
  ///
  /// Ignores case. Allows one slip, plus one for every five letters; a word without a letter in
  /// common with a candidate never matches it.
  public static func nearest(to word: String, among candidates: [String]) -> String? {
    let measured = candidates.map { (name: $0, slips: slips(from: word, to: $0)) }
    guard let best = measured.min(by: { $0.slips < $1.slips }) else { return nil }
    let length = min(word.count, best.name.count)
    return best.slips <= 1 + length / 5 && best.slips < length ? best.name : nil
  }

  /// How many letters were left out, added, changed, or swapped with their neighbour.
  static func slips(from typed: String, to meant: String) -> Int {
    let typed = Array(typed.lowercased())
    let meant = Array(meant.lowercased())
    var beforeLast: [Int] = []
    var last = Array(0...meant.count)
    for (row, letter) in typed.enumerated() {
      var current = [row + 1]
      for (column, other) in meant.enumerated() {
        var cost = min(last[column] + (letter == other ? 0 : 1), last[column + 1] + 1)
        cost = min(cost, current[column] + 1)
        let isSwap = row > 0 && column > 0 && letter == meant[column - 1] && typed[row - 1] == other
        if isSwap { cost = min(cost, beforeLast[column - 1] + 1) }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
    }
    return last[meant.count]
  }
}

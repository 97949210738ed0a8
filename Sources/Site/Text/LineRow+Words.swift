import Book

extension LineRow {
  /// For each sign of an edited line on both sides, whether its word changed; nil where the lines have
  /// too little in common to tell.
  var changedSigns: (left: [Bool], right: [Bool])? {
    guard let left, let right, left.change == .removed, right.change == .added else { return nil }
    let (one, other) = (LineWords(left.text), LineWords(right.text))
    guard one.likeness(to: other) > 0 else { return nil }
    let kept = Alignment.pairs(one.pieces.count, other.pieces.count) {
      one.pieces[$0] == other.pieces[$1] ? Double(one.pieces[$0].utf8.count) : 0
    }
    return (one.changedSigns(besides: kept.map(\.0)), other.changedSigns(besides: kept.map(\.1)))
  }
}

extension LineWords {
  /// A blank between two changed words has changed with them, and one at the beginning of a line never
  /// has.
  fileprivate func changedSigns(besides kept: [Int]) -> [Bool] {
    let changed = Set(pieces.indices).subtracting(kept)
    return pieces.enumerated().flatMap { index, piece in
      let isBlank = piece.first == " "
      let isBetween = isBlank && changed.contains(index - 1) && changed.contains(index + 1)
      let isChanged = isBetween || changed.contains(index) && !(isBlank && index == 0)
      return Array(repeating: isChanged, count: piece.count)
    }
  }
}

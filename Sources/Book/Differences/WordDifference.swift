/// Which parts of an edited line changed.
package struct WordDifference: Hashable, Sendable {
  /// A part of a line.
  package struct Part: Hashable, Sendable {
    package let text: String
    package let isChanged: Bool
  }

  package let left: [Part]
  package let right: [Part]
}

extension LineRow {
  /// The words that changed; nil where the lines have too little in common to tell.
  package var words: WordDifference? {
    guard let left, let right, left.change == .removed, right.change == .added else { return nil }
    let (one, other) = (LineWords(left.text), LineWords(right.text))
    guard one.likeness(to: other) > 0 else { return nil }
    let kept = WordDifference.kept(one.pieces, other.pieces)
    return WordDifference(
      left: WordDifference.parts(one.pieces, kept: Set(kept.map(\.0))),
      right: WordDifference.parts(other.pieces, kept: Set(kept.map(\.1))))
  }
}

extension WordDifference {
  /// The indices of the pieces that both lines have, in order: a longest common subsequence.
  fileprivate static func kept(_ left: [Substring], _ right: [Substring]) -> [(Int, Int)] {
    var best = Array(repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
    for one in left.indices.reversed() {
      for other in right.indices.reversed() {
        best[one][other] =
          left[one] == right[other]
          ? best[one + 1][other + 1] + left[one].utf8.count
          : max(best[one + 1][other], best[one][other + 1])
      }
    }
    var kept: [(Int, Int)] = []
    var (one, other) = (0, 0)
    while one < left.count, other < right.count {
      if left[one] == right[other] {
        kept.append((one, other))
        (one, other) = (one + 1, other + 1)
      } else if best[one + 1][other] >= best[one][other + 1] {
        one += 1
      } else {
        other += 1
      }
    }
    return kept
  }

  /// The pieces, joined to parts: a blank between two changed words has changed with them, and one at
  /// the beginning of a line never has.
  fileprivate static func parts(_ pieces: [Substring], kept: Set<Int>) -> [Part] {
    func isChanged(_ index: Int) -> Bool { pieces.indices.contains(index) && !kept.contains(index) }
    var parts: [Part] = []
    for (index, piece) in pieces.enumerated() {
      let isBetween = piece.first == " " && isChanged(index - 1) && isChanged(index + 1)
      let isIndentation = index == 0 && piece.first == " "
      let changed = (isChanged(index) || isBetween) && !isIndentation
      if let last = parts.last, last.isChanged == changed {
        parts[parts.count - 1] = Part(text: last.text + piece, isChanged: changed)
      } else {
        parts.append(Part(text: String(piece), isChanged: changed))
      }
    }
    return parts
  }
}

/// The words and signs of a line of code, to compare it with another.
struct LineWords {
  /// Lines that share less than this share of their signs are different lines, not an edited one.
  private static let leastLikeness = 0.5

  let pieces: [Substring]
  /// How often each occurs that is not blank.
  private let counts: [Substring: Int]
  private let size: Int

  init(_ line: String) {
    func isInWord(_ sign: Character) -> Bool { sign.isLetter || sign.isNumber || sign == "_" }
    var pieces: [Substring] = []
    var rest = line[...]
    while let first = rest.first {
      let piece =
        first == " "
        ? rest.prefix { $0 == " " }
        : isInWord(first) ? rest.prefix(while: isInWord) : rest.prefix(1)
      pieces.append(piece)
      rest = rest[piece.endIndex...]
    }
    self.pieces = pieces
    let words = pieces.filter { $0.first != " " }
    counts = Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
    size = words.reduce(0) { $0 + $1.utf8.count }
  }

  /// How much of both lines the words make up that both have, wherever; 0 if they are not similar.
  func likeness(to other: LineWords) -> Double {
    let whole = Double(size + other.size)
    guard 2 * Double(min(size, other.size)) >= LineWords.leastLikeness * whole else { return 0 }
    let shared = counts.reduce(0) { sum, word in
      sum + word.key.utf8.count * min(word.value, other.counts[word.key] ?? 0)
    }
    let likeness = 2 * Double(shared) / whole
    return likeness >= LineWords.leastLikeness ? likeness : 0
  }
}

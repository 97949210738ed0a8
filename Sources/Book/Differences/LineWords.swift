/// The words and signs of a line of code, to compare it with another.
struct LineWords {
  /// Lines that share less than this share of their signs are different lines, not an edited one.
  static let leastLikeness = 0.5

  let pieces: [Substring]
  /// Those that are not blank, sorted.
  private let sorted: [Substring]
  private let size: Int

  init(_ line: String) {
    var pieces: [Substring] = []
    var rest = line[...]
    while let first = rest.first {
      let isWord = LineWords.isWord(first)
      let isBlank = first == " "
      let length =
        isWord || isBlank
        ? rest.prefix { isWord ? LineWords.isWord($0) : $0 == " " }.count : 1
      pieces.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    self.pieces = pieces
    sorted = pieces.filter { $0.first != " " }.sorted()
    size = sorted.reduce(0) { $0 + $1.utf8.count }
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// How much of both lines the words make up that both have, wherever; 0 if they are not similar.
  func likeness(to other: LineWords) -> Double {
    guard size > 0, other.size > 0 else { return 0 }
    let possible = 2 * Double(min(size, other.size)) / Double(size + other.size)
    guard possible >= LineWords.leastLikeness else { return 0 }
    var shared = 0
    var (mine, theirs) = (0, 0)
    while mine < sorted.count, theirs < other.sorted.count {
      if sorted[mine] == other.sorted[theirs] {
        shared += sorted[mine].utf8.count
        (mine, theirs) = (mine + 1, theirs + 1)
      } else if sorted[mine] < other.sorted[theirs] {
        mine += 1
      } else {
        theirs += 1
      }
    }
    let likeness = 2 * Double(shared) / Double(size + other.size)
    return likeness >= LineWords.leastLikeness ? likeness : 0
  }
}

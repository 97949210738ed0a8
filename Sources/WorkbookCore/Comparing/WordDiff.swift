/// Finds the words that differ: only inside lines that say nearly the same.
///
/// A removed line and an added one are a pair when both share at least half of the names of the
/// longer one. All other lines stay whole.
enum WordDiff {
  /// The files with each such pair made into one line, of pieces.
  static func files(_ files: [FileDifference]) -> [FileDifference] {
    files.map { file in
      var file = file
      for index in file.hunks.indices {
        file.hunks[index].lines = lines(file.hunks[index].lines)
      }
      return file
    }
  }

  /// The lines of a hunk: what differs is paired between two lines that are the same.
  static func lines(_ lines: [DiffLine]) -> [DiffLine] {
    var result: [DiffLine] = []
    var left: [DiffLine] = []
    var right: [DiffLine] = []
    for line in lines {
      if line.change == .none {
        result += paired(left, right) + [line]
        (left, right) = ([], [])
      } else if line.change.isInBefore {
        left.append(line)
      } else {
        right.append(line)
      }
    }
    return result + paired(left, right)
  }

  /// What was removed and what was added in one place, in the order of both.
  private static func paired(_ left: [DiffLine], _ right: [DiffLine]) -> [DiffLine] {
    var result: [DiffLine] = []
    var start = (left: 0, right: 0)
    for pair in LinePairs(before: left, after: right).best {
      result += left[start.left..<pair.left] + right[start.right..<pair.right]
      result.append(DiffLine(pieces(from: left[pair.left].text, to: right[pair.right].text)))
      start = (pair.left + 1, pair.right + 1)
    }
    return result + left[start.left...] + right[start.right...]
  }

  /// What a line keeps, loses and gains; without what it gains it is the old line, without what it
  /// loses the new one, to the blank.
  static func pieces(from before: String, to after: String) -> [DiffLine.Piece] {
    let old = words(of: before)
    let new = words(of: after)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var pieces = PieceList()
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        pieces.add(old[oldIndex], .removed)
        oldIndex += 1
      } else if added.contains(newIndex) {
        pieces.add(new[newIndex], .added)
        newIndex += 1
      } else {
        pieces.add(old[oldIndex], .none)
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
      }
    }
    return pieces.all
  }

  /// A name, a number, a run of blanks or a single sign is a word.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    for character in text {
      if let last = words.last?.last,
        character.isPartOfName && last.isPartOfName
          || character.isWhitespace && last.isWhitespace
      {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
    }
    return words
  }

  /// The words that tell what a line is about: names and numbers.
  static func names(in text: String) -> [String] {
    words(of: text).filter { $0.first?.isPartOfName == true }
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}

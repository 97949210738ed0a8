/// Pieces of a line as they come; a blank between two changes becomes a part of both.
struct PieceList {
  private var done: [DiffLine.Piece] = []
  private var removed = ""
  private var added = ""
  /// Blanks behind a change, of which it is not known yet what follows them.
  private var blanks = ""

  mutating func add(_ word: String, _ change: DiffLine.Change) {
    guard change == .none else {
      (removed, added, blanks) = (removed + blanks, added + blanks, "")
      if change == .removed { removed += word } else { added += word }
      return
    }
    if word.first?.isWhitespace == true, !(removed + added).isEmpty {
      blanks += word
    } else {
      done = all
      (removed, added, blanks) = ("", "", "")
      append(word, .none)
    }
  }

  var all: [DiffLine.Piece] {
    var list = self
    list.append(removed, .removed)
    list.append(added, .added)
    list.append(blanks, .none)
    return list.done
  }

  private mutating func append(_ text: String, _ change: DiffLine.Change) {
    guard !text.isEmpty else { return }
    if let last = done.last, last.change == change {
      done[done.count - 1] = .init(text: last.text + text, change: change)
    } else {
      done.append(.init(text: text, change: change))
    }
  }
}

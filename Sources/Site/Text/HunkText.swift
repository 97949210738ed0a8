import Book

/// Makes HTML of a hunk: its lines with their colours, and the words that changed.
struct HunkText {
  private let hunk: FileDifference.Hunk
  private var left: [DiffLine: [CodeText.Part]]
  private var right: [DiffLine: [CodeText.Part]]

  /// A line that is longer than this may go on in a second one on a narrow screen.
  private static let narrow = 36

  init(_ hunk: FileDifference.Hunk) {
    self.hunk = hunk
    // Each side is read as a whole, so that a text over several lines has one colour.
    left = HunkText.parts(hunk.lines.filter(\.change.isOnLeft))
    right = HunkText.parts(hunk.lines.filter(\.change.isOnRight))
  }

  private static func parts(_ lines: [DiffLine]) -> [DiffLine: [CodeText.Part]] {
    let parts = CodeText.lines(lines.map(\.text))
    return Dictionary(zip(lines, parts)) { one, _ in one }
  }

  /// The lines one below the other.
  var oneColumn: HTML {
    HTML("pre", .group(hunk.lines.map { line($0, isLeft: $0.change.isOnLeft) }))
  }

  /// The lines beside each other, in rows that are as high on both sides.
  var twoColumns: HTML {
    .group(hunk.runs.map { $0.first?.isUnchanged == true ? same($0) : changed($0) })
  }

  private func same(_ rows: [LineRow]) -> HTML {
    let lines = HTML.group(rows.compactMap(\.right).map { line($0, isLeft: false) })
    return HTML(
      "div", ["class": "same"],
      [HTML("pre", lines), HTML("pre", ["aria-hidden": "true"], lines)])
  }

  private func changed(_ rows: [LineRow]) -> HTML {
    let words = rows.map(\.words)
    let old = zip(rows, words).map { row, words in
      row.left.map { line($0, isLeft: true, words?.left) }
    }
    let new = zip(rows, words).map { row, words in
      row.right.map { line($0, isLeft: false, words?.right) }
    }
    return HTML(
      "div", ["class": "changed", "style": "--rows:\(rows.count)"],
      [column("old", old), column("new", new)])
  }

  /// - Parameter lines: Nil where only the other side has a line.
  private func column(_ name: String, _ lines: [HTML?]) -> HTML {
    var pieces: [HTML] = []
    var gap = 0
    for line in lines + [nil] {
      if let line {
        if gap > 0 { pieces.append(HunkText.gap(gap)) }
        pieces.append(line)
        gap = 0
      } else {
        gap += 1
      }
    }
    guard !pieces.isEmpty else { return [] }
    // What is missing at the end needs no room of its own.
    return HTML("pre", ["class": name], .group(pieces))
  }

  /// The room for lines that only the other side has.
  private static func gap(_ rows: Int) -> HTML {
    HTML("span", ["class": "gap", "style": "--gap:\(rows)"], "\n")
  }

  private func line(
    _ line: DiffLine, isLeft: Bool, _ words: [WordDifference.Part]? = nil
  ) -> HTML {
    let found = (isLeft ? left[line] : right[line]) ?? []
    let parts = words.map { CodeText.marked(found, $0) } ?? found
    let text = HTML.group(parts.map(CodeText.html)) + "\n"
    let isMoved = line.change == .movedAway || line.change == .movedHere
    let looks =
      (isMoved ? ["moved"] : []) + (HunkText.indentation(of: line.text).map { [$0] } ?? [])
    let look = looks.isEmpty ? nil : looks.joined(separator: " ")
    let name = line.change == .none ? "span" : line.change.isOnLeft ? "del" : "ins"
    return HTML(name, ["class": look], text)
  }

  /// The class of a line that may wrap, which says how far it is indented; nil if it cannot.
  private static func indentation(of line: String) -> String? {
    let blanks = line.prefix { $0 == " " }.count
    return line.count > narrow && blanks > 0 ? "i\(min(blanks, 12))" : nil
  }
}

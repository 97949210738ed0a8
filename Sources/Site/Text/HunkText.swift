import Book
import Text

/// Makes HTML of a hunk: its lines with their colours, and the words that changed.
struct HunkText {
  private let hunk: FileDifference.Hunk
  private let pieces: [DiffLine: [SwiftPiece]]

  /// A line that is longer than this may go on in a second one on a narrow screen.
  private static let narrow = 36

  init(_ hunk: FileDifference.Hunk) {
    self.hunk = hunk
    // Each side is read as a whole, so that a text over several lines has one colour.
    let sides = [hunk.lines.filter(\.change.isOnRight), hunk.lines.filter(\.change.isOnLeft)]
    let pieces = sides.flatMap { zip($0, SwiftPiece.lines($0.map(\.text))) }
    self.pieces = Dictionary(pieces) { one, _ in one }
  }

  var oneColumn: HTML {
    "<pre>\(hunk.lines.map { line($0) }.joined())</pre>"
  }

  /// The lines beside each other, in rows that are as high on both sides.
  var twoColumns: HTML {
    "\(hunk.runs.map { $0.first?.isUnchanged == true ? same($0) : changed($0) })"
  }

  private func same(_ rows: [LineRow]) -> HTML {
    let lines = rows.compactMap(\.right).map { line($0) }.joined()
    return """
      <div class="same">
      <pre>\(lines)</pre>
      <pre aria-hidden="true">\(lines)</pre>
      </div>
      """
  }

  private func changed(_ rows: [LineRow]) -> HTML {
    let signs = rows.map(\.changedSigns)
    let old = zip(rows, signs).map { row, signs in row.left.map { line($0, signs?.left ?? []) } }
    let new = zip(rows, signs).map { row, signs in row.right.map { line($0, signs?.right ?? []) } }
    return """
      <div class="changed" style="--rows:\(rows.count)">
      \(column("old", old))
      \(column("new", new))
      </div>
      """
  }

  /// - Parameter lines: Nil where only the other side has a line.
  private func column(_ name: String, _ lines: [HTML?]) -> HTML {
    var pieces: [HTML] = []
    // The room for lines that only the other side has; what is missing at the end needs none of its own.
    var gap = 0
    for line in lines {
      guard let line else {
        gap += 1
        continue
      }
      if gap > 0 { pieces.append(#"<span class="gap" style="--gap:\#(gap)">\#n</span>"#) }
      pieces.append(line)
      gap = 0
    }
    return pieces.isEmpty ? "" : #"<pre class="\#(name)">\#(pieces.joined())</pre>"#
  }

  private func line(_ line: DiffLine, _ changed: [Bool] = []) -> HTML {
    let isMoved = line.change == .movedAway || line.change == .movedHere
    let looks = [isMoved ? "moved" : nil, HunkText.indentation(of: line.text)].compactMap(\.self)
    let look = looks.isEmpty ? nil : looks.joined(separator: " ")
    let name = line.change == .none ? "span" : line.change.isOnLeft ? "del" : "ins"
    let code = CodeText.html(pieces[line] ?? [], changed: changed)
    return "<\(name)\(attribute: "class", look)>\(code)\n</\(name)>"
  }

  /// The class of a line that may wrap, which says how far it is indented; nil if it cannot.
  private static func indentation(of line: String) -> String? {
    let blanks = line.prefix { $0 == " " }.count
    return line.count > narrow && blanks > 0 ? "i\(min(blanks, 12))" : nil
  }
}

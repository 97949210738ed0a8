import Book
import Text

/// Makes HTML of some lines of a difference, with their colours.
struct HunkText {
  private let lines: [DiffLine]
  private let pieces: [DiffLine: [SwiftPiece]]

  init(_ lines: [DiffLine]) {
    self.lines = lines
    // Each side is parsed as a whole, so that a multi-line string has one colour.
    let sides = [lines.filter(\.change.isOnRight), lines.filter(\.change.isOnLeft)]
    let pieces = sides.flatMap { zip($0, SwiftPiece.lines($0.map(\.text))) }
    self.pieces = Dictionary(pieces) { one, _ in one }
  }

  var oneColumn: HTML { "<pre>\(html(lines[...]))</pre>" }

  /// Removed lines beside added ones, from the top, in rows of equal height.
  var twoColumns: HTML {
    var runs: [HTML] = []
    var rest = lines[...]
    while let first = rest.first {
      let run = rest.prefix { ($0.change == .none) == (first.change == .none) }
      runs.append(first.change == .none ? same(html(run)) : changed(run))
      rest = rest[run.endIndex...]
    }
    return "\(runs)"
  }

  private func same(_ lines: HTML) -> HTML {
    """
    <div class="same">
    <pre>\(lines)</pre>
    <pre aria-hidden="true">\(lines)</pre>
    </div>
    """
  }

  private func changed(_ run: ArraySlice<DiffLine>) -> HTML {
    let (old, new) = (run.filter(\.change.isOnLeft)[...], run.filter(\.change.isOnRight)[...])
    return """
      <div class="changed" style="--rows:\(max(old.count, new.count))">
      \(column("old", old))
      \(column("new", new))
      </div>
      """
  }

  private func column(_ name: String, _ lines: ArraySlice<DiffLine>) -> HTML {
    lines.isEmpty ? "" : #"<pre class="\#(name)">\#(html(lines))</pre>"#
  }

  private func html(_ lines: ArraySlice<DiffLine>) -> HTML { lines.map(html).joined() }

  private func html(_ line: DiffLine) -> HTML {
    let isMoved = line.change == .movedAway || line.change == .movedHere
    let look = CodeText.look(of: line.text, isMoved ? "moved" : nil)
    let name = line.change == .none ? "span" : line.change.isOnLeft ? "del" : "ins"
    return "<\(name)\(attribute: "class", look)>\(CodeText.html(pieces[line] ?? []))\n</\(name)>"
  }
}

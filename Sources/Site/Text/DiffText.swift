import Book
import Text

/// Renders a diff as HTML: in one column or, if it is split and there is room, old and new
/// side by side.
struct DiffText {
  /// The level of the headings with the files' names.
  var level = 3
  /// Whether each file can be linked to.
  var hasAnchors = false
  var isSplit = false
  /// The new version, whose unchanged lines unfold; nil shows only the change.
  var whole: SourceTree?
  /// The link of a file's name on a side; nil if it has no page.
  var source: (String, Side) -> String? = { _, _ in nil }

  func html(_ files: [FileDifference]) -> HTML { "\(files.map(html))" }

  private func html(_ file: FileDifference) -> HTML {
    let isOneSided = file.left == nil || file.right == nil
    let hunks = file.hunks.map { hunk -> HTML in
      let text = HunkText(hunk.lines)
      return """
        <div class="hunk">
        \(isSplit && !isOneSided ? text.twoColumns : text.oneColumn)
        </div>
        """
    }
    let gaps = isOneSided ? [] : gaps(in: file)
    let parts = gaps.isEmpty ? hunks : zip(gaps, hunks).flatMap { [$0, $1] } + gaps.suffix(1)
    return """
      <section class="file\(isSplit && !isOneSided ? " split" : "")"\
      \(attribute: "id", hasAnchors ? DiffText.anchor(of: file) : nil)>
      <h\(level)>\(heading(of: file))</h\(level)>
      \(parts)
      </section>
      """
  }

  /// The unchanged lines before each hunk and after the last, which unfold; empty where there is no file.
  private func gaps(in file: FileDifference) -> [HTML] {
    guard let path = file.right, var lines = whole?[path]?.linesOfGit else { return [] }
    if lines.last == "" { lines.removeLast() }
    let hunks = file.hunks.map { $0.linesOnRight(of: lines.count) }
    let ends = hunks.map(\.upperBound)
    let starts = hunks.map(\.lowerBound)
    return zip([0] + ends, starts + [lines.count]).map { start, end in
      gap(Array(lines[start..<max(start, end)]).withoutAnchors { $0 })
    }
  }

  private func gap(_ lines: [String]) -> HTML {
    guard lines.contains(where: { !$0.isEmpty }) else { return "" }
    return """
      <details class="gap">
      <summary>\(counted(lines.count, "unchanged line"))</summary>
      <pre>\(CodeText.html(lines))</pre>
      </details>
      """
  }

  static func anchor(of file: FileDifference) -> String { "file-\(file.path.headingName)" }

  private func heading(of file: FileDifference) -> HTML {
    let side: Side = file.right == nil ? .before : .after
    let name: HTML = "<code>\(file.right ?? file.path)</code>"
    let link = source(file.right ?? file.path, side).map {
      #"<a href="\#($0)">\#(name)</a>"# as HTML
    }
    return "\(link ?? name) <small>\(note(on: file))</small>"
  }

  /// Such as “added”, or “3 removed, 5 added, 2 moved”.
  private func note(on file: FileDifference) -> String {
    if file.right == nil { return "removed" }
    if file.left == nil { return "added" }
    let lines = file.lines.filter { !$0.isBlank }
    func count(_ change: DiffLine.Change) -> Int { lines.count { $0.change == change } }
    let counts = [
      (count(.removed), "removed"), (count(.added), "added"),
      (max(count(.movedAway), count(.movedHere)), "moved"),
    ]
    return counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}

extension DiffText {
  /// Says what the marks and colours of a difference mean.
  ///
  /// - Parameter moves: Whether moved lines have their own marks.
  static func legend(moves: Bool = true) -> HTML {
    var marks: [HTML] = ["<del>− removed</del>", "<ins>+ added</ins>"]
    if moves {
      marks.append(#"<del class="moved">&lt; moved from here</del>"#)
      marks.append(#"<ins class="moved">&gt; moved to here</ins>"#)
    }
    return #"<p class="legend">\#(marks.joined(by: " "))</p>"#
  }
}

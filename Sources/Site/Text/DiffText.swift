import Book

/// Makes HTML of a difference: two columns where there is room, one below the other on a narrow
/// screen.
struct DiffText {
  /// What a file's name links to on either side; nil where it has no page.
  var source: (String, Side) -> String? = { _, _ in nil }
  /// The level of the headings with the files' names.
  var level = 3
  /// What the two sides are called.
  var sides = (left: "before", right: "after")

  func html(_ files: [FileDifference]) -> HTML { .group(files.map(html)) }

  private func html(_ file: FileDifference) -> HTML {
    let isOneSided = file.left == nil || file.right == nil
    return HTML(
      "section", ["class": isOneSided ? "file one-sided" : "file"],
      [
        HTML("h\(level)", heading(of: file)),
        .group(file.hunks.map { isOneSided ? whole($0) : html($0) }),
      ])
  }

  private func heading(of file: FileDifference) -> HTML {
    func name(_ path: String, _ side: Side) -> HTML {
      let name = HTML("code", .text(path))
      return source(path, side).map { HTML("a", ["href": $0], name) } ?? name
    }
    func note(_ text: String) -> HTML { [" ", HTML("small", .text(text))] }
    switch (file.left, file.right) {
    case (let left?, nil): return name(left, .before) + note("only \(sides.left)")
    case (nil, let right?): return name(right, .after) + note("only \(sides.right)")
    default: return name(file.path, .after) + note(size(of: file))
    }
  }

  /// Such as “3 lines removed, 5 added, 2 moved”.
  private func size(of file: FileDifference) -> String {
    let counts = [
      (file.count(.removed), "removed"), (file.count(.added), "added"),
      (max(file.count(.movedAway), file.count(.movedHere)), "moved"),
    ].filter { $0.0 > 0 }
    return counts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  /// A file that only one side has.
  private func whole(_ hunk: FileDifference.Hunk) -> HTML {
    let lines = zip(hunk.lines, CodeText.lines(hunk.lines.map(\.text)))
    return HTML(
      "div", ["class": "hunk"],
      HTML("pre", .group(lines.map { line($0, $1) })))
  }

  private func html(_ hunk: FileDifference.Hunk) -> HTML {
    let painter = HunkPainter(hunk)
    return HTML(
      "div", ["class": "hunk"],
      .group(
        hunk.runs.map { rows in
          rows.first?.isUnchanged == true ? same(rows, painter) : changed(rows, painter)
        }))
  }

  private func same(_ rows: [LineRow], _ painter: HunkPainter) -> HTML {
    let lines = HTML.group(rows.map { line($0.right, painter.parts($0.right, isLeft: false)) })
    return HTML(
      "div", ["class": "same"],
      [HTML("pre", lines), HTML("pre", ["aria-hidden": "true"], lines)])
  }

  private func changed(_ rows: [LineRow], _ painter: HunkPainter) -> HTML {
    func column(_ name: String, _ lines: [HTML]) -> HTML {
      HTML("pre", ["class": name], .group(lines))
    }
    let words = rows.map(\.words)
    let left = zip(rows, words).map { row, words in
      line(row.left, painter.parts(row.left, isLeft: true, words?.left))
    }
    let right = zip(rows, words).map { row, words in
      line(row.right, painter.parts(row.right, isLeft: false, words?.right))
    }
    return HTML(
      "div", ["class": "changed", "style": "--rows:\(rows.count)"],
      [column("old", left), column("new", right)])
  }

  /// A line, or the room for one that only the other side has.
  private func line(_ line: DiffLine?, _ parts: [CodeText.Part]) -> HTML {
    guard let line else { return HTML("i", [:]) }
    let text = HTML.group(parts.map(CodeText.html)) + "\n"
    switch line.change {
    case .none: return HTML("span", text)
    case .removed: return HTML("del", text)
    case .added: return HTML("ins", text)
    case .movedAway: return HTML("del", ["class": "moved"], text)
    case .movedHere: return HTML("ins", ["class": "moved"], text)
    }
  }
}

/// The colours of the lines of a hunk: each side is read as a whole, so that a text over several lines
/// has one colour.
private struct HunkPainter {
  private var left: [DiffLine: [CodeText.Part]] = [:]
  private var right: [DiffLine: [CodeText.Part]] = [:]

  init(_ hunk: FileDifference.Hunk) {
    let (old, new) = (
      hunk.lines.filter(\.change.isOnLeft), hunk.lines.filter(\.change.isOnRight)
    )
    left = HunkPainter.parts(old)
    right = HunkPainter.parts(new)
  }

  private static func parts(_ lines: [DiffLine]) -> [DiffLine: [CodeText.Part]] {
    let parts = CodeText.lines(lines.map(\.text))
    return Dictionary(zip(lines, parts)) { one, _ in one }
  }

  func parts(
    _ line: DiffLine?, isLeft: Bool, _ words: [WordDifference.Part]? = nil
  ) -> [CodeText.Part] {
    guard let line, let parts = isLeft ? left[line] : right[line] else { return [] }
    return words.map { CodeText.marked(parts, $0) } ?? parts
  }
}

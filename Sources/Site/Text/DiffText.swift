import Book

/// Makes HTML of a difference: two columns where there is room, one below the other on a narrow
/// screen.
struct DiffText {
  /// The level of the headings with the files' names.
  var level = 3
  /// Whether each file can be linked to.
  var hasAnchors = false
  /// What a file's name links to on either side; nil where it has no page.
  var source: (String, Side) -> String? = { _, _ in nil }

  func html(_ files: [FileDifference]) -> HTML { "\(files.map(html))" }

  private func html(_ file: FileDifference) -> HTML {
    let isOneSided = file.left == nil || file.right == nil
    let hunks = file.hunks.map { hunk -> HTML in
      let text = HunkText(hunk)
      return """
        <div class="hunk">
        \(isOneSided ? text.oneColumn : text.twoColumns)
        </div>
        """
    }
    return """
      <section class="file"\(attribute: "id", hasAnchors ? DiffText.anchor(of: file) : nil)>
      <h\(level)>\(heading(of: file))</h\(level)>
      \(hunks)
      </section>
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
  /// - Parameter moves: Whether moved lines are told from the others.
  static func legend(moves: Bool = true) -> HTML {
    var marks: [HTML] = ["<del>− removed</del>", "<ins>+ added</ins>"]
    if moves {
      marks.append(#"<del class="moved">&lt; moved from here</del>"#)
      marks.append(#"<ins class="moved">&gt; moved to here</ins>"#)
    }
    return #"<p class="legend">\#(marks.joined(by: " "))</p>"#
  }
}

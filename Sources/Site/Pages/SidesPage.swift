import Book
import Text

extension LessonPages {
  var sides: SitePage {
    let difference = DiffText(level: 2, hasAnchors: true, isSplit: true, source: source)
    let files = contents.sides.map { file -> HTML in
      let side = file.right == nil ? "before" : file.left == nil ? "after" : nil
      return """
        <li><a\(attribute: "class", side) href="#\(DiffText.anchor(of: file))">\
        <code>\(file.path)</code></a></li>
        """
    }
    return page(
      .sides,
      about: "Both versions of lesson \(lesson.number), \(lesson.title), file by file.",
      """
      <p>\(summary)</p>
      \(DiffText.legend())
      <nav class="files" aria-label="Files">
      <ul>
      \(files)
      </ul>
      </nav>
      \(difference.html(contents.sides))
      \(unchanged)
      """)
  }

  private func source(_ path: String, _ side: Side) -> String? {
    pages.links.source("\(lesson.sources(side))/\(path)", from: address(.sides))
  }

  private var summary: String {
    func files(_ tree: SourceTree) -> String { counted(tree.paths.count, "file") }
    func lines(_ tree: SourceTree) -> Int { tree.files.values.reduce(0) { $0 + $1.codeLines } }
    let trees = contents.trees
    return
      "The before version has \(files(trees.before)) with \(lines(trees.before)) lines of code, "
      + "the after version \(files(trees.after)) with \(lines(trees.after)). Files in both come "
      + "first, then files in only one."
  }

  private var unchanged: HTML {
    let changed = Set(contents.sides.map(\.path))
    let (before, after) = (contents.trees.before, contents.trees.after)
    let same = after.paths.filter { before[$0] != nil && !changed.contains($0) }
    let links = same.map { path -> HTML in
      "<a\(attribute: "href", source(path, .after))><code>\(path)</code></a>"
    }
    return links.isEmpty
      ? "" : #"<p>The same in both versions: \#(links.joined(by: ", ")).</p>"#
  }
}

import Book

/// Before and after of a lesson beside each other, file by file.
struct SidesPage {
  let contents: LessonContents
  let context: PageContext

  private var lesson: Lesson { contents.lesson }
  private var here: Address { .lesson(lesson, .sides) }

  var page: SitePage {
    let difference = DiffText(
      words: .sides, level: 2, hasAnchors: true,
      source: { path, side in
        context.links.source("\(lesson.sources(side))/\(path)", from: here)
      })
    return SitePage(
      address: here, title: "\(lesson.title), side by side",
      description: "Before and after of lesson \(lesson.number), \(lesson.title), file by file.",
      width: .wide,
      content: [
        LessonHeader(lesson: lesson, part: .sides).html("Before and after, side by side"),
        HTML(
          "div", ["class": "prose"],
          [
            HTML("p", .text(summary)),
            DiffText.legend(.sides),
          ]),
        files,
        difference.html(contents.sides),
        unchanged,
      ])
  }

  /// Such as “One file became eight”.
  private var summary: String {
    func files(_ tree: SourceTree) -> String {
      "\(tree.paths.count) \(tree.paths.count == 1 ? "file" : "files")"
    }
    func lines(_ tree: SourceTree) -> Int { tree.files.values.reduce(0) { $0 + $1.codeLines } }
    return "Before is \(files(contents.before)) with \(lines(contents.before)) lines of code, "
      + "after \(files(contents.after)) with \(lines(contents.after)). Files that both have come "
      + "first, then those that went and those that came."
  }

  /// The way to each file.
  private var files: HTML {
    let items = contents.sides.map { file in
      let side = file.right == nil ? "before" : file.left == nil ? "after" : nil
      let name = HTML("code", .text(file.path))
      let link = HTML("a", ["class": side, "href": "#\(DiffText.anchor(of: file))"], name)
      return HTML("li", link)
    }
    return HTML("nav", ["class": "files", "aria-label": "Files"], HTML("ul", .group(items)))
  }

  /// The files that are the same on both sides.
  private var unchanged: HTML {
    let changed = Set(contents.sides.map(\.path))
    let same = contents.after.paths.filter {
      contents.before[$0] != nil && !changed.contains($0)
    }
    guard !same.isEmpty else { return [] }
    let links = same.map { path -> HTML in
      let page = context.links.source("\(lesson.sources(.after))/\(path)", from: here)
      return HTML("a", ["href": page], HTML("code", .text(path)))
    }
    return HTML("p", ["class": "prose"], ["The same on both sides: ", links.joined(by: ", "), "."])
  }
}

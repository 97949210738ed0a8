import Book

/// A source file, with a place to link to for every line.
struct SourcePage {
  /// Its path in the book.
  let path: String
  let text: String
  let context: PageContext

  private var here: Address { .source(path) }
  private var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  var page: SitePage {
    SitePage(
      address: here, title: path.replacing(#/^Sources\/(?:Lessons\/)?/#, with: ""),
      description: "The source of \(path), with a link to every line.", width: .wide,
      content: [
        HTML(
          "header", ["class": "lesson"],
          [HTML("p", ["class": "place"], place), HTML("h1", HTML("code", .text(name))), quotes]),
        HTML(
          "pre", ["class": "source", "tabindex": "0", "role": "group", "aria-label": name],
          HTML("code", lines)),
      ])
  }

  /// Where the file is, and the way to its lesson and to the same file on the other side.
  private var place: HTML {
    guard let (lesson, side) = Catalogue.place(of: path) else { return .text(path) }
    let name = String(path.dropFirst(lesson.sources(side).count + 1))
    let other = Side.allCases.first { $0 != side }
    let twin = other.flatMap { other in
      context.links.source("\(lesson.sources(other))/\(name)", from: here).map { link in
        [" · ", HTML("a", ["href": link], .text("the same file in \(other.rawValue)"))] as HTML
      }
    }
    let contents = context.book.lessons.first { $0.lesson == lesson }
    let difference = contents?.sides.first { $0.path == name }.map(DiffText.anchor(of:))
    return [
      HTML(
        "a", ["href": Address.lesson(lesson).link(from: here)],
        .text("Lesson \(lesson.number), \(lesson.title)")),
      .text(" · \(side.rawValue)"), twin ?? [], " · ",
      HTML(
        "a", ["href": Address.lesson(lesson, .sides).link(from: here, at: difference)],
        "side by side"),
    ]
  }

  /// The way back to where lessons quote the file.
  private var quotes: HTML {
    let links = (context.links.quotes[path] ?? []).map { lesson, quote in
      let words =
        quote.snippet.map { "lesson \(lesson.number): \($0)" } ?? "lesson \(lesson.number)"
      let place = Address.lesson(lesson).link(from: here, at: quote.anchor)
      return HTML("a", ["href": place], .text(words))
    }
    return links.isEmpty
      ? [] : HTML("p", ["class": "place"], ["Quoted in ", links.joined(by: " · ")])
  }

  /// The lines, with those of a snippet together, so that a link can mark them.
  private var lines: HTML {
    var code = text.lines
    if code.last == "" { code.removeLast() }
    var open: [[HTML]] = [[]]
    for (number, (line, parts)) in zip(1..., zip(code, CodeText.lines(code))) {
      let anchor = Anchor(line)
      if let anchor, !anchor.isOpening, open.count > 1 {
        let inside = HTML.group(open.removeLast())
        let place = Quote.anchor(of: anchor.name)
        open[open.count - 1].append(HTML("span", ["class": "snippet", "id": place], inside))
      }
      let isMark = anchor != nil
      open[open.count - 1].append(
        HTML(
          "span",
          [
            "id": "L\(number)", "class": isMark ? "end" : nil, "aria-hidden": isMark ? "true" : nil,
          ], .group(parts.map(CodeText.html)) + "\n"))
      if anchor?.isOpening == true { open.append([]) }
    }
    return .group(open.flatMap(\.self))
  }
}

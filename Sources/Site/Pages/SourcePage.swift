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
      address: here, title: SourcePage.short(path),
      description: "The source of \(path), with a link to every line.", width: .wide,
      content: [
        HTML(
          "header", ["class": "lesson"],
          [HTML("p", ["class": "place"], place), HTML("h1", HTML("code", .text(name)))]),
        HTML(
          "pre", ["class": "source", "tabindex": "0", "role": "group", "aria-label": name],
          HTML("code", .group(lines))),
      ])
  }

  /// The path from the folder that tells most, such as `02-OpenClosed/Before/Referee.swift`.
  private static func short(_ path: String) -> String {
    path.replacing(#/^(?:Sources/Lessons/|Sources/)/#, with: "")
  }

  /// Where the file is, and the way to its lesson and to the same file on the other side.
  private var place: HTML {
    guard let (lesson, side) = lessonAndSide else { return .text(path) }
    let other = Side.allCases.first { $0 != side }
    let twin = other.flatMap { other in
      let twin = path.replacing(lesson.sources(side), with: lesson.sources(other))
      return context.links.source(twin, from: here).map { link in
        [" · ", HTML("a", ["href": link], .text("the same file in \(other.rawValue)"))] as HTML
      }
    }
    return [
      HTML(
        "a", ["href": Address.lesson(lesson).link(from: here)],
        .text("Lesson \(lesson.number), \(lesson.title)")),
      .text(" · \(side.rawValue)"), twin ?? [], " · ",
      HTML("a", ["href": Address.lesson(lesson, .sides).link(from: here)], "side by side"),
    ]
  }

  private var lessonAndSide: (Lesson, Side)? {
    for contents in context.book.lessons {
      for side in Side.allCases where path.hasPrefix("\(contents.lesson.sources(side))/") {
        return (contents.lesson, side)
      }
    }
    return nil
  }

  private var lines: [HTML] {
    var code = text.lines
    if code.last == "" { code.removeLast() }
    return CodeText.lines(code).enumerated().map { index, parts in
      let isAnchor = Anchor(code[index]) != nil
      return HTML(
        "span",
        [
          "id": "L\(index + 1)", "class": isAnchor ? "end" : nil,
          "aria-hidden": isAnchor ? "true" : nil,
        ], .group(parts.map(CodeText.html)) + "\n")
    }
  }
}

import Book
import Text

/// A source file, with a link target for every line.
struct SourcePage {
  /// Its path in the book.
  let path: String
  let text: String
  let pages: BookPages

  private var here: Address { .source(path) }
  private var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  var page: SitePage {
    SitePage(
      address: here, title: path.replacing(#/^Sources\/(?:Lessons\/)?/#, with: ""),
      description: "The source of \(path), with a link to every line.",
      lesson: pages.book.catalogue.place(of: path)?.lesson,
      content: """
        <header>
        <p class="place">\(place)</p>
        <h1><code>\(name)</code></h1>
        </header>
        <pre class="source"><code>\(lines)</code></pre>
        """)
  }

  /// The file's place, with links to its lesson and to its twin on the other side.
  private var place: HTML {
    guard let (lesson, side) = pages.book.catalogue.place(of: path) else { return "\(path)" }
    let name = String(path.dropFirst(lesson.sources(side).count + 1))
    let other: Side = side == .before ? .after : .before
    let twin = pages.links.source("\(lesson.sources(other))/\(name)", from: here).map {
      link -> HTML in
      #" · <a href="\#(link)">the same file in the \#(other.rawValue) version</a>"#
    }
    let contents = pages.book.lessons.first { $0.lesson == lesson }
    let difference = contents?.sides.first { $0.path == name }.map(DiffText.anchor(of:))
    let sides = Address.lesson(lesson, .sides).link(from: here, at: difference)
    return """
      <a href="\(Address.lesson(lesson).link(from: here))">Lesson \(lesson.number), \(lesson.title)</a> \
      · \(side.rawValue)\(twin) · <a href="\(sides)">side by side</a>
      """
  }

  /// The lines, with those of a snippet together, so that a link can mark them.
  private var lines: HTML {
    var code = text.lines
    if code.last == "" { code.removeLast() }
    let lines = zip(1..., zip(code, SwiftPiece.lines(code))).map { number, line -> HTML in
      let html = CodeText.html(line.1)
      guard let anchor = Anchor(line.0) else {
        let look = CodeText.look(of: line.0)
        return #"<span id="L\#(number)"\#(attribute: "class", look)>\#(html)\#n</span>"#
      }
      let mark: HTML = #"<span id="L\#(number)" class="end" aria-hidden="true">\#(html)\#n</span>"#
      let place = Address.fragment(of: anchor.name)
      return anchor.isOpening ? #"\#(mark)<span class="snippet" id="\#(place)">"# : "</span>\(mark)"
    }
    return lines.joined()
  }
}

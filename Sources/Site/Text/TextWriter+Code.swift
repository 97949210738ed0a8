import Book
import Text

extension TextWriter {
  func code(_ lines: [String], _ language: String, _ marker: Marker?) -> HTML {
    if let picture = pictures[marker?.source ?? ""], let diagram = MermaidDiagram(lines) {
      return """
        <figure class="diagram">
        \(picture)
        \(legend(of: diagram))
        </figure>
        """
    }
    // What the arcade shows is as wide as a terminal.
    let isScreen = marker?.kind == "output" && marker?.source.hasPrefix("arcade ") == true
    let looks = ["code", language, isScreen ? "screen" : ""].filter { !$0.isEmpty }
    let code: HTML =
      switch language {
      case "swift": CodeText.html(lines)
      case "diff": lines.map(TextWriter.change).joined(by: "\n")
      default: "\(lines.joined(separator: "\n"))"
      }
    let (label, caption) = source(of: marker, language)
    return """
      <figure class="\(looks.joined(separator: " "))">
      \(caption.map { "<figcaption>\($0)</figcaption>" as HTML })
      <pre tabindex="0" role="group" aria-label="\(label)"><code>\(code)</code></pre>
      </figure>
      """
  }

  private static func change(_ line: String) -> HTML {
    line.hasPrefix("+")
      ? "<ins>\(line)</ins>" : line.hasPrefix("-") ? "<del>\(line)</del>" : "\(line)"
  }

  /// What the lines of a diagram mean, for readers who do not draw in UML; the picture says so itself to
  /// those who do not see it.
  private func legend(of diagram: MermaidDiagram) -> HTML {
    let verbs = diagram.classes.flatMap(\.arrows).map(\.verb)
    let kinds: [(MermaidDiagram.Arrow.Verb, String)] = [
      (.has, "◆—"), (.inherits, "△—"), (.conforms, "△╌"), (.uses, "—➤"), (.depends, "╌➤"),
    ]
    let words = kinds.filter { verbs.contains($0.0) }.map { verb, line -> HTML in
      "<span>\(line) \(verb.rawValue)</span>"
    }
    return #"<figcaption aria-hidden="true">\#(words.joined(by: " "))</figcaption>"#
  }

  /// What a quote is called, and the way to where it comes from.
  private func source(of marker: Marker?, _ language: String) -> (label: String, caption: HTML?) {
    if let quote = marker, quote.kind == "code" {
      let name = quote.path.split(separator: "/").suffix(2).joined(separator: "/")
      let link = links.source(quote.path, snippet: quote.snippet, from: here)
      return ("Code of \(name)", link.map { #"<a href="\#($0)">\#(name)</a>"# } ?? "\(name)")
    }
    guard let marker, marker.kind == "output" else {
      return (language == "sh" ? "Commands" : "Code", nil)
    }
    let command = marker.source.replacing(#/ \(exit \d+\)$/#, with: "")
    return ("What \(command) prints", "<code>\(command)</code>")
  }
}

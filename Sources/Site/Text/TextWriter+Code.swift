import Book

extension TextWriter {
  /// A block of code, with where it comes from.
  func code(_ lines: [String], _ language: String, _ marker: Marker?) -> HTML {
    if language == "mermaid", let diagram = MermaidDiagram(lines) {
      return HTML("figure", ["class": "diagram"], DiagramDrawing.svg(diagram))
    }
    let text = language == "swift" ? CodeText.html(lines) : .text(lines.joined(separator: "\n"))
    let (label, caption) = source(of: marker, language)
    return HTML(
      "figure",
      [
        "class": "code" + (language.isEmpty ? "" : " \(language)")
          + (marker?.isScreen == true ? " screen" : ""),
        "id": marksQuotes ? marker?.quote?.anchor : nil,
      ],
      [
        caption.map { HTML("figcaption", $0) } ?? [],
        HTML(
          "pre", ["tabindex": "0", "role": "group", "aria-label": label], HTML("code", text)),
      ])
  }

  /// What a quote is called, and the way to where it comes from.
  private func source(of marker: Marker?, _ language: String) -> (label: String, caption: HTML?) {
    if let quote = marker?.quote {
      let name = quote.path.split(separator: "/").suffix(2).joined(separator: "/")
      let link = links.source(quote.path, snippet: quote.snippet, from: here)
      return ("Code of \(name)", link.map { HTML("a", ["href": $0], .text(name)) } ?? .text(name))
    }
    guard let marker, marker.kind == "output" else {
      return (language == "sh" ? "Commands" : "Code", nil)
    }
    let command = marker.source.replacing(#/ \(exit \d+\)$/#, with: "")
    return ("What \(command) prints", HTML("code", .text(command)))
  }
}

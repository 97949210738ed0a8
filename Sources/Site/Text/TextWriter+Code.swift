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
      "figure", ["class": language.isEmpty ? "code" : "code \(language)"],
      [
        caption.map { HTML("figcaption", $0) } ?? [],
        HTML(
          "pre", ["tabindex": "0", "role": "group", "aria-label": label], HTML("code", text)),
      ])
  }

  /// What a quote is called, and the way to where it comes from.
  private func source(of marker: Marker?, _ language: String) -> (label: String, caption: HTML?) {
    switch marker?.kind {
    case "code":
      let parts = (marker?.source ?? "").split(separator: "#").map(String.init)
      let path = parts.first ?? ""
      let name = path.split(separator: "/").suffix(2).joined(separator: "/")
      let link = links.source(path, snippet: parts.dropFirst().first, from: here)
      return ("Code of \(name)", link.map { HTML("a", ["href": $0], .text(name)) } ?? .text(name))
    case "output":
      let command = (marker?.source ?? "").replacing(#/ \(exit \d+\)$/#, with: "")
      return ("What \(command) prints", HTML("code", .text(command)))
    default:
      return (language == "sh" ? "Commands" : "Code", nil)
    }
  }
}

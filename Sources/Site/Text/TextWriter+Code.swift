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
    // The arcade's output is as wide as a terminal.
    let isScreen = marker?.kind == "output" && marker?.source.hasPrefix("arcade ") == true
    let looks = ["code", language, isScreen ? "screen" : ""].filter { !$0.isEmpty }
    let (label, caption) = source(of: marker, language)
    return """
      <figure class="\(looks.joined(separator: " "))">
      \(caption.map { "<figcaption>\($0)</figcaption>" as HTML })
      \(pre(lines, language, label))
      </figure>
      """
  }

  /// The lines themselves. Code that is too wide wraps, so that it never scrolls.
  private func pre(_ lines: [String], _ language: String, _ label: String) -> HTML {
    switch language {
    case "swift": "<pre><code>\(CodeText.html(lines))</code></pre>"
    case "diff":
      """
      <div class="hunk">
      \(HunkText(lines.map(TextWriter.change)).oneColumn)
      </div>
      """
    case "sh": "<pre><code>\(lines.map(TextWriter.command).joined(by: "\n"))</code></pre>"
    default:
      """
      <pre tabindex="0" role="group" aria-label="\(label)"><code>\(lines.joined(separator: "\n"))</code></pre>
      """
    }
  }

  /// A command, whose options are never broken.
  private static func command(_ line: String) -> HTML {
    line.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.hasPrefix("-") ? "<u>\(String(word))</u>" : "\(String(word))"
    }.joined(by: " ")
  }

  /// A line of a difference as a page has it: its sign and a blank, then the code.
  private static func change(_ line: String) -> DiffLine {
    let changes: [Character: DiffLine.Change] = ["+": .added, "-": .removed]
    return DiffLine(String(line.dropFirst(2)), line.first.flatMap { changes[$0] } ?? .none)
  }

  /// Explains a diagram's lines to readers who do not know UML; the picture's own description is
  /// for those who cannot see it.
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

  /// Such as “Ship.swift”, with its version if it is of one, or “Slip 1, before”.
  private static func name(of path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    guard let name = parts.last, parts.count > 2 else { return path }
    if let number = parts[parts.count - 2].firstMatch(of: #/^(\d+)-/#)?.1, path.hasSuffix(".diff") {
      return "Slip \(number), \(name.replacing(".diff", with: "").lowercased())"
    }
    if let step = name.firstMatch(of: #/^0*(\d+)-.*\.diff/#)?.1 { return "Step \(step)" }
    return (Side.allCases.map(\.folder).first { parts.contains($0) }.map { "\($0)/" } ?? "") + name
  }

  /// A quote's label, and the link to its source.
  private func source(of marker: Marker?, _ language: String) -> (label: String, caption: HTML?) {
    if let quote = marker, quote.kind == "code" {
      let name = TextWriter.name(of: quote.path)
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

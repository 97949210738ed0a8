extension HTML {
  /// The text of the piece: each block begins a line, and nothing is indented.
  package var written: String {
    var writer = HTMLWriter()
    writer.write(self)
    return writer.text
  }
}

/// Writes pieces of pages as the HTML standard wants them, with SVG among them.
private struct HTMLWriter {
  private(set) var text = ""
  /// How many elements are open in which a line end would be seen.
  private var literals = 0

  /// Elements without content and without an end: <https://html.spec.whatwg.org/#void-elements>.
  private static let void: Set = [
    "br", "col", "hr", "img", "input", "link", "meta", "wbr",
  ]
  /// Elements after whose end a line may end.
  private static let blocks: Set = [
    "article", "aside", "blockquote", "body", "caption", "dd", "details", "div", "dl", "dt",
    "figcaption", "figure", "footer", "g", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header",
    "html", "li", "link", "main", "meta", "nav", "ol", "p", "pre", "rect", "script", "section",
    "summary", "svg", "table", "tbody", "td", "text", "th", "thead", "title", "tr", "ul",
  ]
  /// Elements after whose start a line may end, too.
  private static let containers: Set = [
    "article", "aside", "blockquote", "body", "details", "div", "dl", "figure", "footer", "g",
    "head", "header", "html", "main", "nav", "ol", "section", "svg", "table", "tbody", "thead",
    "tr", "ul",
  ]

  mutating func write(_ piece: HTML) {
    switch piece {
    case .text(let text): self.text += text.escaped(quotes: false)
    case .raw(let text): self.text += text
    case .group(let pieces): pieces.forEach { write($0) }
    case .element(let name, let attributes, let content): write(name, attributes, content)
    }
  }

  private mutating func write(
    _ name: String, _ attributes: [HTML.Attribute], _ content: [HTML]
  ) {
    text += "<\(name)"
    for attribute in attributes {
      text += " \(attribute.name)=\"\(attribute.value.escaped(quotes: true))\""
    }
    text += ">"
    if !HTMLWriter.void.contains(name) {
      let isLiteral = name == "pre"
      endLine(after: HTMLWriter.containers.contains(name))
      if isLiteral { literals += 1 }
      content.forEach { write($0) }
      text += "</\(name)>"
      if isLiteral { literals -= 1 }
    }
    endLine(after: HTMLWriter.blocks.contains(name))
  }

  private mutating func endLine(after isBlock: Bool) {
    if isBlock, literals == 0 { text += "\n" }
  }
}

extension String {
  fileprivate func escaped(quotes: Bool) -> String {
    let special = utf8.contains { byte in
      byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
        || quotes && byte == UInt8(ascii: "\"")
    }
    guard special else { return self }
    var escaped = ""
    for character in unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"" where quotes: escaped += "&quot;"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}

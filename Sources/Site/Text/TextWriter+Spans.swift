import Book
import Text

extension TextWriter {
  /// Running text with its marks and links.
  func html(_ spans: [Span]) -> HTML {
    var pieces: [HTML] = []
    var linked: [Span] = []
    for (index, span) in spans.enumerated() {
      guard span.marks.contains(.link) || span.marks.contains(.address) else {
        pieces.append(html(span))
        continue
      }
      if span.marks.contains(.link) { linked.append(span) }
      let next = spans.dropFirst(index + 1).first
      let isEnd = next.map { !$0.marks.contains(.link) && !$0.marks.contains(.address) } ?? true
      guard span.marks.contains(.address) || isEnd else { continue }
      // If a link's text is its address, keep that.
      let target = span.marks.contains(.address) ? span.text : linked.text
      pieces.append(link(linked.map(html).joined(), to: target))
      linked = []
    }
    return pieces.joined()
  }

  private func link(_ text: HTML, to target: String) -> HTML {
    guard let address = links.link(to: target, in: folder, from: here) else { return text }
    return #"<a href="\#(address)">\#(text)</a>"#
  }

  private func html(_ span: Span) -> HTML {
    let isCode = span.marks.contains(.code)
    var piece: HTML = isCode ? TextWriter.code(span.text) : "\(span.text.withPrintedApostrophes)"
    if isCode {
      if linksSources, !span.marks.contains(.link),
        let page = links.source(named: span.text, from: here)
      {
        piece = #"<a href="\#(page)">\#(piece)</a>"#
      }
    }
    if span.marks.contains(.emphasis) { piece = "<em>\(piece)</em>" }
    if span.marks.contains(.strong) { piece = "<strong>\(piece)</strong>" }
    return piece
  }
}

extension TextWriter {
  /// The longest word of code that is never broken: one that fits on any line.
  private static let whole = 30

  /// Code in running text. Words such as `--next` and `->` stay whole; only a long one may be broken.
  static func code(_ text: String) -> HTML {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    if words.count == 1, text.count <= whole { return "<code>\(text)</code>" }
    let pieces = words.map { word -> HTML in
      let breaks = word.count <= whole && word.contains { "-/>".contains($0) }
      return breaks ? "<span>\(word)</span>" : "\(word)"
    }
    return #"<code class="long">\#(pieces.joined(by: " "))</code>"#
  }
}

extension String {
  /// The text with curly apostrophes. Names in quotes, as compilers write them, keep theirs.
  var withPrintedApostrophes: String {
    guard contains("'") else { return self }
    return replacing(#/(^|[^\w'])'([^' ][^']*)'(?!\w)|'/#) { found in
      found.output.2.map { "\(found.output.1 ?? "")'\($0)'" } ?? "’"
    }
  }

  /// The anchor of a heading with this text, as code hosts generate it.
  package var headingName: String {
    trimmed.lowercased().replacing(" ", with: "-")
      .filter { $0.isLetter || $0.isNumber || "-_".contains($0) }
  }
}

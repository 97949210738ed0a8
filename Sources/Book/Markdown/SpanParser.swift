/// Parses running text: emphasis, code, links, and the little HTML that pages use.
///
/// It knows a part of CommonMark, read from left to right; whatever does not fit a rule is text.
struct SpanParser {
  private let code = #/(`+)(?!`)(.*?[^`])\1(?!`)/#
  private let tag = #/<!--.*?-->|</?(?:b|br|code|em|i|kbd|strong)\b[^>]*>/#
  /// The text may have brackets in it; after the address there may be a title.
  private let link = #/!?\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(<?([^\s()<>]+)>?(?:\s[^)]*)?\)/#
  private let strong = #/\*\*(?!\s)((?:`[^`]*`|[^`])+?)\*\*(?!\*)/#
  /// Marks in code, and strong text inside, do not end it.
  private let emphasis = #/\*(?![\s*])((?:`[^`]*`|\*\*|[^`*])+?)\*(?!\*)/#

  func spans(in text: String) -> [Span] { spans(in: text[...], []) }

  private func spans(in text: Substring, _ marks: Span.Marks) -> [Span] {
    var spans: [Span] = []
    var rest = text
    while let first = rest.first {
      if let (found, end) = next(rest, marks) {
        for span in found { append(span, to: &spans) }
        rest = rest[end...]
      } else {
        // If a run of delimiters opens nothing, all of it is text.
        let run = "*`".contains(first) ? rest.prefix { $0 == first } : rest.prefix(1)
        append(Span(text: String(run), marks: marks), to: &spans)
        rest = rest[run.endIndex...]
      }
    }
    return spans
  }

  /// What a text begins with, and where that ends; nil if it is nothing but text.
  private func next(_ text: Substring, _ marks: Span.Marks) -> ([Span], end: String.Index)? {
    switch text.first {
    case "\\":
      guard let sign = text.dropFirst().first, sign.isASCII, sign.isPunctuation || sign.isSymbol
      else { return nil }
      return ([Span(text: String(sign), marks: marks)], text.dropFirst(2).startIndex)
    case "`":
      guard let match = text.prefixMatch(of: code) else { return nil }
      var inside = match.2
      if inside.hasPrefix(" "), inside.hasSuffix(" ") { inside = inside.dropFirst().dropLast() }
      return ([Span(text: String(inside), marks: marks.union(.code))], match.range.upperBound)
    case "<":
      return text.prefixMatch(of: tag).map { ([], $0.range.upperBound) }
    case "[", "!":
      guard let match = text.prefixMatch(of: link) else { return nil }
      let shown = spans(in: match.1, marks.union(.link))
      let address = Span(text: String(match.2), marks: .address)
      let isShown = shown.map(\.text).joined() == address.text
      return (shown + (isShown ? [] : [address]), match.range.upperBound)
    case "*":
      let match = text.prefixMatch(of: strong) ?? text.prefixMatch(of: emphasis)
      guard let match, match.1.last?.isWhitespace == false else { return nil }
      let added: Span.Marks = text.hasPrefix("**") ? .strong : .emphasis
      return (spans(in: match.1, marks.union(added)), match.range.upperBound)
    default:
      let end = text.firstIndex { "\\`<[!*".contains($0) } ?? text.endIndex
      return ([Span(text: String(text[..<end]), marks: marks)], end)
    }
  }

  private func append(_ span: Span, to spans: inout [Span]) {
    if let last = spans.last, last.marks == span.marks {
      spans[spans.count - 1].text += span.text
    } else {
      spans.append(span)
    }
  }
}

import Text

/// Parses running text: emphasis, code, links, and the little HTML that pages use.
///
/// It supports a part of CommonMark, read from left to right; text that fits no rule stays text.
package struct SpanParser {
  private let code = #/`([^`]+)`/#
  /// For summaries, which code hosts do not read as Markdown.
  private let element = #/<code>([^<]+)</code>/#
  private let tag = #/<!--.*?-->|</?(?:code|em|kbd|strong)>/#
  /// The text may have brackets in it.
  private let link = #/!?\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^\s()]+)\)/#
  private let strong = #/\*\*(?!\s)((?:`[^`]*`|[^`])+?)\*\*(?!\*)/#
  /// Marks inside code, and strong text inside, do not end it.
  private let emphasis = #/\*(?![\s*])((?:`[^`]*`|\*\*|[^`*])+?)\*(?!\*)/#

  /// Shared, since preparing its patterns on first use takes longer than parsing most texts.
  /// Nothing can change it, so several threads may read it.
  nonisolated(unsafe) package static let shared = SpanParser()

  private init() {}

  package func spans(in text: String) -> [Span] { spans(in: text[...], []) }

  private func spans(in text: Substring, _ marks: Set<Span.Mark>) -> [Span] {
    var spans: [Span] = []
    var rest = text
    while let first = rest.first {
      // If a run of delimiters opens nothing, all of it is text.
      let run = "*`".contains(first) ? rest.prefix { $0 == first } : rest.prefix(1)
      let plain = ([Span(text: String(run), marks: marks)], run.endIndex)
      let (found, end) = next(rest, marks) ?? plain
      for span in found {
        if let last = spans.last, last.marks == span.marks {
          spans[spans.count - 1].text += span.text
        } else {
          spans.append(span)
        }
      }
      rest = rest[end...]
    }
    return spans
  }

  /// The spans at the beginning of a text, and their end; nil if it is plain text.
  private func next(_ text: Substring, _ marks: Set<Span.Mark>) -> ([Span], end: String.Index)? {
    switch text.first {
    case "\\":
      let sign = text.dropFirst().prefix { "\\`*[]<|".contains($0) }.prefix(1)
      return sign.isEmpty ? nil : ([Span(text: String(sign), marks: marks)], sign.endIndex)
    case "`":
      return text.prefixMatch(of: code).map {
        ([Span(text: String($0.1), marks: marks.union([.code]))], $0.range.upperBound)
      }
    case "<":
      if let match = text.prefixMatch(of: element) {
        return ([Span(text: String(match.1), marks: marks.union([.code]))], match.range.upperBound)
      }
      return text.prefixMatch(of: tag).map { ([], $0.range.upperBound) }
    case "[", "!":
      guard let match = text.prefixMatch(of: link) else { return nil }
      let shown = spans(in: match.1, marks.union([.link]))
      let address = Span(text: String(match.2), marks: [.address])
      let isShown = shown.text == address.text
      return (shown + (isShown ? [] : [address]), match.range.upperBound)
    case "*":
      let match = text.prefixMatch(of: strong) ?? text.prefixMatch(of: emphasis)
      guard let match, match.1.last?.isWhitespace == false else { return nil }
      let added: Span.Mark = text.hasPrefix("**") ? .strong : .emphasis
      return (spans(in: match.1, marks.union([added])), match.range.upperBound)
    default:
      let end = text.firstIndex { "\\`<[!*".contains($0) } ?? text.endIndex
      return ([Span(text: String(text[..<end]), marks: marks)], end)
    }
  }
}

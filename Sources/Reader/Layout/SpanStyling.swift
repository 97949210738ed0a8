import Book
import Foundation
import Terminal

/// Styles running text: with colours if they are wanted, otherwise with the marks of Markdown.
struct SpanStyling {
  let usesColor: Bool
  /// The page's folder, as a path in the book; links are relative to it.
  let folder: String

  /// - Parameter base: The style of the whole text, such as that of a heading.
  func runs(_ spans: [Span], base: Style = .plain) -> Line {
    var runs: Line = []
    var open: Span.Marks = []
    var linked = ""
    for span in withoutDoubles(spans) {
      if span.marks.contains(.address) {
        runs += address(span.text, shown: linked)
        linked = ""
        continue
      }
      if !usesColor, base == .plain {
        runs.append(Run(delimiters(from: open, to: span.marks)))
        open = span.marks
      }
      let isQuotedCode = span.marks.contains(.code) && !usesColor
      runs.append(Run(isQuotedCode ? "`\(span.text)`" : span.text, base + style(span.marks)))
      linked = span.marks.contains(.link) ? linked + span.text : ""
    }
    return runs + [Run(delimiters(from: open, to: []))]
  }

  /// Replaces a link's text with the full path of its file if the text is only the end of that
  /// path.
  private func withoutDoubles(_ spans: [Span]) -> [Span] {
    var shown: [Span] = []
    for span in spans {
      let path = span.marks.contains(.address) ? resolved(span.text) : ""
      let start = (shown.lastIndex { !$0.marks.contains(.link) } ?? -1) + 1
      let text = shown[start...].map(\.text).joined().trimmingCharacters(in: ["/"])
      if !text.isEmpty, !path.contains(":"), path.hasSuffix("/" + text) {
        shown = shown[..<start] + [Span(text: path, marks: shown[start].marks)]
      } else {
        shown.append(span)
      }
    }
    return shown
  }

  private func style(_ marks: Span.Marks) -> Style {
    var style = Style.plain
    if marks.contains(.strong) { style = style + .bold }
    if marks.contains(.emphasis) { style = style + .italic }
    if marks.contains(.code) { style = style + .cyan }
    if marks.contains(.link) { style = style + .underlined }
    return style
  }

  private func delimiters(from old: Span.Marks, to new: Span.Marks) -> String {
    var text = ""
    if old.contains(.emphasis) != new.contains(.emphasis) { text += "*" }
    if old.contains(.strong) != new.contains(.strong) { text += "**" }
    return text
  }

  /// The target of a link, shown after its text, except where it is on the same page, is already
  /// shown, or is one of the page's own steps or requests, which have their own commands.
  private func address(_ address: String, shown: String) -> Line {
    let place = resolved(address)
    guard !place.isEmpty, place != shown else { return [] }
    let beside = ["Steps", "Requests"].map { "\(folder)/\($0)/" }
    guard !beside.contains(where: place.hasPrefix) else { return [] }
    return [Run(" "), Run("(\(place))", .dim)]
  }

  private func resolved(_ address: String) -> String {
    if address.contains("://") || address.hasPrefix("mailto:") || address.hasPrefix("/") {
      return address
    }
    let path = address.prefix { $0 != "#" }
    guard !path.isEmpty else { return "" }
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}

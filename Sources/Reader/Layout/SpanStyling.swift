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
    var open: Set<Span.Mark> = []
    for span in withTargets(spans) + [Span(text: "")] {
      let isTarget = span.marks.contains(.address)
      if !usesColor, base == .plain, !isTarget {
        runs.append(Run(delimiters(from: open, to: span.marks)))
        open = span.marks
      }
      let isQuotedCode = span.marks.contains(.code) && !usesColor
      let text = isQuotedCode ? "`\(span.text)`" : span.text
      runs.append(Run(text, isTarget ? .dim : base + style(span.marks)))
    }
    return runs
  }

  /// Shows the target of each link after its text, except where it is on the same page, is already
  /// shown, or is one of the page's own steps or requests, which have their own commands.
  ///
  /// Where the text is only the end of its file's path, it is replaced with the full path.
  private func withTargets(_ spans: [Span]) -> [Span] {
    let ownFolders = ["Steps", "Requests"].map { "\(folder)/\($0)/" }
    var shown: [Span] = []
    for span in spans {
      guard span.marks.contains(.address) else {
        shown.append(span)
        continue
      }
      let target = resolved(span.text)
      let start = (shown.lastIndex { !$0.marks.contains(.link) } ?? -1) + 1
      let text = shown[start...].map(\.text).joined()
      let end = text.trimmingCharacters(in: ["/"])
      if !end.isEmpty, !target.contains(":"), target.hasSuffix("/" + end) {
        shown[start...] = [Span(text: target, marks: shown[start].marks)]
      } else if !target.isEmpty, target != text, !ownFolders.contains(where: target.hasPrefix) {
        shown.append(Span(text: " (\(target))", marks: [.address]))
      }
    }
    return shown
  }

  private func style(_ marks: Set<Span.Mark>) -> Style {
    var style = Style.plain
    if marks.contains(.strong) { style = style + .bold }
    if marks.contains(.emphasis) { style = style + .italic }
    if marks.contains(.code) { style = style + .cyan }
    if marks.contains(.link) { style = style + .underlined }
    return style
  }

  private func delimiters(from old: Set<Span.Mark>, to new: Set<Span.Mark>) -> String {
    let changed = old.symmetricDifference(new)
    return (changed.contains(.emphasis) ? "*" : "") + (changed.contains(.strong) ? "**" : "")
  }

  /// The target of a link as a path in the book; empty if it is on the same page.
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
